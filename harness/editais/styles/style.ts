/** A made-up passage in a board's style, and the tree that it should become. */
export interface Style {
  name: string
  text: string
  /** One line a node: "= subject", then "number|text" or "|text", two spaces deeper under its parent. */
  tree: string
}
