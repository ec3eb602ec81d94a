import type { ColumnType } from 'kysely'

interface KnownTopicTable {
  user_id: string
  topic_id: number
  studied_on: ColumnType<string, string, string>
  said_at: Date
}

/** SQL: a student's `KnownTopic`s as JSON; `user` is an expression. */
export const knownTopicsOf = (user: string) => `(
  select coalesce(json_agg(json_build_object('topic_id', topic_id, 'studied_on', studied_on::text)
    order by topic_id), '[]')
  from known_topic where user_id = ${user})`

declare module '../../../../server/database/db.ts' {
  interface Tables {
    known_topic: KnownTopicTable
  }
}
