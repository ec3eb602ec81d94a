import type { Block, Subject, Topic, Tree } from '../tree.ts'
import { isUnclosed, SMALL_END } from './heading-parts.ts'
import { folded, shareOfCapitals } from './letters.ts'
import { holdsSubject } from './lost-lines.ts'
import { sentences } from './sentences.ts'
import type { Skeleton } from './skeleton.ts'
import { flat } from './topics.ts'
import {
  areRelated,
  isCommonSubject,
  namesCommonSubject,
  namesOccupation,
  namesSubject,
  soundsLikeBlock,
  soundsLikeSubject,
  speaksOfRules,
} from './words.ts'

const BULLET = /^\s*[•▪●■◦*►➢✓‣·–—-]\s/u
const [LONGEST_TITLE, LONG_LINE] = [70, 60]
const [MANY_OF_PART, MANY_OF_POST, MANY_SUBJECTS, MANY_SAID] = [15, 3, 5, 8]
const BROKEN_SHARE = 0.3
const LABELLED = /^conhecimentos (?:gerais|básicos|específicos|pedagógicos)(?::| e fundamentos)/iu
// A topic of this many letters that begins with an occupation may be a post with its topics.
const LONG_POST = 90
const POST =
  /^(?:agente|analista|assistente|auditor|auxiliar|enfermeir[oa]|engenheir[oa]|especialista|médic[oa]|professor|técnico)\s/iu
const COUNTED = /^(?:[IVX]+|\d{1,2})\s?[-–.)]\s/u
const HALF_NAME =
  /^(?:língua|conhecimentos|noções|raciocínio|disciplina|matéria|portuguesa|inglesa|lógico|gerais|específicos|administrativo|constitucional|penal|civil|superior|médio|fundamental)$/iu
// Signs that no name has: a number of questions, the end of a sentence.
const NO_NAME = /\d\s*quest|\p{L}[.;]\s/iu
const ASKED = /(?<!\p{L})\d{1,3}\s+quest/iu

/** Text outside the programme. */
export interface Aside {
  /** Text before the first heading, and the exam's rules. */
  readonly before: readonly string[]
  readonly outside: readonly string[]
}

/** Signs of a misreading: lone lines like titles, topics with a subject's name or half a phrase. */
export function misreadingsOf(skeleton: Skeleton, tree: Tree, { before, outside }: Aside): string[] {
  const subjects = tree.blocks.flatMap((block) => block.subjects)
  const topics = subjects.flatMap((subject) => flat(subject.topics))
  return [
    ...before.flatMap(studiedIn),
    ...outside.filter((line, index) => headsProse(line, outside[index + 1] ?? '')),
    ...loneLines(skeleton),
    ...namesAmong(skeleton, subjects),
    ...topics.filter(isBroken).map(({ num = '', text }) => text || num),
    ...brokenTopics(topics),
    ...[...tree.blocks.filter(isBare), ...subjects].map(({ name }) => name).filter(isMisnamed),
    ...subjects.flatMap(({ intro = '' }) => (TAIL.test(intro) ? [intro] : [])),
    ...subjects.filter(isPart).map(({ name }) => name),
    ...subjects.flatMap(subjectsBelow),
    ...slightSubjects(subjects),
    ...tree.blocks.flatMap(onlyBelow),
    ...subjects.filter(holdsSubjects).map(({ name }) => name),
    ...partsAmong(subjects).map(({ name }) => name),
    ...[...subjects.map((subject) => subject.topics), ...topics.map(({ children = [] }) => children)].flatMap(
      anew,
    ),
  ]
}

/** Text before the first heading that names subjects or lists much, and is no rule of the exam. */
function studiedIn(before: string): string[] {
  if (speaksOfRules(before)) return []
  const names = before.split('\n').filter((line) => isCommonSubject(line))
  return sentences(before).length < MANY_SAID ? names : [before, ...names]
}

/** A subject's name with a colon above a long line: "Português:\nCompreensão de textos verbais e …". */
const headsProse = (line: string, next: string): boolean =>
  line.trim().endsWith(':') && isCommonSubject(line) && next.trim().length >= LONG_LINE

/** Short unclosed lines between a closed line and a new sentence. */
function loneLines({ stream: { text, lines, width }, headings }: Skeleton): string[] {
  const printed = lines.map((at, index) => text.slice(at, (lines[index + 1] ?? text.length + 1) - 1).trim())
  const isHeading = (at: number) => headings.some((heading) => at >= heading.at && at < heading.to)
  return printed.filter((line, index) => {
    const [above, below] = [printed[index - 1] ?? '', printed[index + 1] ?? '']
    const isTitle = line.length > 3 && line.length < Math.min(LONGEST_TITLE, width * 0.7)
    if (!(isTitle && /^["“]?\p{Lu}[^:]*[^.;:,!?]$/u.test(line)) || SMALL_END.test(line)) return false
    const opens = BULLET.test(below) || /^["“(]?(?:\p{Lu}|\d|[a-e]\))/u.test(below)
    return opens && /[.;]$/.test(above) && !isHeading(lines[index] ?? 0)
  })
}

function namesAmong({ stream, headings }: Skeleton, subjects: readonly Subject[]): string[] {
  const { unclosed, apart, gaps } = stream
  if (!unclosed || apart.size + gaps.size > 0 || headings.every(({ capitals }) => capitals)) return []
  const bare = subjects.flatMap(({ topics }) => topics.slice(1).filter(({ num }) => num === undefined))
  return bare.flatMap(({ text }) => (text.length < LONGEST_TITLE && namesSubject(text) ? [text] : []))
}

/** A topic that is empty, contains a subject's name, skips number one, or is half a phrase. */
const isBroken = ({ num, text }: Topic): boolean =>
  !/\p{L}/u.test(text) ||
  /^\p{Ll}$/u.test(text) ||
  holdsSubject(text) ||
  LABELLED.test(text) ||
  ASKED.test(text) ||
  (num === undefined && isStrange(text))

const isStrange = (text: string): boolean =>
  (text.length > LONG_POST && POST.test(text)) ||
  SMALL_END.test(text) ||
  COUNTED.test(text) ||
  text.startsWith('(')

/** One of the most common subjects is hardly a group of topics of another one. */
function subjectsBelow({ name, topics }: Subject): string[] {
  if (!isCommonSubject(name) || soundsLikeBlock(name) || /^legisla/iu.test(name)) return []
  const [first = ''] = folded(name).split(' ')
  const below = topics.filter(
    (topic) =>
      isSubject(topic) &&
      !areRelated(name, topic.text) &&
      (first === 'direito' || !folded(topic.text).startsWith(first)),
  )
  return below.map(({ text }) => text)
}

const isSubject = ({ num, text, children = [] }: Topic): boolean =>
  num === undefined &&
  (WHOLE.test(text) || (children.length > 1 && namesCommonSubject(text) && /^\S+(?:\s\S+){0,3}$/u.test(text)))

// Alone these names are not topics of another subject.
const WHOLE =
  /^(?:noções de )?(?:direito (?:administrativo|constitucional|penal|civil|tributário|do trabalho|processual (?:penal|civil))|língua (?:portuguesa|inglesa)|matemática|raciocínio lógico|informática)$/iu

const TAIL =
  /(?<!^|(?:^|\s)(?:d[aeo]s?|em|e|para|[–-])\s)(?:língua portuguesa|matemática|raciocínio lógico|informática|atualidades)$/iu

/** Half of a name, or a name that runs into a subject's: "FUNDAMENTAL LÍNGUA PORTUGUESA". */
const isMisnamed = (name: string): boolean =>
  HALF_NAME.test(name) ||
  (SMALL_END.test(name) && !/\s\p{Lu}$/u.test(name)) ||
  isUnclosed(name) ||
  NO_NAME.test(name.replace(/\([^)]*\)/g, '')) ||
  (!isCommonSubject(name) && TAIL.test(name))

/** "19.2 CONHECIMENTOS" is the section of an edital. */
const isBare = ({ heading }: Block): boolean => !/^\d[\d.]*\s/.test(heading ?? '')

/** The only subject of a block that sounds like one may be the rest of its name, or one of its groups. */
const onlyBelow = ({ name, subjects: [only, ...more] }: Block): string[] =>
  only && more.length === 0 && !soundsLikeSubject(only.name) && name.split(' – ').some(namesSubject)
    ? [only.name]
    : []

/** If all topics of a post are names above lists, they may be its subjects. */
const holdsSubjects = ({ name, topics }: Subject): boolean =>
  namesOccupation(name) &&
  topics.length > 1 &&
  topics.every(({ num, children = [] }) => num === undefined && children.length > 1)

/** Subjects whose topics are all names in capitals above others may be parts, if most subjects differ. */
function partsAmong(subjects: readonly Subject[]): Subject[] {
  const isName = ({ num, text, children }: Topic) =>
    num !== undefined && children !== undefined && shareOfCapitals(text) > 0.85
  const parts = subjects.filter(({ topics }) => topics.length > 1 && topics.every(isName))
  return parts.length <= subjects.length / 2 ? parts : []
}

/** Unnumbered topics that begin with a small letter, if most do not. */
function brokenTopics(topics: readonly Topic[]): string[] {
  const free = topics.filter(({ num }) => num === undefined)
  const small = free.filter(({ text }) => /^\p{Ll}/u.test(text))
  return small.length > 1 && small.length < free.length * BROKEN_SHARE ? small.map(({ text }) => text) : []
}

/** Topics that restart the numbers: the one before may contain a heading. */
const anew = (siblings: readonly Topic[]): string[] =>
  siblings.flatMap(({ num, text }, index) =>
    index > 1 && /^(?:\d+\.)*1$/.test(num ?? '') && siblings[index - 1]?.num !== undefined ? [text] : [],
  )

/** A part of the exam that contains an unnumbered list itself. */
const isPart = ({ name, topics }: Subject): boolean =>
  topics.length >= (/^(?:n[íi]vel|ensino)\b/iu.test(name) ? MANY_OF_POST : MANY_OF_PART) &&
  soundsLikeBlock(name) &&
  topics.every(({ num }) => num === undefined)

/** Nearly empty subjects, if they are almost half of many. */
function slightSubjects(subjects: readonly Subject[]): string[] {
  const slight = subjects.filter(({ topics }) => flat(topics).length < 2)
  return slight.length >= MANY_SUBJECTS && slight.length > subjects.length * 0.5
    ? slight.map(({ name }) => name)
    : []
}
