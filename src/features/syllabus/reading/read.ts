import type { Block, Subject, Tree } from '../tree.ts'
import { arrange, sectionsOf } from './arrange.ts'
import { type Doubts, doubtsOf } from './doubts.ts'
import { weighed } from './exam-table.ts'
import { withoutFurniture } from './furniture.ts'
import { repairedGlyphs } from './glyphs.ts'
import { lettersAmiss } from './guard.ts'
import { fragmentHeadings, type Heading, lineHeadings, runningHeadings } from './headings.ts'
import { plainLetters, shareOfCapitals } from './letters.ts'
import { decimalMarkers } from './markers.ts'
import { withoutNotes, withoutSignature } from './notes.ts'
import { partedHeadings, withoutOutlined, withoutSectionNumbers } from './numbering.ts'
import { type Accepted, bestOutline } from './outline.ts'
import { programmeOf } from './programme.ts'
import { promoted } from './promotion.ts'
import { isOfRules, refusalOf, refusalOfTree } from './recognition.ts'
import { REFUSALS, type Refusal } from './refusals.ts'
import { standingHeadings } from './standing.ts'
import { type Stream, streamOf } from './stream.ts'

/** A syllabus that was read. */
export interface Recognised {
  readonly recognised: true
  readonly tree: Tree
  /** Taken out of the programme, as it stood there: page furniture, titles, notes, signatures. */
  readonly removed: readonly string[]
  /** The rest of the document, around the programme. */
  readonly outside: readonly string[]
  readonly doubts: Doubts
}

/** A text that is no syllabus, or none that can be read; `message` says what to do. */
export interface Refused {
  readonly recognised: false
  readonly reason: Refusal
  readonly message: string
}

/** What comes of reading a text. */
export type Reading = Recognised | Refused

/** The answer to a text or a file that cannot be read. */
export const refused = (reason: Refusal): Refused => ({ recognised: false, reason, message: REFUSALS[reason] })

/** Reads the text of an edital, whole or only its programme, as copied from a PDF or a page. */
export function readSyllabus(raw: string): Reading {
  const repaired = repairedGlyphs(plainLetters(raw))
  if (!repaired) return refused('glyphs')
  const early = refusalOf(repaired.text)
  if (early) return refused(early)
  const parts = partsOf(repaired.text)
  const outline = outlineOf(parts.programme)
  const { tree, rules, before } = treeOf(outline)
  const late = refusalOfTree(tree, parts.titled)
  if (late) return refused(late)
  const removed = [...parts.removed, before, ...rules].filter((each) => each.trim() !== '')
  const amiss = lettersAmiss(repaired.text, tree, [...removed, ...parts.outside])
  const doubts = doubtsOf(outline, amiss)
  return {
    recognised: true,
    tree: weighed(tree, [...parts.outside, ...parts.removed]),
    removed,
    outside: parts.outside.filter((line) => line.trim() !== ''),
    doubts,
  }
}

/** The programme's own lines, and what was put aside. */
function partsOf(text: string) {
  const cleared = withoutFurniture(text)
  const programme = programmeOf(cleared.lines)
  const unsigned = withoutSignature(programme.lines)
  const noted = withoutNotes(unsigned.lines.join('\n'))
  return {
    programme: noted.text,
    titled: programme.titles.length > 0,
    removed: [...cleared.removed, ...programme.titles, ...unsigned.signed, ...noted.removed],
    outside: [...programme.before, ...programme.after],
  }
}

/** The numbers and headings that hold together, of all that could be some. */
export interface Outline {
  readonly stream: Stream
  readonly shouts: boolean
  readonly markers: ReturnType<typeof decimalMarkers>
  readonly accepted: readonly Accepted[]
  readonly headings: readonly Heading[]
}

const SHOUTS = 0.7

function outlineOf(programme: string): Outline {
  const stream = streamOf(programme.split('\n').filter((line) => line.trim() !== ''))
  const shouts = shareOfCapitals(programme) > SHOUTS
  const found = lineHeadings(stream, shouts)
  const markers = withoutSectionNumbers(decimalMarkers(stream), found)
  const lines = withoutOutlined(found, markers)
  const running = shouts ? [] : runningHeadings(stream)
  const candidates = [...lines, ...running, ...fragmentHeadings(stream, markers, lines, shouts)]
  const headings = partedHeadings(candidates, stream.text)
  const accepted = bestOutline(markers, headings)
  return { stream, shouts, markers, accepted, headings: standingHeadings(stream.text, headings, accepted) }
}

const LEAST_ALONE = 3

/** The tree, what was put aside as rules of the exam, and what stood before the first heading. */
function treeOf({ stream, shouts, accepted, headings }: Outline) {
  const { sections, before, beforeText } = sectionsOf(stream.text, headings, accepted)
  const numbered = before.topics.filter(({ num }) => num !== undefined).length
  const nameless =
    numbered >= (sections.length > 0 ? LEAST_ALONE : 2) && before.topics[0]?.num?.startsWith('1') === true
  const opening: Block[] = nameless ? [{ name: '', subjects: [{ name: '', ...before }] }] : []
  const { tree: found, idle } = arrange(sections)
  const { tree, rules } = withoutRules(promoted({ blocks: [...opening, ...found.blocks] }, shouts))
  return { tree: named(tree), rules: [...rules, ...idle], before: nameless ? '' : beforeText }
}

/** Takes out leading subjects that only speak of the exam's rules. */
function withoutRules({ blocks }: Tree): { tree: Tree; rules: string[] } {
  const first = blocks.flatMap(({ subjects }) => subjects).findIndex((subject) => !isOfRules(subject))
  const ruled = new Set(blocks.flatMap(({ subjects }) => subjects).slice(0, Math.max(0, first)))
  const kept = blocks.map((block) => ({ ...block, subjects: block.subjects.filter((each) => !ruled.has(each)) }))
  const empty = kept.filter(({ subjects }) => subjects.length === 0).map(({ heading }) => heading ?? '')
  const rules = [...empty, ...[...ruled].map(printed)]
  return { tree: { blocks: kept.filter(({ subjects }) => subjects.length > 0) }, rules }
}

function printed({ heading, intro, topics }: Subject): string {
  const words = (list: Subject['topics']): string =>
    list.map(({ num, text, children }) => [num, text, words(children ?? [])].join(' ')).join(' ')
  return [heading, intro, words(topics)].join(' ').trim()
}

const NAMELESS = 'Conteúdo programático'

function named({ blocks }: Tree): Tree {
  return {
    blocks: blocks.map((block) => ({
      ...block,
      subjects: block.subjects.map((subject) => (subject.name === '' ? { ...subject, name: NAMELESS } : subject)),
    })),
  }
}
