import type { PendingWrite } from '../records/pending.ts'
import type { AnswerBody, Mistake, MistakeBody } from './contract.ts'

const MISTAKES = '/mistakes/'
const PICTURES = '/mistake-pictures/'

/** Relative to the API's path. */
export const ANSWERS_PATH = '/card-answers'
export const mistakePath = (key: string) => `${MISTAKES}${key}`
export const picturePath = (key: string) => `${PICTURES}${key}`

/** Whether a write changes a mistake, which the guide and the cards read. */
export const isOfMistake = ({ path }: Pick<PendingWrite, 'path'>): boolean =>
  path.startsWith(MISTAKES) || path === ANSWERS_PATH

/** Also true for a mistake's picture. */
export const isShownWith = (write: Pick<PendingWrite, 'path'>): boolean =>
  isOfMistake(write) || write.path.startsWith(PICTURES)

/** The fields that the guide and the list share. */
type Known = Pick<Mistake, 'key' | 'answers'>

/**
 * The mistakes with the writes that wait on this device; `fresh` makes one that the server does not know yet.
 */
export function mistakesWith<M extends Known>(
  known: readonly M[],
  writes: readonly PendingWrite[],
  fresh: (key: string, body: MistakeBody, label: string) => M,
): readonly M[] {
  const waiting = writes.filter(({ state }) => state === 'waiting')
  return waiting.reduce<readonly M[]>((mistakes, write) => after(mistakes, write, fresh), known)
}

function after<M extends Known>(
  mistakes: readonly M[],
  { path, method, body, label }: PendingWrite,
  fresh: (key: string, body: MistakeBody, label: string) => M,
): readonly M[] {
  if (path === ANSWERS_PATH) return answered(mistakes, body as AnswerBody)
  const key = path.startsWith(MISTAKES) ? path.slice(MISTAKES.length) : undefined
  if (key === undefined) return pictured(mistakes, { path, method })
  const others = mistakes.filter((mistake) => mistake.key !== key)
  if (method === 'DELETE') return others
  const before = mistakes.find((mistake) => mistake.key === key)
  const said = body as MistakeBody
  return before
    ? mistakes.map((mistake) => (mistake === before ? { ...before, ...said } : mistake))
    : [fresh(key, said, label), ...others]
}

const answered = <M extends Known>(mistakes: readonly M[], { mistake, ...answer }: AnswerBody) =>
  mistakes.map((one) =>
    one.key !== mistake || one.answers.some(({ at }) => at === answer.at)
      ? one
      : { ...one, answers: [...one.answers, answer] },
  )

function pictured<M extends Known>(
  mistakes: readonly M[],
  { path, method }: Pick<PendingWrite, 'path' | 'method'>,
): readonly M[] {
  if (!path.startsWith(PICTURES)) return mistakes
  const key = path.slice(PICTURES.length)
  return mistakes.map((one) => (one.key === key ? { ...one, picture: method === 'PUT' } : one))
}

/** A mistake that only this device knows so far. */
export const freshMistake = (key: string, body: MistakeBody, subject: string): Mistake => ({
  key,
  ...body,
  subject,
  answers: [],
  weight: 0,
  studied: false,
  picture: false,
})
