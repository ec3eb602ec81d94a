import { addDays, type Day, daysBetween } from '../../shared/calendar.ts'
import type { SpellingSums } from '../records/packed-log.ts'
import type { StudiedSubject, StudiedTopic } from './contract.ts'
import { standingOn } from './rules.ts'

interface Ids {
  readonly topics: ReadonlySet<number>
  readonly subjects: ReadonlySet<number>
}

const FIRST_DAY = '1970-01-01'

/** Returns sums and states of these topics and subjects, from the sums of all records of a student. */
export function studiedOf(
  sums: readonly SpellingSums[],
  { topics, subjects }: Ids,
  today: Day,
): { studied: StudiedTopic[]; studied_subjects: StudiedSubject[] } {
  const ofTopics = new Map<number, Added>()
  const ofSubjects = new Map<number, Added>()
  for (const one of sums) {
    if (topics.has(one.topic)) add(ofTopics, one.topic, one)
    if (subjects.has(one.subject)) add(ofSubjects, one.subject, one)
  }
  const now = daysBetween(FIRST_DAY, today)
  return {
    studied: Array.from(ofTopics, ([topic_id, { seconds, questions, correct, last, learned }]) => {
      const known = learned === Infinity ? null : learned
      const state = standingOn({ learned: known, last, questions, correct }, now)
      const learned_on = known === null ? null : dayOf(known)
      return { topic_id, seconds, questions, correct, learned_on, last_on: dayOf(last), state }
    }),
    studied_subjects: Array.from(ofSubjects, ([subject_id, { seconds, questions, correct, last }]) => {
      return { subject_id, seconds, questions, correct, last_on: dayOf(last) }
    }),
  }
}

type Added = { -readonly [Field in Exclude<keyof SpellingSums, 'subject' | 'topic'>]: SpellingSums[Field] }

function add(
  all: Map<number, Added>,
  id: number,
  { seconds, questions, correct, last, learned }: SpellingSums,
): void {
  const known = all.get(id)
  if (!known) {
    all.set(id, { seconds, questions, correct, last, learned })
    return
  }
  known.seconds += seconds
  known.questions += questions
  known.correct += correct
  known.last = Math.max(known.last, last)
  known.learned = Math.min(known.learned, learned)
}

/** Days from 1970 as they are written, which are few and take long to write. */
const days = new Map<number, Day>()

function dayOf(number: number): Day {
  const known = days.get(number)
  if (known) return known
  const day = addDays(FIRST_DAY, number)
  days.set(number, day)
  return day
}
