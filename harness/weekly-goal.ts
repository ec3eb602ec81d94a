import type { WeeklyGoal } from '../src/features/weekly-goal/contract.ts'

/** Wednesday, 25/11/2026, of a week without a goal in which nothing is studied or planned. */
export const goalOf = (known: Partial<WeeklyGoal> = {}): WeeklyGoal => ({
  minutes: null,
  questions: null,
  week: { start: '2026-11-23', end: '2026-11-29' },
  day: '2026-11-25',
  studied_seconds: 0,
  studied_today_seconds: 0,
  questions_done: 0,
  questions_today: 0,
  subjects: [],
  planned: [],
  free: [],
  exams: [],
  usual: 7,
  ...known,
})
