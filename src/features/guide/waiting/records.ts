import { numberOfDay } from '../../../shared/calendar.ts'
import { changesIn } from '../../records/counted.ts'
import type { KnownRecord, PendingWrite } from '../../records/pending.ts'
import { topicKey } from '../../records/topics/wording.ts'
import type { GuideMaterial } from '../contract.ts'
import { NUMBERS } from '../knowledge/log.ts'

type Logged = GuideMaterial['log'][number]

/** The material with waiting sessions, changes and deletions. */
export function withWaitingRecords(material: GuideMaterial, writes: readonly PendingWrite[]): GuideMaterial {
  const topicOf = topicsBy(material)
  const logged = (record: KnownRecord | undefined): Logged[] => {
    const topic_id = record && topicOf(record)
    return record === undefined || topic_id === undefined ? [] : [{ topic_id, log: deedOf(record) }]
  }
  const log = changesIn(writes).reduce<readonly Logged[]>(
    (all, { before, after }) => replaced(all, logged(before), logged(after)),
    material.log,
  )
  return log === material.log ? material : { ...material, log: [...log] }
}

// A record that is missing was changed by the server already, whose answer got lost.
function replaced(
  all: readonly Logged[],
  before: readonly Logged[],
  after: readonly Logged[],
): readonly Logged[] {
  const [old] = before
  if (!old) return after.length === 0 ? all : [...all, ...after]
  const index = all.findIndex((one) => one.topic_id === old.topic_id && placeOf(one, old) >= 0)
  const found = all[index]
  if (!found) return all
  const log = found.log.toSpliced(placeOf(found, old), NUMBERS)
  return [...all.with(index, { ...found, log }), ...after]
}

function placeOf({ log }: Logged, { log: wanted }: Logged): number {
  for (let at = 0; at < log.length; at += NUMBERS) {
    if (wanted.every((number, index) => log[at + index] === number)) return at
  }
  return -1
}

const wordingName = (subject: number, words: string) => `${subject} ${topicKey(words)}`

// A record is of the topic that it names, else of the one that has its words.
function topicsBy({ topics, wholes = [] }: GuideMaterial): (record: KnownRecord) => number | undefined {
  const named = new Map(
    [...wholes, ...topics].flatMap(({ subject_id, words, topic_ids: [first] }) =>
      first === undefined ? [] : [[wordingName(subject_id, words), first] as const],
    ),
  )
  return ({ topic_id, subject_id, topic }) =>
    topic_id ?? (topic ? named.get(wordingName(subject_id, topic)) : undefined)
}

function deedOf(record: KnownRecord): number[] {
  const { study_time, questions_resolved, correct_answers, finished, kind } = record
  return [
    numberOfDay(record.day),
    study_time,
    questions_resolved,
    correct_answers,
    Number(finished === true),
    Number(kind === 'review'),
  ]
}
