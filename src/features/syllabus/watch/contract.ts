import Type, { type Static } from 'typebox'
import {
  type Contract,
  count,
  Id,
  Instant,
  MAX_INTEGER,
  messageReply,
  StudentPath,
  UserId,
} from '../../../shared/contract.ts'
import type { Limit } from '../../../shared/limit.ts'
import { orNull } from '../targets/contract.ts'

/** Characters of an address and of a document's name, and most news shown at once. */
export const WATCH_LIMITS = { url: 2000, name: 200, news: 20 } as const

/** `file` is a change of the page itself where it is a file. */
export const NEWS_KINDS = ['amendment', 'answer_key', 'summons', 'result', 'file'] as const

const News = Type.Object({
  id: Id,
  kind: Type.Enum(NEWS_KINDS),
  name: Type.String(),
  /** The address is http or https. */
  link: Type.String(),
  found_at: Instant,
})

/** A page that the server reads now and then for a target, with news that the student has not seen. */
export const PageWatch = Type.Object({
  target_id: Id,
  url: Type.String(),
  looked_at: orNull(Instant),
  /** Documents that it had then. */
  documents: Type.Integer(),
  /** The page did not answer the last time. */
  failing: Type.Boolean(),
  news: Type.Array(News),
})

export type NewsKind = (typeof NEWS_KINDS)[number]
export type News = Static<typeof News>
export type PageWatch = Static<typeof PageWatch>

export const MESSAGES = {
  watching: 'Página em acompanhamento. Olhamos algumas vezes por dia e avisamos o que aparecer.',
  ended: 'A página não é mais acompanhada.',
  seen: 'Marcado como visto.',
  badAddress: 'Informe o endereço da página, começando com http:// ou https://.',
  notFound: 'Não encontramos este concurso-alvo.',
} as const

/** Each address is another page for the server to ask. */
const PACE: Limit = { name: 'page watch', burst: 30, everySeconds: 60 }

const TargetPath = Type.Object({ id: Id })

export const watchContract = {
  'GET /page-watches/:userId': {
    access: 'student',
    summary: 'As páginas de concursos que o aluno acompanha, com o que apareceu nelas e ele ainda não viu',
    params: StudentPath,
    reply: Type.Array(PageWatch),
  },
  'PUT /page-watches/:id': {
    access: 'student',
    summary: 'Acompanha uma página para um concurso-alvo: do que aparecer depois, avisa',
    params: TargetPath,
    body: Type.Object({ user_id: UserId, url: Type.String({ maxLength: WATCH_LIMITS.url }) }),
    limit: PACE,
    reply: messageReply(MESSAGES.watching),
  },
  'POST /page-watches/:id/seen': {
    access: 'student',
    summary: 'O aluno viu o que apareceu, até esta novidade',
    writes: 'statement',
    params: TargetPath,
    body: Type.Object({ user_id: UserId, until: count(MAX_INTEGER) }),
    reply: messageReply(MESSAGES.seen),
  },
  'DELETE /page-watches/:id': {
    access: 'student',
    summary: 'Não acompanha mais a página de um concurso-alvo',
    writes: 'statement',
    params: TargetPath,
    reply: messageReply(MESSAGES.ended),
  },
} as const satisfies Contract
