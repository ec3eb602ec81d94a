/** The answer of an annulled question. */
export const ANNULLED = '*'

/** The answers of one version of a paper, as the board publishes them. */
export interface AnswerKey {
  /** 'GABARITO 1', 'TIPO 2'; empty if the key names none. */
  readonly version: string
  /** The position and exam, as the lines above the version say; may be empty. */
  readonly position: string
  readonly subjects: readonly KeySubject[]
  /** By number of the question: the accepted letters ('B', 'AC'), or `ANNULLED`. */
  readonly answers: ReadonlyMap<number, string>
  /** Numbers below the last without an answer, which the screen shows as holes. */
  readonly missing: readonly number[]
}

/** Number of questions of a key, holes included. */
export const questionsIn = ({ answers, missing }: Pick<AnswerKey, 'answers' | 'missing'>): number =>
  answers.size + missing.length

/** A heading of the key with its questions in order. */
export interface KeySubject {
  /** The block over it, such as 'CONHECIMENTOS BÁSICOS', or empty. */
  readonly block: string
  readonly name: string
  readonly numbers: readonly number[]
}

/** Fewer answers than `least` are no paper, more than `most` no single one; `text` is in characters. */
export const KEY_LIMITS = { least: 5, most: 300, text: 200_000 } as const
