import type { GeneratedAlways } from 'kysely'

/** A report as it was written. */
export interface ReportTable {
  user_id: string
  id: GeneratedAlways<number>
  created_at: Date
  kind: 'ai' | 'rules'
  /** The model's name; null for rules. */
  model: string | null
  /** True when the model stopped on the way and rules wrote the rest. */
  incomplete: boolean
  /** The period, both days included; null where it is open. */
  from_day: string | null
  to_day: string | null
  markdown: string
}

/** When a student's reports of the last hour began. */
export interface ReportAllowanceTable {
  user_id: string
  begun: Date[]
}

declare module '../../../server/db.ts' {
  interface Tables {
    report: ReportTable
    report_allowance: ReportAllowanceTable
  }
}
