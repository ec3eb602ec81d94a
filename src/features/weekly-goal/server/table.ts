/** At least one of the numbers is there. */
export interface WeeklyGoalTable {
  user_id: string
  minutes: number | null
  questions: number | null
  set_at: Date
}

interface SubjectGoalTable {
  user_id: string
  subject_id: number
  minutes: number | null
  questions: number | null
}

declare module '../../../server/database/db.ts' {
  interface Tables {
    weekly_goal: WeeklyGoalTable
    weekly_goal_subject: SubjectGoalTable
  }
}
