import type { Block, Subject, Topic, Tree } from '../tree.ts'
import { shareOfCapitals } from './letters.ts'
import { nameOf, quantitiesOf } from './quantities.ts'
import { sentences, topicsOfProse } from './sentences.ts'
import {
  isCommonSubject,
  namesOccupation,
  namesSubject,
  soundsLikeBlock,
  soundsLikePost,
  soundsLikeSubject,
} from './words.ts'

/** Turns numbered headings into subjects: "1 POLÍTICAS PÚBLICAS 1.1 … 2 FINANÇAS PÚBLICAS 2.1 …". */
export function promoted(read: Tree, allCapitals: boolean): Tree {
  const blocks = read.blocks.map((block) => ({
    ...block,
    subjects: block.subjects.flatMap(withCountedBehind),
  }))
  const all = blocks.flatMap(({ subjects }) => subjects)
  const series = all.filter(({ name }) => SERIES.test(name))
  const shouts = allCapitals || all.some((subject) => namesSubject(subject.name) && inCapitals(subject))
  const alike =
    series.filter((subject) => holdsSubjects(subject, { shouts, outlined: false })).length === series.length
  const outlined = !allCapitals && all.some(isOutlined)
  const holds: Holds = (subject) =>
    holdsSubjects(subject, { shouts, outlined }) && (alike || !SERIES.test(subject.name))
  return { blocks: blocks.flatMap((block) => promotedBlock(block, holds)) }
}

// Numbered names, "BLOCO 1", "BLOCO 2", are of the same kind.
const SERIES = /^\p{L}+\s+(?:[IVX]+|\d+)$/u

type Holds = (subject: Subject) => boolean

function promotedBlock(block: Block, holds: Holds): Block[] {
  const parts: Block[] = []
  for (const subject of block.subjects) {
    if (holds(subject)) parts.push(...partsOf(asBlock(block, subject, parts.length === 0), holds))
    else if (parts.length > 0) parts.push({ name: '', subjects: [subject] })
    else parts.push({ ...block, subjects: [subject] })
  }
  return joinedWherePlain(parts, block)
}

/** Parts of one numbered list are of the same kind: all contain subjects, or none does. */
function partsOf(block: Block, holds: Holds): Block[] {
  const isAlike = block.subjects.some(holds) && block.subjects.every(isPartOfParents)
  const all = isAlike ? isPartOfParents : holds
  return block.subjects.every(all) ? promotedBlock(block, all) : [block]
}

const isPartOfParents: Holds = ({ name, topics }) =>
  (name !== '' && isPart(name) && topics.every(({ children }) => children !== undefined)) ||
  // Capitals above titles in capitals: "CONHECIMENTOS PROFISSIONAIS".
  (shareOfCapitals(name) > 0.85 && inCapitals({ topics }))

/** Unchanged subjects stay together in one block. */
function joinedWherePlain(parts: readonly Block[], block: Block): Block[] {
  if (parts.every((part) => part.subjects.every((subject) => block.subjects.includes(subject))))
    return [block]
  const joined: Block[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last && part.name === '' && part.heading === undefined) last.subjects.push(...part.subjects)
    else if (last && part.heading === last.heading && part.name === last.name)
      last.subjects.push(...part.subjects)
    else joined.push({ ...part, subjects: [...part.subjects] })
  }
  return joined
}

const mostHold = (topics: readonly Topic[]): boolean =>
  topics.filter(({ children }) => children !== undefined).length >= topics.length * 0.6

const inCapitals = ({ topics }: Pick<Subject, 'topics'>): boolean =>
  topics.length > 1 &&
  mostHold(topics) &&
  topics.filter(({ text }) => shareOfCapitals(text) > 0.85).length >= topics.length * 0.8

interface Around {
  shouts: boolean
  /** Another subject has its topics below numbered ones, like a part. */
  outlined: boolean
}

const isOutlined = ({ name, topics }: Subject): boolean =>
  namesSubject(name) && topics.length > 1 && topics.every(({ num }) => num !== undefined) && mostHold(topics)

function holdsSubjects({ name, topics }: Subject, { shouts, outlined }: Around): boolean {
  if (topics.some(({ num }) => num === undefined)) return false
  const [only, another] = topics
  // A subject from the middle of a numbered list: "1.4 FÍSICA 1.4.1 Mecânica".
  if (!another) return name === '' && namesSubject(only?.text ?? '') && only?.children !== undefined
  if (leadSubjects(name, topics)) return true
  if (!mostHold(topics)) return false
  if (!(shouts || namesSubject(name)) && inCapitals({ topics })) return true
  const known = topics.filter(({ text }) => soundsLikeSubject(text) && text.length < 80).length
  return isPart(name) && !outlined && known >= topics.length * 0.8
}

/** Whether a name is empty or a part of the exam, not a post: subjects may be below. */
const isPart = (name: string): boolean => name === '' || (soundsLikeBlock(name) && !soundsLikePost(name))

const LED = /^([^:.;]{3,60}):\s+(?=\p{Lu})/u
const LEAST_LED = 0.7

/** Items below a name that is no subject: "1. Português: Crase. 2. Matemática: Razão." */
function leadSubjects(name: string, topics: readonly Topic[]): boolean {
  if (namesSubject(name)) return false
  const led = topics.filter(({ text }) => leads(name, LED.exec(text)?.[1] ?? ''))
  const ofSentences = led.filter(({ text }) => sentences(text).length > 1)
  return led.length >= topics.length * LEAST_LED && ofSentences.length >= led.length * LEAST_LED
}

/** In a part of the exam the first words may sound like any subject or post. */
const leads = (part: string, name: string): boolean =>
  isCommonSubject(name) || (isPart(part) && part !== '' && (soundsLikeSubject(name) || namesOccupation(name)))

function asBlock(block: Block, subject: Subject, first: boolean): Block {
  const heading = [first ? block.heading : undefined, subject.heading, subject.intro]
    .filter(Boolean)
    .join(' ')
  const name = [first ? block.name : '', subject.name].filter((part) => part !== '').join(' – ')
  const subjects = subject.topics.map((topic) => asSubject(topic, subject.name))
  return { name, ...(heading === '' ? {} : { heading }), subjects }
}

function asSubject({ num, text: whole, children }: Topic, part: string): Subject {
  const [led = '', named = whole] = (children ? null : LED.exec(whole)) ?? []
  const text = leads(part, named) ? named : whole
  return {
    name: nameOf(text),
    heading: num === undefined ? text : `${num} ${text}`,
    ...quantitiesOf(text),
    topics: children ?? (text === whole ? [] : topicsOfProse(whole.slice(led.length))),
  }
}

const [LEAST_COUNTED, LEAST_COMMON] = [3, 2]

/** Separates subjects whose numbers follow another's list: "8. Probabilidade. 1. Noções de Direito: 1.1." */
function withCountedBehind(subject: Subject): Subject[] {
  const last = subject.topics.at(-1)
  const counted = last?.num === undefined ? (last?.children ?? []) : []
  const areSubjects =
    counted.length >= LEAST_COUNTED &&
    counted.every(
      ({ num, text, children }, at) => num === `${at + 1}` && children && soundsLikeSubject(text),
    ) &&
    counted.filter(({ text }) => isCommonSubject(text)).length >= LEAST_COMMON
  if (!(last && areSubjects)) return [subject]
  const before = subject.topics.slice(0, -1)
  const bare = before.at(-1)?.text === '' ? before.pop() : undefined
  const topics = [...before, { ...bare, text: last.text }]
  return [{ ...subject, topics }, ...counted.map((topic) => asSubject(topic, ''))]
}
