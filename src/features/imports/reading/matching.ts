import { NEARLY } from '../../../shared/find.ts'
import { fold } from '../../../shared/text.ts'
import { topicKey } from '../../records/topics/wording.ts'
import { subjectAnswers } from '../../subjects/finding.ts'
import type { MeantName } from '../contract.ts'

export interface KnownSubject {
  readonly id: number
  readonly name: string
}

export interface KnownTopic {
  readonly subject_id: number
  readonly topic: string
}

/** Meaning of a file's name: a subject that is here, a new one of that name, or none to be brought. */
export type SubjectChoice = number | 'new' | 'skip'

/** How a name was found: alike by its words, or told by the student now or before. */
export type Found = 'same' | 'alike' | 'told' | 'new'

export interface MeantSubject {
  readonly choice: SubjectChoice
  readonly found: Found
}

export interface MeantTopic {
  /** Its future name. */
  readonly topic: string
  readonly found: Found
}

export interface Names {
  readonly subjects: readonly KnownSubject[]
  readonly topics: readonly KnownTopic[]
  /** Choices of other imports. */
  readonly remembered: readonly MeantName[]
  /** Choices of this import, by the file's name of a subject, and by subject and topic. */
  readonly toldSubjects: Readonly<Record<string, SubjectChoice>>
  readonly toldTopics: Readonly<Record<string, string>>
}

export const topicPlace = (subject: string, topic: string): string => `${subject}\n${topic}`

/** Finds what names mean: as they were told, else by equality, else by their words where these fit one alone. */
export class Matcher {
  private readonly names: Names
  private readonly byName: Map<string, KnownSubject>
  private readonly rememberedOf: Map<string, MeantName>
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

  subject(called: string): MeantSubject {
    const told = this.names.toldSubjects[called]
    if (told !== undefined) return { choice: told, found: 'told' }
    const before = this.rememberedOf.get(`0 ${fold(called)}`)
    if (before) return { choice: before.subject_id, found: 'told' }
    const same = this.byName.get(fold(called))
    if (same) return { choice: same.id, found: 'same' }
    const alike = this.alike(called)
    return alike ? { choice: alike.id, found: 'alike' } : { choice: 'new', found: 'new' }
  }

  /** Where among decks within decks the subject is named: where one is known, else in the outermost. */
  deck(names: readonly string[]): { subject: string; topic: string } {
    const found = names.map((name) => this.subject(name).found)
    const known = [found.lastIndexOf('told'), found.lastIndexOf('same'), found.indexOf('alike')]
    const at = known.find((place) => place >= 0) ?? 0
    return { subject: names[at] ?? '', topic: names.length > at + 1 ? (names.at(-1) ?? '') : '' }
  }

  /** The one that answers best, if no other answers as well. */
  private alike(called: string): KnownSubject | undefined {
    if (called === '') return undefined
    const answers = this.names.subjects
      .map((subject) => ({ subject, rank: subjectAnswers(subject.name, called) ?? NEARLY }))
      .filter(({ rank }) => rank < NEARLY - 1)
      .sort((a, b) => a.rank - b.rank)
    const [best, next] = answers
    return best && best.rank !== next?.rank ? best.subject : undefined
  }

  topic(subject: SubjectChoice, called: string, calledSubject: string): MeantTopic {
    if (called === '') return { topic: '', found: 'same' }
    const told = this.names.toldTopics[topicPlace(calledSubject, called)]
    if (told !== undefined) return { topic: told, found: 'told' }
    if (typeof subject !== 'number') return { topic: called, found: 'new' }
    const before = this.rememberedOf.get(`${subject} ${fold(called)}`)
    if (before) return { topic: before.topic, found: 'told' }
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

/** The words that tell, in one order whatever theirs is; no key of `topicKey` has a space in it. */
function wordsKey(text: string): string {
  const words = fold(text).match(/[a-z0-9]+/g) ?? []
  return ` ${[...new Set(words.filter((word) => !SMALL.has(word)))].sort().join(' ')}`
}
