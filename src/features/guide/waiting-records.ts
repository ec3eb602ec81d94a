import { numberOfDay, today } from '../../shared/calendar.ts'
import { type KnownRecord, type PendingWrite, rowsOf } from '../records/pending.ts'
import { topicKey } from '../records/topics/wording.ts'
import type { GuideMaterial } from './contract.ts'

type Logged = GuideMaterial['log'][number]

/** Adds the sessions that wait on the device, as the server will count them once it has them. */
export function withWaiting(material: GuideMaterial, writes: readonly PendingWrite[], timeZone: string): GuideMaterial {
  const topicOf = topicsBy(material)
  const more = rowsOf([], writes, () => true).flatMap(({ record }): Logged[] => {
    const topic_id = topicOf(record)
    return topic_id === undefined ? [] : [{ topic_id, log: deedOf(record, timeZone) }]
  })
  return more.length === 0 ? material : { ...material, log: [...material.log, ...more] }
}

const wordingName = (subject: number, words: string) => `${subject} ${topicKey(words)}`

// A record is of the topic that it names, else of the one that has its words.
function topicsBy({ topics }: GuideMaterial): (record: KnownRecord) => number | undefined {
  const named = new Map(
    topics.flatMap(({ subject_id, words, topic_ids: [first] }) =>
      first === undefined ? [] : [[wordingName(subject_id, words), first] as const],
    ),
  )
  return ({ topic_id, subject_id, topic }) =>
    topic_id ?? (topic ? named.get(wordingName(subject_id, topic)) : undefined)
}

function deedOf(record: KnownRecord, timeZone: string): number[] {
  const day = numberOfDay(today(new Date(record.created_at), timeZone))
  const { study_time, questions_resolved, correct_answers, finished, kind } = record
  return [day, study_time, questions_resolved, correct_answers, Number(finished === true), Number(kind === 'review')]
}
