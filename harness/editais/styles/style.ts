/** A made-up passage in the way a board writes its syllabuses, and the tree it should give. */
export interface Style {
  name: string
  text: string
  /** One line a node: "= subject", then "number|text" or "|text", two spaces deeper under its parent. */
  tree: string
}
