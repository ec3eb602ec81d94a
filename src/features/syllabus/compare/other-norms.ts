import { normalise } from '../format/identity.ts'
import { isSameNorm } from '../format/norms.ts'
import { likenessOf, stemsOf } from './likeness.ts'
import type { TopicRow } from './rows.ts'

/** Whether both name norms, and the one none of the other's. */
export function isOtherNorm({ mentions }: TopicRow, after: TopicRow): boolean {
  if (mentions.length === 0 || after.mentions.length === 0) return false
  return !mentions.some((norm) => after.mentions.some((other) => isSameNorm(norm, other)))
}

const BESIDE_NORMS = stemsOf(
  normalise(
    'lei decreto resolução portaria instrução normativa alteração alterações posteriores atualizada atualização redação dada dispõe sobre regulamento artigos',
  ),
)

/** Returns the words beside its norms that name a topic's matter, by their stems. */
export const matterOf = ({ rest }: TopicRow): ReadonlySet<string> =>
  new Set([...rest.stems].filter((stem) => !(BESIDE_NORMS.has(stem) || /\d/.test(stem))))

/** Compares two texts without the norms that they name; 1 where one of them has nothing else. */
export function restLikeness({ rest: one }: TopicRow, { rest: other }: TopicRow): number {
  return one.stems.size === 0 || other.stems.size === 0 ? 1 : likenessOf(one, other, () => 1)
}
