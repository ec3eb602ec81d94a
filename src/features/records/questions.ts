import { checkSummary, type FormResult, type Questions } from './rules.ts'

/** As typed; a blank count of wrong answers is 0. */
export interface QuestionsForm {
  totalQuestions: string
  incorrectAnswers: string
}

const OFFERED = 6

/** Checks questions without a time, by the rules of the summary. */
export function checkQuestions(form: QuestionsForm): FormResult<Questions, keyof QuestionsForm> {
  const checked = checkSummary({ ...form, questionsResolved: 'yes', time: null }, 1)
  if (!checked.ok) return checked
  const { study_time: _none, ...questions } = checked.value
  return { ok: true, value: questions }
}

/** The subjects by likelihood: `recent` ids, the last first, then the others in their order. */
export function likelySubjects<Subject extends { id: number }>(
  subjects: readonly Subject[],
  recent: readonly number[],
): Subject[] {
  const known = new Map(subjects.map((subject) => [subject.id, subject]))
  const first = [...new Set(recent)].flatMap((id) => known.get(id) ?? [])
  return [...new Set([...first, ...subjects])].slice(0, OFFERED)
}
