import { firstLetters, tidy } from '../../../shared/text.ts'
import { LIMITS as RECORD_LIMITS } from '../../records/contract.ts'
import { topicKey } from '../../records/topics/wording.ts'
import type { DocumentTopic, SyllabusDocument } from '../format/contract.ts'

/** An item of a document as knowledge sees it: words of a subject of the student's. */
export interface Wanted {
  readonly item: string
  readonly subjectId: number
  /** By which its topic is found. */
  readonly key: string
  /** Its words below those above them: the key where the words say nothing by themselves. */
  readonly path: string
  /** What its words, cut as a record's are, would be found by; null where that is the same, or not plain. */
  readonly alias: string | null
  /** As a record has them. */
  readonly words: string
  /** The key is that of the words, so that a record of these words is the topic's. */
  readonly isPlain: boolean
}

interface Placed {
  readonly topic: DocumentTopic
  readonly subjectId: number
  readonly above: Placed | undefined
}

/** A topic's words at the length of a record's: what is longer is cut off, without a sign of it. */
export const cutToRecord = (text: string): string => firstLetters(tidy(text), RECORD_LIMITS.topic).trim()

/**
 * The items of a document with the keys of their topics. Words that stand twice in a subject, as `Conceito`
 * under this and that, say nothing by themselves: there the words above them belong to the key.
 */
export function wantedOf(
  document: Pick<SyllabusDocument, 'blocos'>,
  subjects: ReadonlyMap<string, number>,
): Wanted[] {
  const placed = placedIn(document, subjects)
  const names = placed.map((one) => `${one.subjectId} ${keyOf(one.topic)}`)
  const often = countsOf(names)
  const given = new Map<string, number>()
  return placed.map((one, index) => {
    const isRepeated = (often.get(names[index] ?? '') ?? 0) > 1
    const path = pathOf(one)
    const key = isRepeated ? onlyOne(path, one.subjectId, given) : keyOf(one.topic)
    const words = cutToRecord(one.topic.texto)
    const isPlain = topicKey(words) === key
    const alias = isRepeated || isPlain ? null : topicKey(words) || null
    return { item: one.topic.id, subjectId: one.subjectId, key, path, alias, words, isPlain }
  })
}

function placedIn(
  { blocos }: Pick<SyllabusDocument, 'blocos'>,
  subjects: ReadonlyMap<string, number>,
): Placed[] {
  const found: Placed[] = []
  const walk = (topics: readonly DocumentTopic[], subjectId: number, above: Placed | undefined) => {
    for (const topic of topics) {
      const placed = { topic, subjectId, above }
      found.push(placed)
      walk(topic.filhos ?? [], subjectId, placed)
    }
  }
  for (const subject of blocos.flatMap(({ disciplinas }) => disciplinas)) {
    const subjectId = subjects.get(subject.id)
    if (subjectId !== undefined) walk(subject.topicos, subjectId, undefined)
  }
  return found
}

/** A text of signs alone is its own key, which nothing that is typed has. */
const keyOf = ({ texto }: DocumentTopic) => topicKey(texto) || `› ${texto.slice(0, RECORD_LIMITS.topic)}`

const [MAX_ABOVE, MAX_OWN] = [200, 250]

/** Nothing that is typed has such a key, since it keeps a sign. */
function pathOf({ topic, above }: Placed): string {
  const own = keyOf(topic).slice(0, MAX_OWN)
  return above ? `${keyOf(above.topic).slice(0, MAX_ABOVE)} › ${own}` : own
}

function onlyOne(path: string, subjectId: number, given: Map<string, number>): string {
  const name = `${subjectId} ${path}`
  const times = (given.get(name) ?? 0) + 1
  given.set(name, times)
  return times === 1 ? path : `${path} › ${times}`
}

function countsOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
