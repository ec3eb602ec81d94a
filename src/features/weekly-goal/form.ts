import { type Aimed, MESSAGES } from './contract.ts'
import { type Aims, isNone, readGoal, readQuestions, type Typed, typedOf } from './rules.ts'

interface SubjectTyped {
  readonly subject_id: number
  readonly minutes: string
  readonly questions: string
}

/** As typed; a subject without a number has no goal. */
export interface GoalForm extends Typed {
  readonly questions: string
  readonly subjects: readonly SubjectTyped[]
}

export interface WrongFields {
  readonly time?: string | undefined
  /** The error of the minutes alone. */
  readonly minutes?: string | undefined
  readonly questions?: string | undefined
  /** By subject's id. */
  readonly subjects?: Readonly<Record<number, string>>
}

const digits = (number: number | null) => (number === null ? '' : String(number))

/** Fills the form with a goal, or a proposal. */
export function formOf(
  goal: Aims & { readonly subjects: readonly (Aims & { readonly subject_id: number })[] },
): GoalForm {
  return {
    ...typedOf(goal.minutes),
    questions: digits(goal.questions),
    subjects: goal.subjects.map(({ subject_id, minutes, questions }) => ({
      subject_id,
      minutes: digits(minutes),
      questions: digits(questions),
    })),
  }
}

/** Changes a subject's goal in the form. */
export function withSubject({ subjects }: GoalForm, changed: SubjectTyped): Pick<GoalForm, 'subjects'> {
  return { subjects: [...subjects.filter(({ subject_id }) => subject_id !== changed.subject_id), changed] }
}

/** The goal to send, or its errors. An empty form is valid only where there is a goal to remove. */
export function readForm(
  form: GoalForm,
  hasGoal: boolean,
): { aimed: Required<Aimed> } | { wrong: WrongFields } {
  const whole = readAims(readGoal(form), form.questions)
  if ('wrong' in whole) return whole
  const subjects = form.subjects.map(({ subject_id, minutes, questions }) => ({
    subject_id,
    ...readAims(readGoal({ hours: '', minutes }), questions),
  }))
  const refused = subjects.flatMap((one) =>
    'wrong' in one ? [[one.subject_id, textOf(one.wrong)] as const] : [],
  )
  if (refused.length > 0) return { wrong: { subjects: Object.fromEntries(refused) } }
  const aims = subjects.flatMap((one) => ('wrong' in one || isNone(one) ? [] : [one]))
  if (isNone(whole) && aims.length === 0 && !hasGoal) return { wrong: { time: MESSAGES.missing } }
  return { aimed: { ...whole, subjects: aims } }
}

const textOf = ({ time, minutes, questions }: WrongFields) => time ?? minutes ?? questions ?? ''

function readAims(time: ReturnType<typeof readGoal>, typed: string): Aims | { wrong: WrongFields } {
  const questions = readQuestions(typed)
  if ('wrong' in time || 'wrong' in questions) {
    const ofTime = 'wrong' in time ? time.wrong : undefined
    const wrong = {
      ...(ofTime === MESSAGES.notWhole ? { minutes: ofTime } : { time: ofTime }),
      questions: 'wrong' in questions ? questions.wrong : undefined,
    }
    return { wrong }
  }
  return { minutes: time.minutes, questions: questions.questions }
}
