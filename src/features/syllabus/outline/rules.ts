import type { Day } from '../../../shared/calendar.ts'
import { normalCase } from '../../../shared/normal-case.ts'
import type { State, StudiedTopic, Syllabus } from '../contract.ts'
import type { DocumentBlock, DocumentSubject, DocumentTopic, Importance } from '../format/contract.ts'
import { leafCount, shareOfStudy } from './share-of-study.ts'
import { titlesOf } from './titles.ts'
import type { Exam } from './usual-shares.ts'
import { type Guessed, sharesOf } from './weights.ts'

/** A topic's state by its records or, without any, by the student's word. */
export type NodeState = State | 'known'

export interface NodeSums {
  readonly seconds: number
  readonly questions: number
  readonly correct: number
  readonly lastOn: Day | null
}

export interface OutlineNode {
  readonly id: string
  readonly kind: 'block' | 'subject' | 'topic'
  readonly num: string | undefined
  readonly text: string
  /** The title without context; computed on demand, because few of many are needed. */
  readonly title: () => string
  readonly children: readonly OutlineNode[]
  /** Share of the whole exam, from 0 to 1. */
  readonly share: number
  readonly importance: Importance | undefined
  /** Topics without others below them: how many, and how many of them were learned. */
  readonly leaves: number
  readonly learned: number
  readonly sums: NodeSums
  readonly state: NodeState
  /** Day about which the student says he studied it last; null where he does not, or records say more. */
  readonly knownOn: Day | null
  readonly subject: { readonly id: number; readonly name: string } | undefined
  /** Id for a new record; undefined until the server knows the topic. */
  readonly topicId: number | undefined
  /** Every topic that it is or was, and those below it; none where it is no topic. */
  readonly topicIds: readonly number[]
}

export interface Outline {
  readonly nodes: readonly OutlineNode[]
  /** Shares of the exam by the state of its topics, from 0 to 1. */
  readonly coverage: Readonly<Record<NodeState, number>>
  readonly topics: number
  readonly guessed: Guessed
}

const NOTHING: NodeSums = { seconds: 0, questions: 0, correct: 0, lastOn: null }

interface Known {
  readonly shares: ReadonlyMap<string, number>
  readonly links: ReadonlyMap<string, readonly number[]>
  readonly studied: ReadonlyMap<number, StudiedTopic>
  readonly subjects: ReadonlyMap<string, number>
  readonly ofSubjects: ReadonlyMap<number, NodeSums>
  /** By topic, the day about which the student says he studied it last. */
  readonly said: ReadonlyMap<number, Day>
}

/** The edital with the student's standing; study of a topic counts for each of its parts. */
export function outlineOf(
  blocks: readonly DocumentBlock[],
  syllabus: Omit<Syllabus, 'document' | 'target'>,
  exam?: Exam,
): Outline {
  const { of: shares, guessed } = sharesOf(blocks, exam)
  const known: Known = {
    shares,
    links: new Map(syllabus.links.map(({ item, topics }) => [item, topics])),
    studied: new Map(syllabus.studied.map((one) => [one.topic_id, one])),
    subjects: new Map(syllabus.subjects.map(({ item, subject_id }) => [item, subject_id])),
    ofSubjects: new Map(
      syllabus.studied_subjects.map(({ subject_id, last_on, ...sums }) => [
        subject_id,
        { ...sums, lastOn: last_on },
      ]),
    ),
    said: new Map(syllabus.known?.map(({ topic_id, studied_on }) => [topic_id, studied_on])),
  }
  const all = blocks.map((block) => blockNode(block, known))
  // A single block adds nothing to the heading.
  const nodes = all.length === 1 ? (all[0]?.children ?? []) : all
  const coverage: Record<NodeState, number> = { new: 0, known: 0, in_study: 0, learned: 0, again: 0 }
  for (const leaf of leavesOf(nodes)) coverage[leaf.state] += leaf.share
  return { nodes, coverage, topics: countTopics(nodes), guessed }
}

function blockNode(block: DocumentBlock, known: Known): OutlineNode {
  const children = block.disciplinas.map((subject) => subjectNode(subject, known))
  return {
    ...branch(children),
    id: block.id,
    kind: 'block',
    num: undefined,
    text: normalCase(block.nome),
    title: () => normalCase(block.nome),
    share: known.shares.get(block.id) ?? 0,
    sums: added(children.map(({ sums }) => sums)),
    importance: undefined,
    subject: undefined,
    topicId: undefined,
    topicIds: [],
  }
}

function subjectNode(edital: DocumentSubject, known: Known): OutlineNode {
  const id = known.subjects.get(edital.id)
  const subject = id === undefined ? undefined : { id, name: normalCase(edital.nome) }
  const titles = once(() => titlesOf(edital.topicos))
  const children = edital.topicos.map((topic) =>
    topicNode(topic, { subject, titles, given: NOT_GIVEN }, known),
  )
  const sums = (id !== undefined && known.ofSubjects.get(id)) || sumsOf(children.flatMap(topicIdsOf), known)
  return {
    ...branch(children),
    id: edital.id,
    kind: 'subject',
    num: undefined,
    text: normalCase(edital.nome),
    title: () => normalCase(edital.nome),
    share: known.shares.get(edital.id) ?? 0,
    sums,
    importance: undefined,
    subject,
    topicId: undefined,
    topicIds: [],
  }
}

/** A topic's part of the study recorded on the topics above it as a whole. */
interface Given {
  readonly sums: NodeSums
  readonly state: State
}

const NOT_GIVEN: Given = { sums: NOTHING, state: 'new' }

interface Within extends Pick<OutlineNode, 'subject'> {
  readonly titles: () => ReadonlyMap<string, string>
  readonly given: Given
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}

function topicNode(topic: DocumentTopic, { subject, titles, given }: Within, known: Known): OutlineNode {
  const own = known.links.get(topic.id) ?? []
  const givenTo = partsOf(topic, given, known)
  const children = (topic.filhos ?? []).map((child, at) =>
    topicNode(child, { subject, titles, given: givenTo(at) }, known),
  )
  const topicIds = [...own, ...children.flatMap(topicIdsOf)]
  const { state } = addStudy(standingOf(own, known), given)
  const knownOn =
    state === 'new' ? own.reduce<Day | null>((day, id) => later(day, known.said.get(id) ?? null), null) : null
  const leaf = {
    children,
    leaves: 1,
    learned: isLearned(state) ? 1 : 0,
    state: knownOn === null ? state : ('known' as const),
    knownOn,
  }
  return {
    ...(children.length > 0 ? branch(children) : leaf),
    id: topic.id,
    kind: 'topic',
    num: topic.num,
    text: topic.texto,
    title: () => titles().get(topic.id) ?? topic.texto,
    share: known.shares.get(topic.id) ?? 0,
    sums: added([sumsOf(topicIds, known), given.sums]),
    importance: topic.importancia,
    subject,
    topicId: own[0],
    topicIds,
  }
}

/** Returns each child's part of the study recorded on this topic, and on those above it, as a whole. */
function partsOf(topic: DocumentTopic, given: Given, known: Known): (child: number) => Given {
  const { filhos = [] } = topic
  const own = (known.links.get(topic.id) ?? []).filter((id) => known.studied.has(id))
  // Study from before a part was split off counts at the part already.
  const below = new Set(own.length > 0 ? filhos.flatMap((child) => linkedIn(child, known)) : [])
  const whole = addStudy(
    standingOf(
      own.filter((id) => !below.has(id)),
      known,
    ),
    given,
  )
  if (whole.sums.lastOn === null) return () => NOT_GIVEN
  const counts = filhos.map(leafCount)
  const before = (child: number) => counts.slice(0, child).reduce((sum, count) => sum + count, 0)
  const { seconds, questions, correct: right, lastOn } = whole.sums
  return (child) => {
    const part = shareOfStudy(
      { seconds, questions, right },
      before(child),
      before(child + 1),
      before(counts.length),
    )
    const { seconds: spent, questions: asked, right: correct } = part
    return { state: whole.state, sums: { seconds: spent, questions: asked, correct, lastOn } }
  }
}

const linkedIn = ({ id, filhos = [] }: DocumentTopic, known: Known): readonly number[] => [
  ...(known.links.get(id) ?? []),
  ...filhos.flatMap((child) => linkedIn(child, known)),
]

const standingOf = (topicIds: readonly number[], known: Known): Given => ({
  sums: sumsOf(topicIds, known),
  state: stateOf(topicIds.map((id) => known.studied.get(id)?.state)),
})

/** Adds both; a learned topic stays so, in the state of the later study. */
function addStudy(own: Given, above: Given): Given {
  const sums = added([own.sums, above.sums])
  const [later, earlier] = sums.lastOn === own.sums.lastOn ? [own, above] : [above, own]
  const learned = [later, earlier].find(({ state }) => isLearned(state))
  return { sums, state: learned?.state ?? stateOf([own.state, above.state]) }
}

const topicIdsOf = (node: OutlineNode) => node.topicIds

const isLearned = (state: State) => state === 'learned' || state === 'again'

function branch(children: readonly OutlineNode[]) {
  return {
    children,
    leaves: children.reduce((sum, { leaves }) => sum + leaves, 0),
    learned: children.reduce((sum, { learned }) => sum + learned, 0),
    state: stateAbove(children),
    knownOn: null,
  }
}

/** A branch is to be seen again when any child is, and learned when all are. */
function stateAbove(children: readonly OutlineNode[]): NodeState {
  const states = new Set(children.map(({ state }) => state))
  if (states.has('again')) return 'again'
  if (states.size === 1) return [...states][0] ?? 'new'
  // A mark as known is no study.
  return [...states].every((state) => state === 'new' || state === 'known') ? 'new' : 'in_study'
}

/** An item may be several topics, since it was reworded or joined: what was learned stays so. */
function stateOf(states: readonly (State | undefined)[]): State {
  return (['again', 'learned', 'in_study'] as const).find((state) => states.includes(state)) ?? 'new'
}

function sumsOf(topicIds: readonly number[], { studied }: Known): NodeSums {
  const found = [...new Set(topicIds)].flatMap((id) => studied.get(id) ?? [])
  if (found.length === 0) return NOTHING
  return added(found.map(({ last_on, ...sums }) => ({ ...sums, lastOn: last_on })))
}

function added(all: readonly NodeSums[]): NodeSums {
  return all.reduce(
    (sum, one) => ({
      seconds: sum.seconds + one.seconds,
      questions: sum.questions + one.questions,
      correct: sum.correct + one.correct,
      lastOn: later(sum.lastOn, one.lastOn),
    }),
    NOTHING,
  )
}

const later = (a: Day | null, b: Day | null) => (a !== null && (b === null || a > b) ? a : b)

/** The topics that have none below them, in the order of the edital. */
export function leavesOf(nodes: readonly OutlineNode[]): OutlineNode[] {
  return nodes.flatMap((node) => {
    if (node.children.length > 0) return leavesOf(node.children)
    return node.kind === 'topic' ? [node] : []
  })
}

function countTopics(nodes: readonly OutlineNode[]): number {
  return nodes.reduce((sum, node) => sum + (node.kind === 'topic' ? 1 : 0) + countTopics(node.children), 0)
}
