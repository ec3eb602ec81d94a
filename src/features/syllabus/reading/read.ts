import { tidy } from '../../../shared/text.ts'
import { readsAcross } from '../checking/columns.ts'
import { type Check, checkOf, type Damage } from '../checking/rules.ts'
import type { Block, Subject, Topic, Tree } from '../tree.ts'
import { withoutBooks } from './book-lists.ts'
import { withoutBrokenLines } from './broken-lines.ts'
import { type Doubts, doubtsOf } from './doubts.ts'
import { weighed, withoutTables } from './exam-table.ts'
import { repairedGlyphs } from './hidden-glyphs.ts'
import { withLabelledNames } from './labelled-names.ts'
import { plainLetters } from './letters.ts'
import { lostAndInventedLetters } from './lost-letters.ts'
import { lostLines } from './lost-lines.ts'
import { type MendedLetters, mendedLetters } from './mojibake.ts'
import { isNoise, withoutVoids } from './noise.ts'
import { withoutMarks } from './note-marks.ts'
import { withoutNotes, withoutSignature } from './notes.ts'
import { withoutFurniture } from './page-furniture.ts'
import { programmeOf } from './programme.ts'
import { promoted } from './promotion.ts'
import { isApart, isOfRules, refusalOf, refusalOfTree, refusalWithout } from './recognition.ts'
import { READING_REFUSALS, type Refusal } from './refusals.ts'
import { rowsInDoubt } from './row-doubts.ts'
import { type Skeleton, skeletonOf } from './skeleton.ts'
import { withoutTabs } from './tables.ts'
import { flat } from './topics.ts'
import { arrange, sectionsOf } from './tree-building.ts'
import { speaksOfRules } from './words.ts'

export interface Recognised {
  readonly recognised: true
  readonly tree: Tree
  /** Parts removed from the programme, unchanged: page furniture, titles, notes, signatures. */
  readonly removed: readonly string[]
  /** The document outside the programme. */
  readonly outside: readonly string[]
  readonly doubts: Doubts
  /** Rows that may be wrong, counted from 0 in the order of the text, the least sure first. */
  readonly rowsInDoubt: readonly number[]
  readonly check: Check
}

/** The answer for an unreadable text or one that is no syllabus; `message` says what to do. */
export interface Refused {
  readonly recognised: false
  readonly reason: Refusal
  readonly message: string
}

export type Reading = Recognised | Refused

/** The answer for an unreadable text or file. */
export const refused = (reason: Refusal): Refused => ({
  recognised: false,
  reason,
  message: READING_REFUSALS[reason],
})

/** Reads an edital's text; `anyway` accepts any text with topics. */
export function readSyllabus(raw: string, { anyway = false } = {}): Reading {
  return isNoise(raw) ? refused('noise') : readWords(withoutVoids(raw), anyway)
}

function readWords(raw: string, anyway: boolean): Reading {
  const mended = mendedLetters(raw)
  const table = withoutTabs(withoutMarks(mended.text))
  const letters = plainLetters(table.text)
  const text = repairedGlyphs(letters)?.text ?? (anyway ? letters : undefined)
  if (text === undefined) return refused('glyphs')
  const early = refusalOf(text)
  if (early === 'empty' || (early && !anyway)) return refused(early)
  const lines = withoutBrokenLines(text)
  const isFlat = lostLines(lines)
  const parts = partsOf(isFlat ? withLabelledNames(lines) : lines, anyway)
  const skeleton = skeletonOf(parts.programme, isFlat)
  const read = treeOf(skeleton)
  const late = anyway ? undefined : lateRefusal(text, parts, read.tree)
  if (late) return refused(late)
  const { tree, rules, before } = anyway ? withAll(read, parts.programme) : read
  const aside = [...parts.removed, before, ...rules].filter((each) => each.trim() !== '')
  const amiss = lostAndInventedLetters(text, tree, [...aside, ...parts.outside])
  const doubts = doubtsOf(skeleton, amiss)
  return {
    recognised: true,
    tree: weighed(tree, [...parts.outside, ...parts.removed]),
    removed: [...table.removed, ...aside],
    outside: parts.outside.filter((line) => line.trim() !== ''),
    doubts,
    rowsInDoubt: rowsInDoubt(tree, doubts.lacks),
    check: { ...checkOf(text, tree), damage: damageOf(mended) },
  }
}

const damageOf = ({ text, isDamaged }: MendedLetters): Damage[] => [
  ...(isDamaged ? (['letters'] as const) : []),
  ...(readsAcross(text) ? (['columns'] as const) : []),
]

function lateRefusal(text: string, { programme, titled }: ReturnType<typeof partsOf>, tree: Tree) {
  if (isApart(programme)) return 'apart'
  const late = refusalOfTree(tree, titled)
  return late && refusalWithout(text, late)
}

/** Returns the programme's lines, and the removed ones. */
function partsOf(text: string, isAll: boolean) {
  const cleared = withoutFurniture(text)
  const unbooked = isAll ? { lines: cleared.lines, books: [] } : withoutBooks(cleared.lines)
  const programme = isAll
    ? { lines: unbooked.lines, titles: [], before: [], after: [] }
    : programmeOf(unbooked.lines)
  const untabled = withoutTables(programme.lines)
  const unsigned = withoutSignature(untabled.lines)
  const noted = withoutNotes(unsigned.lines.join('\n'))
  return {
    programme: noted.text,
    titled: programme.titles.length > 0,
    removed: [
      ...cleared.removed,
      ...unbooked.books,
      ...programme.titles,
      ...untabled.rows,
      ...unsigned.signed,
      ...noted.removed,
    ],
    outside: [...programme.before, ...programme.after],
  }
}

interface ReadTree {
  readonly tree: Tree
  readonly rules: readonly string[]
  readonly before: string
}

/** Makes a topic of each removed line too; of each line of a text without topics. */
function withAll({ tree, rules, before }: ReadTree, programme: string): ReadTree {
  const linesOf = (text: string): Topic[] =>
    text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [{ text: tidy(line) }]))
  const hasTopics = tree.blocks.some(({ subjects }) => subjects.some(({ topics }) => topics.length > 0))
  if (!hasTopics) {
    const subject = { name: NAMELESS, topics: linesOf(programme) }
    return { tree: { blocks: [{ name: '', subjects: [subject] }] }, rules: [], before: '' }
  }
  const aside = linesOf([before, ...rules].join('\n'))
  const opening = { name: '', subjects: [{ name: NAMELESS, topics: aside }] }
  return {
    tree: { blocks: aside.length > 0 ? [opening, ...tree.blocks] : tree.blocks },
    rules: [],
    before: '',
  }
}

const LEAST_ALONE = 3
// A larger share before the first heading, with this many topics, is content and no title.
const [MUCH, MANY] = [0.2, 6]

/** Returns the tree, the removed rules of the exam, and the text before the first heading. */
function treeOf({ stream, shouts, accepted, headings }: Skeleton) {
  const { sections, before, beforeText } = sectionsOf(stream.text, headings, accepted)
  const much = beforeText.length > stream.text.length * MUCH && !speaksOfRules(beforeText)
  const counted = isCounted(before.topics, accepted, { isBeforeOthers: sections.length > 0, much })
  const nameless = counted || (much && before.topics.length >= MANY)
  const opening: Block[] = nameless ? [{ name: '', subjects: [{ name: '', ...before }] }] : []
  const { tree: found, idle } = arrange(sections)
  const { tree, rules } = withoutRules(promoted({ blocks: [...opening, ...found.blocks] }, shouts))
  return { tree: named(tree), rules: [...rules, ...idle], before: nameless ? '' : beforeText }
}

/** Whether the text before the first heading is a numbered list, or like the rest. */
function isCounted(
  topics: readonly Topic[],
  accepted: Skeleton['accepted'],
  { isBeforeOthers, much }: { readonly isBeforeOthers: boolean; readonly much: boolean },
): boolean {
  const all = isBeforeOthers && !much ? topics : flat(topics)
  const numbered = all.filter(({ num }) => num !== undefined).length
  const opensAt = topics[0]?.num ?? ''
  const opens = opensAt.startsWith('1') || (opensAt !== '' && accepted[0]?.at === 0)
  return opens && numbered >= (isBeforeOthers ? LEAST_ALONE : 2)
}

const ASIDE =
  /^(?:(?:sugest(?:ão|ões)\s+)?(?:de\s+)?(?:bibliogr|refer[êe]ncias)|(?:anexo\b.*\s)?observa[çc](?:ão|ões)$)/iu

/** Removes leading subjects that are only the exam's rules, lists of books, or remarks. */
function withoutRules({ blocks }: Tree): { tree: Tree; rules: string[] } {
  const subjects = blocks.flatMap((block) => block.subjects)
  const first = subjects.findIndex((subject) => !isOfRules(subject))
  const ruled = new Set(subjects.filter(({ name }, at) => at < first || ASIDE.test(name)))
  const kept = blocks.map((block) => ({
    ...block,
    subjects: block.subjects.filter((each) => !ruled.has(each)),
  }))
  const empty = kept.filter((block) => block.subjects.length === 0).map(({ heading }) => heading ?? '')
  const rules = [...empty, ...[...ruled].map(printed)]
  return { tree: { blocks: kept.filter((block) => block.subjects.length > 0) }, rules }
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
      subjects: block.subjects.map((subject) =>
        subject.name === '' ? { ...subject, name: NAMELESS } : subject,
      ),
    })),
  }
}
