import type { GeneratedAlways } from 'kysely'

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

declare module '../../../server/database/db.ts' {
  interface Tables {
    support_message: SupportMessageTable
  }
}
