import type { ColumnType, GeneratedAlways } from 'kysely'

/** A topic of the student's knowledge, which belongs to no exam. */
export interface TopicTable {
  user_id: string
  id: GeneratedAlways<number>
  subject_id: number
  words: string
}

/** Every wording that a topic ever had; `key` is as `topicKey` writes it. */
export interface TopicWordingTable {
  user_id: string
  subject_id: number
  key: string
  /** Words that have this key; null where words alone do not say which topic it is. */
  spelling: string | null
  topic_id: number
}

/** A target's document. `saves` are the keys of the last saves; `revision` counts them. */
export interface SyllabusTable {
  user_id: string
  target_id: number
  document: ColumnType<object, string, string>
  topics: number
  revision: number
  saves: string[]
}

/** Rank 0 is the topic that new records of the item name. */
export interface SyllabusItemTable {
  user_id: string
  target_id: number
  item: string
  rank: number
  topic_id: number
}

export interface SyllabusSubjectTable {
  user_id: string
  target_id: number
  item: string
  subject_id: number
}

declare module '../../../server/database/db.ts' {
  interface Tables {
    topic: TopicTable
    topic_wording: TopicWordingTable
    syllabus: SyllabusTable
    syllabus_item: SyllabusItemTable
    syllabus_subject: SyllabusSubjectTable
  }
}
