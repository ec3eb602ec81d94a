import type { GeneratedAlways } from 'kysely'

export interface ReportTable {
  user_id: string
  id: GeneratedAlways<number>
  created_at: Date
  kind: 'ai' | 'rules'
  model: string | null
  incomplete: boolean
  /** Both days are included; null where the period is open. */
  from_day: string | null
  to_day: string | null
  markdown: string
}

/** Holds the starts of the last hour. */
export interface ReportAllowanceTable {
  user_id: string
  begun: Date[]
}

declare module '../../../server/database/db.ts' {
  interface Tables {
    report: ReportTable
    report_allowance: ReportAllowanceTable
  }
}
