declare module 'icon:*' {
  /** The shapes are on a 24 × 24 grid. */
  const shapes: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

  export = shapes
}

declare module '*.js?written' {
  /** Empty in the browser, where the page already contains the script. */
  const code: string

  export = code
}
