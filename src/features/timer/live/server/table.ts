import type { SharedEvent } from '../contract.ts'

export interface LiveEventTable {
  user_id: string
  seq: number
  id: string
  session: string
  type: SharedEvent['type']
  said: SharedEvent
  received_at: Date
}

declare module '../../../../server/database/db.ts' {
  interface Tables {
    live_event: LiveEventTable
  }
}
