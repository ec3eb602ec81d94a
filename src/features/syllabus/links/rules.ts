import { LIMITS } from '../contract.ts'
import type { DocumentChange } from '../format/contract.ts'
import type { TopicToLink } from './topics-to-link.ts'

/** Known topics, by subject and wording and by item; an item's first is for new records. */
export interface KnownLinks {
  readonly wordings: ReadonlyMap<string, number>
  readonly links: ReadonlyMap<string, readonly number[]>
  readonly subjectOf: ReadonlyMap<number, number>
}

interface Wording {
  readonly subjectId: number
  readonly key: string
  readonly spelling: string | null
  readonly topic: number
}

/** New topics have negative numbers from -1 on. */
export interface LinkPlan {
  readonly topics: readonly { readonly subjectId: number; readonly words: string }[]
  readonly wordings: readonly Wording[]
  readonly reworded: readonly { readonly topic: number; readonly words: string }[]
  /** Items whose topics change, with all their topics. */
  readonly links: ReadonlyMap<string, readonly number[]>
}

export const wordingName = (subjectId: number, key: string): string => `${subjectId} ${key}`

export interface Saved {
  readonly said?: readonly DocumentChange[]
  readonly before?: readonly TopicToLink[]
  /** Items whose successor is another topic by the student's decision. */
  readonly parted?: readonly string[] | undefined
}

/**
 * Decides the topics of each item. The words decide; a reworded item keeps its topic in this subject, and
 * unknown words become another wording of it. Topics are only ever added to an item, so no history leaves it.
 * Parts have the study of the whole, and a joined item's study is with the one that it joined. An item with
 * the words of one that left is another topic if that left below another topic, or if the student says so.
 * Undefined where the items would have more topics than `LIMITS.links`.
 */
export function planLinks(
  wanted: readonly TopicToLink[],
  known: KnownLinks,
  { said = [], before = [], parted = [] }: Saved = {},
): LinkPlan | undefined {
  const plan = new Planning(known)
  const [came, left] = ['entrou', 'saiu'].map((verb) => idsSaid(said, verb))
  const isParted = new Set(parted)
  const placesLeft = new Map(
    before
      .filter(({ item }) => left?.has(item))
      .flatMap(({ item, path }) =>
        (known.links.get(item) ?? []).map((topic) => [topic, isParted.has(item) ? '' : path] as const),
      ),
  )
  const torn = new Set(said.filter(({ op }) => op.includes('dividido')).flatMap(({ para = [] }) => para))
  const heirs = heirsOf(said, known.links)
  if (!heirs) return
  for (const one of wanted)
    plan.link(one, {
      heritage: heirs.get(one.item) ?? NONE,
      isTorn: torn.has(one.item),
      left: came?.has(one.item) ? placesLeft : NOTHING,
    })
  for (const one of wanted) plan.nameAlso(one)
  return countOf(new Map([...known.links, ...plan.links])) > LIMITS.links ? undefined : plan
}

const idsSaid = (said: readonly DocumentChange[], verb: string): ReadonlySet<string> =>
  new Set(said.filter(({ op }) => op === verb).map(({ id }) => id))

const countOf = (links: KnownLinks['links']) => links.values().reduce((sum, topics) => sum + topics.length, 0)

/** Topics that items inherit, each once. Undefined if too many pass to too many items. */
export function heirsOf(said: readonly DocumentChange[], links: KnownLinks['links']) {
  const heirs = new Map<string, ReadonlySet<number>>()
  let given = 0
  for (const { id, para = [] } of said) {
    const left = [...(heirs.get(id) ?? []), ...(links.get(id) ?? [])]
    given += left.length * para.length
    if (given > LIMITS.links) return
    for (const item of para) heirs.set(item, new Set([...(heirs.get(item) ?? []), ...left]))
  }
  return heirs
}

const NONE: ReadonlySet<number> = new Set()
const NOTHING: ReadonlyMap<number, string> = new Map()

interface Past {
  readonly heritage: ReadonlySet<number>
  /** The item is a part of its former self, so its topic must not be the whole's. */
  readonly isTorn: boolean
  /** Topics removed by the same change, by their former path; by none if the student separates them. */
  readonly left: ReadonlyMap<number, string>
}

class Planning implements LinkPlan {
  readonly topics: { subjectId: number; words: string }[] = []
  readonly wordings: Wording[] = []
  readonly reworded: { topic: number; words: string }[] = []
  readonly links = new Map<string, readonly number[]>()
  readonly #known: KnownLinks
  readonly #names: Map<string, number>

  constructor(known: KnownLinks) {
    this.#known = known
    this.#names = new Map(known.wordings)
  }

  link(wanted: TopicToLink, past: Past): void {
    const before = this.#known.links.get(wanted.item) ?? []
    const first = this.#topicOf(wanted, before[0], past)
    const all = [...new Set([first, ...before, ...past.heritage])]
    if (all.length !== before.length || all[0] !== before[0]) this.links.set(wanted.item, all)
  }

  /** Adds a wording cut to a record's length, unless another topic has it. */
  nameAlso({ item, subjectId, alias, words }: TopicToLink): void {
    const topic = (this.links.get(item) ?? this.#known.links.get(item))?.[0]
    if (alias !== null && topic !== undefined && !this.#names.has(wordingName(subjectId, alias))) {
      this.#name({ subjectId, key: alias, spelling: words, topic })
    }
  }

  #topicOf(wanted: TopicToLink, before: number | undefined, past: Past): number {
    const { subjectId, key, path } = wanted
    const found = this.#names.get(wordingName(subjectId, key))
    if (found === undefined) return this.#calledAnew(wanted, before, past)
    const { topics, free } = this.#namedApart(wanted)
    if (before !== undefined && topics.includes(before)) return before
    const hasLeft = (topic: number) => (past.left.get(topic) ?? path) !== path
    if (![found, ...topics].some(hasLeft)) return found
    const ofPath = this.#names.get(wordingName(subjectId, path))
    const isFree = ofPath !== undefined && path !== key && !hasLeft(ofPath)
    return isFree ? ofPath : this.#calledAnew({ ...wanted, key: free, isPlain: false }, before, past)
  }

  /** Names a topic whose words another had before: by the words above it, else as one more of these words. */
  #namedApart({ subjectId, key, path }: TopicToLink): { topics: readonly number[]; free: string } {
    const topics: number[] = []
    for (let count = path === key ? 2 : 1; ; count += 1) {
      const free = count === 1 ? path : `${path} ≠ ${count}`
      const topic = this.#names.get(wordingName(subjectId, free))
      if (topic === undefined) return { topics, free }
      topics.push(topic)
    }
  }

  #calledAnew(
    { subjectId, key, words, isPlain }: TopicToLink,
    before: number | undefined,
    { isTorn }: Past,
  ): number {
    const isReworded = before !== undefined && !isTorn && this.#known.subjectOf.get(before) === subjectId
    if (isReworded) this.reworded.push({ topic: before, words })
    const topic = isReworded ? before : -this.topics.push({ subjectId, words })
    this.#name({ subjectId, key, spelling: isPlain ? words : null, topic })
    return topic
  }

  #name(wording: Wording): void {
    this.#names.set(wordingName(wording.subjectId, wording.key), wording.topic)
    this.wordings.push(wording)
  }
}
