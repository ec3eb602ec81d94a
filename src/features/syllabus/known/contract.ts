import Type, { type Static } from 'typebox'
import { type Contract, Day, EchoedKey, Id, UserId } from '../../../shared/contract.ts'

/** Most topics of one call, enough for the longest editais. */
export const KNOWN_LIMITS = { atOnce: 10_000 } as const

/** A topic marked as known, with the approximate day of its last study. It counts in no sum. */
export const KnownTopic = Type.Object({ topic_id: Id, studied_on: Day })
export type KnownTopic = Static<typeof KnownTopic>

/** Marks these topics as known since about that day; null removes the mark. */
export const SaidTopics = Type.Object({
  user_id: UserId,
  topic_ids: Type.Array(Id, { minItems: 1, maxItems: KNOWN_LIMITS.atOnce }),
  studied_on: Type.Union([Day, Type.Null()]),
})
export type SaidTopics = Static<typeof SaidTopics>

export const MESSAGES = {
  said: 'Anotado.',
  unknownTopics: 'Estes tópicos não existem mais.',
  badDay: 'Esta data não existe.',
} as const

export const knownContract = {
  'POST /known-topics': {
    access: 'student',
    summary:
      'Diz de tópicos do aluno que ele já os sabe, e desde quando; `studied_on` nulo desfaz. Não conta em nenhuma soma',
    body: SaidTopics,
    reply: Type.Object({ message: Type.String(), key: EchoedKey }),
  },
} as const satisfies Contract
