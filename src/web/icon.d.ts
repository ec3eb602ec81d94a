declare module 'icon:*' {
  /** The shapes of an SVG icon on a 24 × 24 grid: tag and attributes. */
  const shapes: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

  export = shapes
}

declare module '*.js?written' {
  /** The script itself; nothing in the browser, which has it from the page. */
  const code: string

  export = code
}
