import type { Block, Subject, Topic, Tree } from '../tree.ts'
import { areParts, type Height, heights } from './heading-heights.ts'
import type { Heading } from './heading-parts.ts'
import { tidy } from './letters.ts'
import type { Accepted } from './outline.ts'
import { nameOf, quantitiesOf, subjectInBlock } from './quantities.ts'
import { areSiblings, type Current } from './sibling-headings.ts'
import { type Content, contentOf } from './topics.ts'
import {
  isForEverybody,
  namesOccupation,
  saysOfPost,
  soundsLikeBlock,
  soundsLikePost,
  soundsLikeSubject,
} from './words.ts'

export interface Section {
  readonly heading: Heading
  readonly content: Content
  readonly printed: string
}

/** Cuts the stream at its headings; text above the first one is returned as `before`. */
export function sectionsOf(text: string, headings: readonly Heading[], accepted: readonly Accepted[]) {
  const sections = headings.map((heading, index): Section => {
    const to = headings[index + 1]?.at ?? text.length
    const numbers = accepted.filter(({ at }) => at >= heading.to && at < to)
    return {
      heading,
      content: contentOf(text, heading.to, to, numbers),
      printed: text.slice(heading.at, heading.to).replace(/\s+/g, ' ').trim(),
    }
  })
  const end = headings[0]?.at ?? text.length
  const numbers = accepted.filter(({ at }) => at < end)
  return { sections, before: contentOf(text, 0, end, numbers), beforeText: text.slice(0, end).trim() }
}

const NOTHING: Content = { intro: '', topics: [] }

const isEmpty = ({ content }: Section) => content.topics.length === 0 && content.intro === ''

interface Building {
  sections: readonly Section[]
  blocks: Block[]
  pending: Section[]
  subject: Current | undefined
  height: Height
}

/** Makes headings above headings blocks, and those above topics subjects; trailing empty ones are `idle`. */
export function arrange(sections: readonly Section[]): { tree: Tree; idle: string[] } {
  const height = heights(sections.map(({ heading }) => heading))
  const building: Building = { sections, blocks: [], pending: [], subject: undefined, height }
  for (const [index, read] of sections.entries()) {
    const section = sectionForAllPosts(building, read) ?? read
    const below = namedByIntro(section)
    if (below) building.pending.push({ ...section, content: NOTHING })
    if (below) place(building, below)
    else if (isBlock(sections, index, height)) building.pending.push(section)
    else place(building, section)
  }
  const blocks = building.blocks.map((block) => ({ ...block, subjects: block.subjects.map(withFirstGroup) }))
  return { tree: { blocks }, idle: building.pending.map(wordsOf) }
}

/** Where groups restart their numbers, words above the first number name a group too. */
function withFirstGroup({ intro, ...subject }: Subject): Subject {
  const { topics } = subject
  const isGroup = ({ num, children }: Topic) => num === undefined && children?.[0]?.num === topics[0]?.num
  const first = topics.findIndex(({ num }) => num === undefined)
  const own = topics.slice(0, Math.max(0, first))
  if (intro === undefined || own.length === 0 || /[.;]\s/.test(intro) || !topics.slice(first).every(isGroup))
    return { ...(intro === undefined ? {} : { intro }), ...subject }
  return { ...subject, topics: [{ text: intro, children: own }, ...topics.slice(first)] }
}

/** A line below a subject's name that only says for which posts it is: "CARGOS: TODOS". */
function sectionForAllPosts(
  { pending }: Building,
  { heading, content, printed }: Section,
): Section | undefined {
  if (!(isForEverybody(heading.name) || POSTS.test(heading.name))) return
  const at = pending.findLastIndex((section) => !SCHOOLING.test(section.heading.name))
  const above = pending[at]
  if (!above) return
  const isSubject = soundsLikeSubject(above.heading.name) && !soundsLikeBlock(above.heading.name)
  // It is the name of the part if there is no other: "CONHECIMENTOS GERAIS\nPara todos os cargos\n1. …".
  const isOnly = isForEverybody(heading.name) && content.topics.length > 0
  if (!(isSubject || isOnly)) return
  const words = [...pending.splice(at), { printed }].map((section) => section.printed).join(' ')
  return { heading: above.heading, content, printed: words }
}

const POSTS = /^(?:cargos|empregos|funç[õo]es)\s*:\s/iu
const SCHOOLING = /^(?:n[íi]vel|ensino|escolaridade)\b/iu
const LONGEST_NAME = 110

/** "CONHECIMENTOS ESPECÍFICOS Arquivologia 1": the words before the number name the subject. */
function namedByIntro({ heading, content }: Section): Section | undefined {
  const { intro, topics } = content
  const names = /^\p{Lu}/u.test(intro) && intro.length < LONGEST_NAME && !/[.;]\s/.test(intro)
  if (!(names && soundsLikeBlock(heading.name)) || topics[0]?.num === undefined) return
  return {
    heading: { ...heading, name: intro, num: '', place: 'inline', capitals: false },
    content: { intro: '', topics },
    printed: intro,
  }
}

/** An empty heading is a block, unless similar ones are subjects and a lower one follows. */
function isBlock(sections: readonly Section[], index: number, height: Height): boolean {
  const [section, next] = [sections[index], sections[index + 1]]
  if (!section) return false
  if (!isEmpty(section)) return next !== undefined && (namesPost(section) || listsPosts(section))
  if (!next || soundsLikeBlock(section.heading.name)) return true
  const own = height(section.heading)
  if (height(next.heading) <= own) return !areParts(section.heading, next.heading, own)
  if (UNIT.test(next.heading.name) && soundsLikeSubject(section.heading.name.replace(PROGRAMME_OF, '')))
    return false
  return !(holdMostly(sections, own, height) || isKnownSubject(section, next, sections, height))
}

// Units divide a subject, not an exam.
const UNIT = /^(?:unidade|cap[íi]tulo|t[óo]pico)\s+(?:[IVX]+|\d+)\b/iu
const PROGRAMME_OF = /^programa\s+d[aeo]s?\s+/iu

/** A known subject contains lesser headings if similar ones hold topics or do not sound like subjects. */
function isKnownSubject(
  { heading }: Section,
  next: Section,
  sections: readonly Section[],
  height: Height,
): boolean {
  if (!soundsLikeSubject(heading.name) || soundsLikeBlock(next.heading.name)) return false
  const own = height(heading)
  const alike = sections.filter(
    (other) => height(other.heading) === own && !soundsLikeBlock(other.heading.name),
  )
  return alike.some((other) => !isEmpty(other)) || !soundsLikeSubject(next.heading.name)
}

/** A line of a few words below a part's name, with nothing to study, says for which post it is. */
function namesPost({ heading, content: { topics } }: Section): boolean {
  const [only, more] = topics
  const alone =
    only !== undefined && more === undefined && only.num === undefined && only.children === undefined
  if (!alone || only.text.length > LONGEST_NAME) return false
  return (
    saysOfPost(heading.name) ||
    (heading.place === 'line' && soundsLikeBlock(heading.name) && isPost(heading, only))
  )
}

const [LEAST_POSTS, SHARE_OF_POSTS] = [2, 0.5]

/** Below a part's name occupations say for whom it is: "CARGOS DE NÍVEL MÉDIO\nMotorista\nVigia". */
function listsPosts({ heading, content: { topics } }: Section): boolean {
  if (topics.length < LEAST_POSTS || !soundsLikePost(heading.name)) return false
  const isPlain = ({ num, text, children }: Topic) =>
    num === undefined && children === undefined && !/[:.]/.test(text) && text.length < LONGEST_NAME
  const posts = topics.filter(({ text }) => namesOccupation(text))
  return topics.every(isPlain) && posts.length >= topics.length * SHARE_OF_POSTS
}

const isPost = ({ name }: Heading, { text }: Topic): boolean =>
  !(/[:;.]/.test(text) || (text.includes(',') && !soundsLikePost(name)) || soundsLikeSubject(text))

/** Whether most headings of a height hold topics themselves. */
function holdMostly(sections: readonly Section[], own: number, height: Height): boolean {
  const alike = sections.filter(({ heading }) => height(heading) === own && !soundsLikeBlock(heading.name))
  return alike.filter((other) => !isEmpty(other)).length >= alike.length / 2
}

function place(building: Building, section: Section): void {
  const own = building.height(section.heading)
  const { subject } = building
  if (
    building.pending.length === 0 &&
    subject &&
    subject.height < own &&
    !areSiblings(building, section, subject)
  ) {
    subject.subject.topics.push(groupOf(section))
    return
  }
  if (building.pending.length > 0 || building.blocks.length === 0)
    building.blocks.push(blockOf(building.pending))
  building.pending = []
  const made = subjectOf(section)
  building.blocks.at(-1)?.subjects.push(made)
  building.subject = { subject: made, height: own, num: section.heading.num }
}

const wordsOf = ({ printed, content }: Section): string =>
  [printed, ...content.topics.map(({ text }) => text)].join(' ')

function blockOf(pending: readonly Section[]): Block {
  if (pending.length === 0) return { name: '', subjects: [] }
  const heading = pending.map(wordsOf).join(' ')
  const name = pending.map((section) => nameOf(section.heading.name).replace(/\s[–—-]$/u, '')).join(' – ')
  return { name, heading, ...quantitiesOf(heading), subjects: [] }
}

function subjectOf({ heading, content, printed }: Section): Subject {
  return {
    name: subjectInBlock(nameOf(heading.name)),
    heading: printed,
    ...(content.intro === '' ? {} : { intro: content.intro }),
    ...quantitiesOf(printed),
    topics: content.topics,
  }
}

function groupOf({ heading: { num }, content, printed }: Section): Topic {
  const words = tidy(`${printed} ${content.intro}`)
  const isCounted = num !== '' && words.startsWith(num)
  const text = isCounted ? words.slice(num.length).replace(/^\s*[.)–—-]*\s*/, '') : words
  return {
    ...(isCounted ? { num } : {}),
    text,
    ...(content.topics.length > 0 ? { children: content.topics } : {}),
  }
}
