interface CalendarFeedTable {
  user_id: string
  /** SHA-256 of the key, in hex. */
  key_digest: string
  made_at: Date
}

declare module '../../../server/database/db.ts' {
  interface Tables {
    calendar_feed: CalendarFeedTable
  }
}
