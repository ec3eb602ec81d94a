import { areLengths, type RoundLengths } from './rules.ts'

export interface RoundsChoice {
  lengths: RoundLengths | null
  sound: boolean
}

export const NO_ROUNDS: RoundsChoice = { lengths: null, sound: false }

export const formatChoice = (choice: RoundsChoice): string => JSON.stringify(choice)

/** Reads anything else as no rounds; never throws. */
export function parseChoice(text: string): RoundsChoice {
  try {
    const { lengths, sound } = fieldsOf(JSON.parse(text))
    const { study, rest } = fieldsOf(lengths)
    const known = { study: Number(study), rest: Number(rest) }
    return { lengths: areLengths(known) ? known : null, sound: sound === true }
  } catch {
    return NO_ROUNDS
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
