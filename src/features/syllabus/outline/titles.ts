import { fold } from '../../../shared/text.ts'
import type { DocumentTopic } from '../format/contract.ts'

/** Words that need the topic above them to mean something. */
const EMPTY_WORDS = [
  'aspectos gerais características classificação classificações competência competências conceito conceitos definição',
  'definições disposições elementos espécies finalidade finalidades fundamentos generalidades gerais geral introdução',
  'modalidades natureza noções objetivo objetivos princípio princípios requisitos tipos básica básicas básico básicos',
  'jurídica e de do da em sobre outros outras demais teoria',
]
  .join(' ')
  .split(' ')
  .flatMap((word) => [word, fold(word)])
/** Such words alone. One expression stops at the first other word, which is nearly always the first. */
const EMPTY = new RegExp(`^\\P{L}*(?:(?:${EMPTY_WORDS.join('|')})(?!\\p{L})\\P{L}*)*$`, 'u')
/** Longest words of the topic above, in characters. */
const MAX_ABOVE = 60

/** Prefixes the topic above where words say nothing or repeat: 'Licitações: conceitos'. */
export function titlesOf(topics: readonly DocumentTopic[]): ReadonlyMap<string, string> {
  const placed = placedIn(topics)
  const often = new Map<string, number>()
  for (const { key } of placed) often.set(key, (often.get(key) ?? 0) + 1)
  return new Map(
    placed.map(({ topic: { id, texto }, key, above }) => {
      const isTold = often.get(key) === 1 && !EMPTY.test(key)
      return [id, isTold || !above ? texto : `${shortened(above.texto)}: ${inTheMidst(texto)}`]
    }),
  )
}

interface Placed {
  readonly topic: DocumentTopic
  /** Words in lower case; folding accents of 3,000 topics would take longer than sorting them. */
  readonly key: string
  readonly above: DocumentTopic | undefined
}

const placedIn = (topics: readonly DocumentTopic[], above?: DocumentTopic): Placed[] =>
  topics.flatMap((topic) => {
    const placed = { topic, key: topic.texto.toLowerCase(), above }
    return topic.filhos?.length ? [placed, ...placedIn(topic.filhos, topic)] : placed
  })

const shortened = (text: string) => {
  const words = text.replace(/[\s.;:,]+$/, '')
  return words.length <= MAX_ABOVE ? words : `${words.slice(0, MAX_ABOVE - 1).trimEnd()}…`
}

// 'STF' stays as it is.
const inTheMidst = (text: string) =>
  /^\p{Lu}(\P{L}|\p{Ll})/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text
