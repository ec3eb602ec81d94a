import { type Day, isDay } from '../../../shared/calendar.ts'
import { type FieldErrors, invalidBecause, type Problem } from '../../../shared/errors.ts'
import { firstLetters, fold, isBlank, tidy } from '../../../shared/text.ts'
import type { ListedExam } from '../../exams/contract.ts'
import type { Document } from '../document.ts'
import { documentOf } from '../format/tree-document.ts'
import { MESSAGES, type NewTarget, TARGET_LIMITS, type Target } from './contract.ts'

type TargetInput = Pick<NewTarget, 'body' | 'position' | 'board' | 'exam_day' | 'notice_url'>

/** Fields of a target, tidied; unknown ones are left out. */
export interface TidyTarget {
  body?: string
  position?: string
  board?: string
  exam_day?: Day | null
  notice_url?: string | null
}

export type Names = Required<Pick<TidyTarget, 'body' | 'position' | 'board'>>

/** Tidies the fields of a target, or returns the problem with them. */
export function readTarget(said: TargetInput): TidyTarget | Problem {
  const errors = errorsIn(said)
  if (Object.keys(errors).length > 0) return invalidBecause(errors)
  const { body, position, board, exam_day, notice_url } = said
  const tidied = {
    body: orNone(body),
    position: orNone(position),
    board: orNone(board),
    exam_day,
    notice_url,
  }
  return Object.fromEntries(Object.entries(tidied).filter(([, value]) => value !== undefined))
}

function errorsIn({ body, exam_day, notice_url }: TargetInput): FieldErrors {
  return {
    ...(body !== undefined && isBlank(body) ? { body: [MESSAGES.noName] } : {}),
    ...(exam_day && !isDay(exam_day) ? { exam_day: [MESSAGES.noDay] } : {}),
    ...(notice_url && !isAddress(notice_url) ? { notice_url: [MESSAGES.badAddress] } : {}),
  }
}

const orNone = (text: string | undefined) => (text === undefined ? undefined : tidy(text))

const isAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

/** The names that a document has of its exam. */
export function namesIn({ orgao = '', cargo = '', banca = '' }: Document): Names {
  return {
    body: firstLetters(tidy(orgao), TARGET_LIMITS.body).trim(),
    position: firstLetters(tidy(cargo), TARGET_LIMITS.position).trim(),
    board: firstLetters(tidy(banca), TARGET_LIMITS.board).trim(),
  }
}

/** Fields of a target that an open exam has: its body, and its notice's address. */
export type ExamAsTarget = Pick<Target, 'body' | 'notice_url'>

/** An open exam as a target; undefined where its list does not say whose it is. */
export function targetOfExam({
  titulo,
  link,
  link_edital,
}: Pick<ListedExam, 'titulo' | 'link' | 'link_edital'>): ExamAsTarget | undefined {
  const body = firstLetters(tidy(titulo), TARGET_LIMITS.body).trim()
  if (isBlank(body)) return undefined
  const notice_url = link_edital.find(({ url }) => isAddress(url))?.url ?? link
  return { body, notice_url: notice_url !== null && isAddress(notice_url) ? notice_url : null }
}

/** Whether a target came of this exam of the list, whose notice may be a newer one by now. */
export const isOfExam = ({ body, notice_url }: ExamAsTarget, exam: ExamAsTarget): boolean =>
  notice_url !== null && (notice_url === exam.notice_url || fold(body) === fold(exam.body))

/** The document with the exam's names from the student; empty names change nothing. */
export function namedBy(document: Document, { body, position, board }: Names): Document {
  const known = namesIn(document)
  return {
    ...document,
    ...(body && body !== known.body ? { orgao: body } : {}),
    ...(position && position !== known.position ? { cargo: position } : {}),
    ...(board && board !== known.board ? { banca: board } : {}),
  }
}

/** The edital of a target that has none yet. */
export const emptyDocument = ({ body, position, board }: Names) =>
  documentOf(
    { blocks: [{ name: '', subjects: [] }] },
    { orgao: body, cargo: position || undefined, banca: board || undefined },
  )

/** Returns the fields that a target's form saves together. */
export const wholeOfTarget = ({ body, position, board, exam_day, notice_url }: Target) => ({
  body,
  position,
  board,
  exam_day,
  notice_url,
})
