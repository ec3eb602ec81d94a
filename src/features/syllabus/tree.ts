/** Blocks → subjects → topics of any depth; text is literal, the number apart. */
export type Topic = { num?: string; text: string; children?: Topic[] }
/** `heading` is the name as printed; `intro` is the text before the first topic. */
export type Subject = {
  name: string
  heading?: string
  intro?: string
  questions?: number
  weight?: number
  topics: Topic[]
}
export type Block = {
  name: string
  heading?: string
  questions?: number
  weight?: number
  subjects: Subject[]
}
export type Tree = { blocks: Block[] }
