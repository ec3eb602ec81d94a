import { NEARLY } from '../../../shared/find.ts'
import { fold } from '../../../shared/text.ts'
import { topicKey } from '../../records/topics/wording.ts'
import { rankSubject } from '../../subjects/subject-search.ts'
import type { NameChoice } from '../contract.ts'

export interface KnownSubject {
  readonly id: number
  readonly name: string
}

export interface KnownTopic {
  readonly subject_id: number
  readonly topic: string
}

/** A subject's id, a new subject of the file's name, or none. */
export type SubjectChoice = number | 'new' | 'skip'

/** How a name was matched: equal, similar, chosen by the student (now or before), or not at all. */
export type Found = 'same' | 'alike' | 'chosen' | 'new'

export interface SubjectMatch {
  readonly choice: SubjectChoice
  readonly found: Found
}

export interface TopicMatch {
  readonly topic: string
  readonly found: Found
}

export interface Names {
  readonly subjects: readonly KnownSubject[]
  readonly topics: readonly KnownTopic[]
  /** Choices that the student made in earlier imports. */
  readonly remembered: readonly NameChoice[]
  /** Choices in this import, by the file's name of a subject, and by subject and topic. */
  readonly chosenSubjects: Readonly<Record<string, SubjectChoice>>
  readonly chosenTopics: Readonly<Record<string, string>>
}

export const topicPlace = (subject: string, topic: string): string => `${subject}\n${topic}`

/** Matches names by the student's choice, else by equality, else by words if they fit only one. */
export class Matcher {
  private readonly names: Names
  private readonly byName: Map<string, KnownSubject>
  private readonly rememberedOf: Map<string, NameChoice>
  private readonly topicsOf: Map<number, readonly string[]>
  private readonly keys = new Map<number, Map<string, string>>()

  constructor(names: Names) {
    this.names = names
    this.byName = new Map(names.subjects.map((subject) => [fold(subject.name), subject]))
    this.rememberedOf = new Map(names.remembered.map((one) => [`${one.of_subject} ${one.name}`, one]))
    this.topicsOf = new Map(
      [...Map.groupBy(names.topics, ({ subject_id }) => subject_id)].map(([id, topics]) => [
        id,
        topics.map(({ topic }) => topic),
      ]),
    )
  }

  subject(called: string): SubjectMatch {
    const chosen = this.names.chosenSubjects[called]
    if (chosen !== undefined) return { choice: chosen, found: 'chosen' }
    const before = this.rememberedOf.get(`0 ${fold(called)}`)
    if (before) return { choice: before.subject_id, found: 'chosen' }
    const same = this.byName.get(fold(called))
    if (same) return { choice: same.id, found: 'same' }
    const alike = this.alike(called)
    return alike ? { choice: alike.id, found: 'alike' } : { choice: 'new', found: 'new' }
  }

  /** Finds which of nested decks names the subject: a known one, else the outermost. */
  deck(names: readonly string[]): { subject: string; topic: string } {
    const found = names.map((name) => this.subject(name).found)
    const known = [found.lastIndexOf('chosen'), found.lastIndexOf('same'), found.indexOf('alike')]
    const at = known.find((place) => place >= 0) ?? 0
    return { subject: names[at] ?? '', topic: names.length > at + 1 ? (names.at(-1) ?? '') : '' }
  }

  /** The best match, unless another is as good. */
  private alike(called: string): KnownSubject | undefined {
    if (called === '') return undefined
    const answers = this.names.subjects
      .map((subject) => ({ subject, rank: rankSubject(subject.name, called) ?? NEARLY }))
      .filter(({ rank }) => rank < NEARLY - 1)
      .sort((a, b) => a.rank - b.rank)
    const [best, next] = answers
    return best && best.rank !== next?.rank ? best.subject : undefined
  }

  topic(subject: SubjectChoice, called: string, calledSubject: string): TopicMatch {
    if (called === '') return { topic: '', found: 'same' }
    const chosen = this.names.chosenTopics[topicPlace(calledSubject, called)]
    if (chosen !== undefined) return { topic: chosen, found: 'chosen' }
    if (typeof subject !== 'number') return { topic: called, found: 'new' }
    const before = this.rememberedOf.get(`${subject} ${fold(called)}`)
    if (before) return { topic: before.topic, found: 'chosen' }
    const same = this.keysOf(subject).get(topicKey(called))
    if (same !== undefined) return { topic: same, found: 'same' }
    const alike = this.keysOf(subject).get(wordsKey(called))
    return alike === undefined ? { topic: called, found: 'new' } : { topic: alike, found: 'alike' }
  }

  knownTopics(subject: SubjectChoice): readonly string[] {
    return typeof subject === 'number' ? (this.topicsOf.get(subject) ?? []) : []
  }

  private keysOf(subject: number): Map<string, string> {
    const known = this.keys.get(subject)
    if (known) return known
    const keys = new Map<string, string>()
    for (const topic of this.knownTopics(subject)) {
      if (!keys.has(topicKey(topic))) keys.set(topicKey(topic), topic)
      if (!keys.has(wordsKey(topic))) keys.set(wordsKey(topic), topic)
    }
    this.keys.set(subject, keys)
    return keys
  }
}

const SMALL = new Set('a as o os e de da das do dos em no na nos nas ao aos para por com'.split(' '))

/** The significant words in alphabetical order. Its first space keeps it apart from every `topicKey`. */
function wordsKey(text: string): string {
  const words = fold(text).match(/[a-z0-9]+/g) ?? []
  return ` ${[...new Set(words.filter((word) => !SMALL.has(word)))].sort().join(' ')}`
}
