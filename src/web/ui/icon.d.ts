declare module 'icon:*' {
  /** The shapes are on a 24 × 24 grid. */
  const shapes: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

  export = shapes
}

declare module '*.js?written' {
  /** It is empty in the browser, which has the script from the page. */
  const code: string

  export = code
}
