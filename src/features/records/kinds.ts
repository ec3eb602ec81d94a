import { fold } from '../../shared/text.ts'
import { KINDS, type Kind } from './contract.ts'

/** The kind last said of a subject, by its id, and of a topic of it; the newest comes last. */
export type KindHabits = Readonly<Record<string, Kind>>

/** More topics than anybody has in study at once. */
const MOST = 300

const subjectKey = (subjectId: number) => String(subjectId)
const topicKey = (subjectId: number, topic: string) => `${subjectId} ${fold(topic)}`

/** The kind last used for the topic, else for its subject; null without one. */
export function habitOf(habits: KindHabits, subjectId: number, topic: string): Kind | null {
  return habits[topicKey(subjectId, topic)] ?? habits[subjectKey(subjectId)] ?? null
}

/** What was said last counts; who says none has no habit there any more. */
export function withHabit(
  habits: KindHabits,
  subjectId: number,
  topic: string,
  kind: Kind | null,
): KindHabits {
  const keys = [subjectKey(subjectId), topicKey(subjectId, topic)]
  const others = Object.entries(habits).filter(([key]) => !keys.includes(key))
  const said = kind === null ? [] : keys.map((key): [string, Kind] => [key, kind])
  return Object.fromEntries([...others, ...said].slice(-MOST))
}

/** Reads what the device kept; anything else as no habit. It never throws. */
export function parseHabits(text: string): KindHabits {
  try {
    const kept: unknown = JSON.parse(text)
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
    return Object.fromEntries(entries.filter(([, kind]) => KINDS.includes(kind)))
  } catch {
    return {}
  }
}
