export interface ProgressTickTable {
  user_id: string
  /** YYYY-MM-DD. */
  completion_date: string
  schedule_item_id: number
  /** False means unticked, although a study record proves it. */
  done: boolean
}

declare module '../../../../server/database/db.ts' {
  interface Tables {
    progress_tick: ProgressTickTable
  }
}
