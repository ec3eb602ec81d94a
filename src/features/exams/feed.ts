import { fold, isBlank, tidy } from '../../shared/text.ts'
import { LIMITS, type ListedExam, type Notice } from './contract.ts'

export const NO_REGION = 'Região não informada'

/** The valid exams, in order, and the number of dropped entries: broken, double or too many. */
export interface FeedReading {
  exams: ListedExam[]
  dropped: number
}

type Fields = Readonly<Record<string, unknown>>

/** Reads a source's parsed JSON, an array or one object; drops entries without a title and broken parts. */
export function readFeed(answer: unknown): FeedReading {
  const entries = Array.isArray(answer) ? answer : [answer]
  const exams = new Map<string, ListedExam>()
  for (const entry of entries) {
    if (exams.size === LIMITS.exams) break
    const exam = readExam(entry)
    if (!exam) continue
    const identity = identityOf(exam)
    if (!exams.has(identity)) exams.set(identity, exam)
  }
  return { exams: [...exams.values()], dropped: entries.length - exams.size }
}

/** The link alone does not identify an exam: one page can announce two. */
function identityOf({ link, titulo, regiao }: ListedExam): string {
  return JSON.stringify([link, fold(titulo), fold(regiao)])
}

const MINUTE_MS = 60_000

export const PERIOD_MS = 60 * MINUTE_MS

function readExam(entry: unknown): ListedExam | undefined {
  if (!isFields(entry)) return
  const titulo = readText(entry.titulo, LIMITS.titulo)
  if (isBlank(titulo)) return
  const resumo = unglue(readText(entry.resumo, LIMITS.resumo))
  return {
    titulo,
    regiao: readText(entry.regiao, LIMITS.regiao) || NO_REGION,
    ...(resumo ? { resumo } : {}),
    periodo_inscricao: readText(entry.periodo_inscricao, LIMITS.periodo_inscricao),
    situacao: readText(entry.situacao, LIMITS.situacao),
    link: readLink(entry.link),
    link_edital: readNotices(entry.link_edital),
  }
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Drops control, invisible and half characters, which the database refuses. */
function readText(value: unknown, max: number): string {
  if (typeof value !== 'string') return ''
  const clean = tidy(value.replace(/\p{Cc}/gu, ' ').replace(/\p{Cf}/gu, ''))
  return clean
    .slice(0, max)
    .replace(/\p{Cs}/gu, '')
    .trimEnd()
}

/** The source loses the space before the schooling: 'Analista IISuperior', '(Perícia)Ensino Médio'. */
function unglue(summary: string): string {
  return summary.replace(
    /(?<=[\p{L}\p{N})])(?=(?:Ensino|Fundamental|Médio|Técnico|Superior)(?!\p{L}))/gu,
    ' ',
  )
}

/** Returns null unless http(s): the source also writes `javascript:void(0);`. */
function readLink(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LIMITS.url) return null
  const url = URL.parse(value)
  if (!(url && /^https?:$/.test(url.protocol))) return null
  // A user name before the host makes an address look like another's.
  return url.username || url.password || url.href.length > LIMITS.url ? null : url.href
}

function readNotices(value: unknown): Notice[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry) => readNotice(entry) ?? []).slice(0, LIMITS.notices)
}

function readNotice(entry: unknown): Notice | undefined {
  if (!isFields(entry)) return
  const url = readLink(entry.url)
  return url === null ? undefined : { url, titulo: readText(entry.titulo, LIMITS.titulo) }
}
