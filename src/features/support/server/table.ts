import type { GeneratedAlways } from 'kysely'

/** What a student wrote to the support. */
export interface SupportMessageTable {
  user_id: string
  id: GeneratedAlways<number>
  name: string
  email: string
  subject: string
  message: string
  created_at: Date
  idempotency_key: string | null
}

declare module '../../../server/db.ts' {
  interface Tables {
    support_message: SupportMessageTable
  }
}
