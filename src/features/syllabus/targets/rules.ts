import { type Day, isDay } from '../../../shared/calendar.ts'
import { type FieldErrors, invalidBecause, type Problem } from '../../../shared/errors.ts'
import { isBlank, tidy } from '../../../shared/text.ts'
import type { ListedExam } from '../../exams/contract.ts'
import type { Document } from '../document.ts'
import { MESSAGES, type NewTarget, TARGET_LIMITS } from './contract.ts'

type Said = Pick<NewTarget, 'body' | 'position' | 'board' | 'exam_day' | 'notice_url'>

/** What is said of a target, tidy; what is not said is left out. */
export interface TidyTarget {
  body?: string
  position?: string
  board?: string
  exam_day?: Day | null
  notice_url?: string | null
}

/** Tidies what was said, or tells what is wrong with it. */
export function readTarget(said: Said): TidyTarget | Problem {
  const errors: FieldErrors = {}
  if (said.body !== undefined && isBlank(said.body)) errors.body = [MESSAGES.noName]
  if (said.exam_day && !isDay(said.exam_day)) errors.exam_day = [MESSAGES.noDay]
  if (said.notice_url && !isAddress(said.notice_url)) errors.notice_url = [MESSAGES.badAddress]
  if (Object.keys(errors).length > 0) return invalidBecause(errors)
  return {
    ...(said.body === undefined ? {} : { body: tidy(said.body) }),
    ...(said.position === undefined ? {} : { position: tidy(said.position) }),
    ...(said.board === undefined ? {} : { board: tidy(said.board) }),
    ...(said.exam_day === undefined ? {} : { exam_day: said.exam_day }),
    ...(said.notice_url === undefined ? {} : { notice_url: said.notice_url }),
  }
}

const isAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

/** The names that a document has of its exam. */
export function namesIn({
  orgao = '',
  cargo = '',
  banca = '',
}: Document): Required<Pick<TidyTarget, 'body' | 'position' | 'board'>> {
  return {
    body: tidy(orgao).slice(0, TARGET_LIMITS.body).trim(),
    position: tidy(cargo).slice(0, TARGET_LIMITS.position).trim(),
    board: tidy(banca).slice(0, TARGET_LIMITS.board).trim(),
  }
}

/** An open exam as a target, where its list says enough: whose it is, and where its notice stands. */
export function targetOfExam({ titulo, link, link_edital }: Pick<ListedExam, 'titulo' | 'link' | 'link_edital'>) {
  const body = tidy(titulo).slice(0, TARGET_LIMITS.body).trim()
  if (isBlank(body)) return undefined
  const notice_url = link_edital.find(({ url }) => isAddress(url))?.url ?? link
  return { body, notice_url: notice_url !== null && isAddress(notice_url) ? notice_url : null }
}
