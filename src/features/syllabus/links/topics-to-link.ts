import { firstLetters, tidy } from '../../../shared/text.ts'
import { LIMITS as RECORD_LIMITS } from '../../records/contract.ts'
import { topicKey } from '../../records/topics/wording.ts'
import type { DocumentTopic, SyllabusDocument } from '../format/contract.ts'
import { topicsOf } from '../format/walk.ts'

/** An item of a document to link to a topic by its words and the student's subject. */
export interface TopicToLink {
  readonly item: string
  readonly subjectId: number
  /** Key that finds its topic. */
  readonly key: string
  /** Its words below those above them; the key where the words mean nothing alone. */
  readonly path: string
  /** Key of its words at a record's length; null where it is the same, or says nothing by itself. */
  readonly alias: string | null
  readonly words: string
  /** Whether the key is that of the words alone, so that records of these words are the topic's. */
  readonly isPlain: boolean
}

interface Placed {
  readonly topic: DocumentTopic
  readonly said: Said
  readonly subjectId: number
  readonly above: Placed | undefined
}

/** Cuts a topic's words to the length of a record's, without a sign of the cut. */
export const cutToRecord = (text: string): string => firstLetters(tidy(text), RECORD_LIMITS.topic).trim()

/** The items with their topics' keys; words that come twice in a subject need those above them. */
export function topicsToLink(
  document: Pick<SyllabusDocument, 'blocos'>,
  subjects: ReadonlyMap<string, number>,
): TopicToLink[] {
  const placed = placedIn(document, subjects)
  const repeated = repeatedIn(placed)
  const given = new Map<string, number>()
  return placed.map((one) => {
    const isRepeated = repeated.get(one.subjectId)?.has(one.said.key) ?? false
    const path = pathOf(one)
    const { words, cut } = one.said
    const key = isRepeated ? onlyOne(path, one.subjectId, given) : one.said.key
    const isPlain = cut === key
    const alias = isRepeated || isPlain ? null : cut || null
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
      const placed = { topic, said: saidBy(topic), subjectId, above }
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

/** Letters of a key in a path. */
const [MAX_ABOVE, MAX_OWN] = [200, 250]

/** Keys of a topic's words, in any place. */
interface Said {
  /** A text of signs alone is its own key, which nothing that is typed has. */
  readonly key: string
  /** Ends of the key that a path has as its last part, and as a part before. */
  readonly below: string
  readonly above: string
  /** Words at a record's length, and their key. */
  readonly words: string
  readonly cut: string
}

const known = new WeakMap<DocumentTopic, Said>()

function saidBy(topic: DocumentTopic): Said {
  const said = known.get(topic) ?? readWords(topic)
  known.set(topic, said)
  return said
}

function readWords({ texto }: DocumentTopic): Said {
  const words = cutToRecord(texto)
  const cut = topicKey(words)
  const key = (words === texto ? cut : topicKey(texto)) || `› ${texto.slice(0, RECORD_LIMITS.topic)}`
  return { key, below: key.slice(0, MAX_OWN), above: key.slice(0, MAX_ABOVE), words, cut }
}

/** Letters that are read in a few milliseconds; a topic of one takes its time too. */
const AT_ONCE = 50_000
const OF_A_TOPIC = 200

/** Reads a document's words ahead of `topicsToLink`, with turns for others in between: it takes thousands a second. */
export async function readAhead(
  document: Pick<SyllabusDocument, 'blocos'>,
  others: () => Promise<unknown>,
): Promise<void> {
  let letters = 0
  for (const { topic } of topicsOf(document)) {
    saidBy(topic)
    letters += topic.texto.length + OF_A_TOPIC
    if (letters < AT_ONCE) continue
    await others()
    letters = 0
  }
}

/** Nothing that is typed has such a key, since it keeps a sign. */
function pathOf({ said, above }: Placed): string {
  return above ? `${above.said.above} › ${said.below}` : said.below
}

function onlyOne(path: string, subjectId: number, given: Map<string, number>): string {
  const name = `${subjectId} ${path}`
  const times = (given.get(name) ?? 0) + 1
  given.set(name, times)
  return times === 1 ? path : `${path} › ${times}`
}

function repeatedIn(placed: readonly Placed[]): ReadonlyMap<number, ReadonlySet<string>> {
  const bySubject = Map.groupBy(placed, ({ subjectId }) => subjectId)
  return new Map(
    [...bySubject].map(([subjectId, of]) => {
      const once = new Set<string>()
      const repeated = of.flatMap(({ said: { key } }) => {
        if (once.has(key)) return [key]
        once.add(key)
        return []
      })
      return [subjectId, new Set(repeated)]
    }),
  )
}
