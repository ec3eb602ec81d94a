export interface WeeklyGoalTable {
  user_id: string
  minutes: number
  set_at: Date
}

declare module '../../../server/database/db.ts' {
  interface Tables {
    weekly_goal: WeeklyGoalTable
  }
}
