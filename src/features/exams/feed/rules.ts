import { fold, isBlank, tidy } from '../../../shared/text.ts'
import { LIMITS, type ListedExam, type Notice } from '../contract.ts'

/** What an exam stands under when its source names no region. */
export const NO_REGION = 'Região não informada'

/**
 * The exams of an answer that can be shown, in its order, and how many of its entries are not among them: those that cannot
 * be shown, stand there twice or are too many.
 */
export interface FeedReading {
  exams: ListedExam[]
  dropped: number
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Reads the parsed JSON of a source: an array, or a single object (spec §7). Each entry is judged on its own: one without
 * a title is dropped, in the others what is broken is left out.
 */
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

/** What makes an exam the same in every list. The link alone does not: one page can announce two exams. */
function identityOf({ link, titulo, regiao }: ListedExam): string {
  return JSON.stringify([link, fold(titulo), fold(regiao)])
}

const MINUTE_MS = 60_000

/** Milliseconds from one asking of the source to the next while it answers. */
export const PERIOD_MS = 60 * MINUTE_MS

/** Milliseconds to wait after so many failures in a row, from 1: doubled from a minute up to the usual period. */
export function retryDelay(failures: number): number {
  return Math.min(MINUTE_MS * 2 ** (failures - 1), PERIOD_MS)
}

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

/** Tidy text without control and invisible characters and half characters, which the database refuses. */
function readText(value: unknown, max: number): string {
  if (typeof value !== 'string') return ''
  const clean = tidy(value.replace(/\p{Cc}/gu, ' ').replace(/\p{Cf}/gu, ''))
  return clean
    .slice(0, max)
    .replace(/\p{Cs}/gu, '')
    .trimEnd()
}

/** The source loses the space before the schooling at the end: 'Analista IISuperior', '(Perícia)Ensino Médio'. */
function unglue(summary: string): string {
  return summary.replace(/(?<=[\p{L}\p{N})])(?=(?:Ensino|Fundamental|Médio|Técnico|Superior)(?!\p{L}))/gu, ' ')
}

/** An http(s) address, or null: the source also writes `javascript:void(0);`. */
function readLink(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LIMITS.url) return null
  const url = URL.parse(value)
  if (!(url && /^https?:$/.test(url.protocol))) return null
  // A name before the host makes an address look like another's.
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
