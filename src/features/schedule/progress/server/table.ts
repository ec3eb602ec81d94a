/** What a student said by hand of a planned item on one day of his or her own. */
export interface ProgressTickTable {
  user_id: string
  /** YYYY-MM-DD. */
  completion_date: string
  schedule_item_id: number
  /** False: not done, although a study record proves it. */
  done: boolean
}

declare module '../../../../server/db.ts' {
  interface Tables {
    progress_tick: ProgressTickTable
  }
}
