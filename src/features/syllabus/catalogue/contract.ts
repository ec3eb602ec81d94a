import Type, { type Static } from 'typebox'

/** An edital that the product brings along, as the list shows it; `id` opens it. */
export const CatalogueEntry = Type.Object({
  id: Type.String(),
  orgao: Type.String(),
  cargo: Type.String(),
  banca: Type.String(),
  ano: Type.Integer(),
  subjects: Type.Integer(),
  topics: Type.Integer(),
  /** 0 where the edital does not say. */
  questions: Type.Integer(),
  /** The latest official act that it holds. */
  act: Type.String(),
  act_day: Type.Optional(Type.String()),
  /** Compared with the official text, not copied from second hand. */
  checked: Type.Boolean(),
})

export type CatalogueEntry = Static<typeof CatalogueEntry>
