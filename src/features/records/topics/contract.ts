import Type, { type Static } from 'typebox'
import { type Contract, Id, StudentPath } from '../../../shared/contract.ts'

/** Of how many records, the newest, topics are offered: years of study, yet no more to read each time. */
export const LIMITS = { records: 5000 } as const

/** As it was spelled last. */
export const KnownTopic = Type.Object({ subject_id: Id, topic: Type.String() })
/** With the number of its records among those. */
export const CountedTopic = Type.Object({ ...KnownTopic.properties, records: Type.Integer() })

export type KnownTopic = Static<typeof KnownTopic>
export type CountedTopic = Static<typeof CountedTopic>

export const topicsContract = {
  'GET /study-topics/:userId': {
    access: 'student',
    summary:
      'Os tópicos que o aluno já estudou em cada matéria, do mais recente ao mais antigo, cada um uma só vez',
    params: StudentPath,
    reply: Type.Array(CountedTopic),
  },
} as const satisfies Contract
