import { fold } from '../../shared/text.ts'
import { KINDS, type Kind } from './contract.ts'

/** The last chosen kind by subject id, and by topic of a subject; the newest comes last. */
export type KindHabits = Readonly<Record<string, Kind>>

/** More topics than any student studies at once. */
const MOST = 300

const subjectKey = (subjectId: number) => String(subjectId)
const topicKey = (subjectId: number, topic: string) => `${subjectId} ${fold(topic)}`

/** The kind last used for the topic, else for its subject; null without one. */
export function habitOf(habits: KindHabits, subjectId: number, topic: string): Kind | null {
  return habits[topicKey(subjectId, topic)] ?? habits[subjectKey(subjectId)] ?? null
}

/** Remembers the last choice; choosing no kind removes it. */
export function withHabit(
  habits: KindHabits,
  subjectId: number,
  topic: string,
  kind: Kind | null,
): KindHabits {
  const keys = [subjectKey(subjectId), topicKey(subjectId, topic)]
  const others = Object.entries(habits).filter(([key]) => !keys.includes(key))
  const added = kind === null ? [] : keys.map((key): [string, Kind] => [key, kind])
  return Object.fromEntries([...others, ...added].slice(-MOST))
}

/** Reads the device's text; anything else means no habits. Never throws. */
export function parseHabits(text: string): KindHabits {
  try {
    const parsed: unknown = JSON.parse(text)
    const entries = typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : []
    return Object.fromEntries(entries.filter(([, kind]) => KINDS.includes(kind)))
  } catch {
    return {}
  }
}
