import { ANNULLED, type AnswerKey, KEY_LIMITS, type KeySubject } from './answer-key.ts'
import { VERSION } from './lines.ts'
import { type Mark, marksOf } from './marks.ts'

const BLOCK =
  /^(?:conhecimentos\s+(?:b[áa]sicos|gerais|espec[íi]ficos|comuns|complementares|transversais)|blocos?\b|m[óo]dulos?\b|parte\b|[ivx]+\s*[-–.])/i
/** Goes on from the line before: '(focado em vendas)', 'e raciocínio lógico'. */
const GOES_ON = /^[(\p{Ll}]/u
/** A day or an act: stands over a key, and names none of its subjects. */
const NO_SUBJECT = /\d\/\d{4}|^gabaritos?\b|\bedital\b/i

interface Part {
  readonly headings: string[]
  readonly answers: [number, string][]
}

interface Draft {
  version: string
  position: string
  block: string
  readonly subjects: { block: string; name: string; numbers: number[] }[]
  readonly answers: Map<number, string>
  /** How many answers it shares with the version above. */
  readonly shared: number
}

/** Reads every version of every position that a key has, in its order; empty where the text is no key. */
export function readKeys(text: string): AnswerKey[] {
  const drafts: Draft[] = []
  for (const part of namedAbove(partsOf(marksOf(text.slice(0, KEY_LIMITS.text))))) take(part, drafts)
  // A single answer below a whole key speaks of it, and is no version of its own.
  const versions = drafts.filter(({ answers, shared }) => shared === 0 || answers.size - shared > 1)
  const [only, ...others] = versions
  // Numbers of several versions differ: which of them a note means nobody can tell.
  if (only && others.length === 0) annul(only.answers, text)
  return named(versions.map(finished).filter(({ answers }) => answers.size >= KEY_LIMITS.least))
}

const ANNULLED_NOTES = [
  /quest(?:ão|ões) anuladas? ?:? ?(\d[\d ,e]*)/gi,
  /quest(?:ão|ões) ?(\d[\d ,e]*)[:–-]? ?anulada/gi,
]

/** Annuls the questions that a note beside the key names. */
function annul(answers: Map<number, string>, text: string): void {
  // A note ends with its line: the next one may begin with an answer.
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' '))
  const notes = lines.flatMap((line) => ANNULLED_NOTES.flatMap((note) => [...line.matchAll(note)]))
  for (const [, numbers = ''] of notes)
    for (const number of numbers.match(/\d+/g) ?? [])
      if (answers.has(Number(number))) answers.set(Number(number), ANNULLED)
}

/** Where versions are called the same, the headings that only some have name them, and a lone one no subject. */
function named(keys: AnswerKey[]): AnswerKey[] {
  const names = new Set(keys.map(({ version, position }) => `${version}\n${position}`))
  if (names.size === keys.length) return keys
  const isShared = ({ name }: KeySubject) =>
    keys.every(({ subjects }) => subjects.some((other) => other.name === name))
  return keys.map((key) => ({
    ...key,
    version: [key.version, ...key.subjects.filter((one) => !isShared(one)).map(({ name }) => name)]
      .filter(Boolean)
      .join(' · '),
    subjects: key.subjects.length > 1 ? key.subjects : key.subjects.map((one) => ({ ...one, name: '' })),
  }))
}

/** Headings with the answers that follow them. */
function partsOf(marks: readonly Mark[]): Part[] {
  const parts: Part[] = [{ headings: [], answers: [] }]
  for (const mark of marks) {
    const part = parts.at(-1)
    if (mark.kind === 'answer') part?.answers.push([mark.number, mark.answer])
    else if (part && part.answers.length === 0) addHeading(part.headings, mark.text)
    else parts.push({ headings: [mark.text], answers: [] })
  }
  return parts
}

/** Some copies have the name of each table below it, of a part that all share perhaps none. */
function namedAbove(parts: readonly Part[]): readonly Part[] {
  const isNamed = ({ headings }: Part) => headings.some((heading) => VERSION.test(heading))
  const [first, ...below] = parts
  const last = below.at(-1)
  const isBelow = first && !isNamed(first) && last?.answers.length === 0 && isNamed(last)
  if (!(isBelow && below.slice(1).every(isNamed))) return parts
  return below.map(({ headings }, i) => ({ headings, answers: parts[i]?.answers ?? [] }))
}

function addHeading(headings: string[], text: string): void {
  const before = headings.at(-1)
  if (before !== undefined && (GOES_ON.test(text) || before.endsWith(',')))
    headings.splice(-1, 1, `${before} ${text}`)
  else headings.push(text)
}

/** Puts a part into the version it goes on with, or begins the next: a number that comes again begins one. */
function take({ headings, answers }: Part, drafts: Draft[]): void {
  let headed = false
  for (const [number, answer] of answers) {
    let draft = drafts.at(-1)
    const isNext = !draft || isKnown(draft, number) || (!headed && begins(headings, draft, number))
    if (isNext) {
      draft = next(draft, headings, number)
      drafts.push(draft)
    }
    if (draft && (isNext || !headed)) open(draft, headings)
    headed = true
    draft?.answers.set(number, answer)
    draft?.subjects.at(-1)?.numbers.push(number)
  }
}

/** A number without an answer, above all that have one, may still get it: a page's end tore it off. */
const isKnown = ({ answers }: Draft, number: number): boolean =>
  answers.has(number) &&
  (answers.get(number) !== '' || [...answers].some(([other, answer]) => other > number && answer !== ''))

/** A heading that names a version begins one, unless the count goes on below it. */
function begins(headings: readonly string[], draft: Draft, number: number): boolean {
  return headings.some((heading) => VERSION.test(heading)) && number <= Math.max(...draft.answers.keys())
}

/** A version whose count begins above 1 shares what comes before it with the one above: a common basic part. */
function next(before: Draft | undefined, headings: readonly string[], number: number): Draft {
  const named = headings.findLast((heading) => VERSION.test(heading))
  const others = headings.filter(
    (heading) => heading !== named && heading.length > 1 && !isSubject(heading, headings),
  )
  const shared = [...(before?.answers ?? [])].filter(([known]) => known < number)
  const isShared = number > 1 && shared.length === number - 1
  return {
    version: named ?? '',
    position: others.join(' · ') || (before?.position ?? ''),
    block: '',
    subjects: isShared ? sharedSubjects(before?.subjects ?? [], number) : [],
    answers: new Map(isShared ? shared : []),
    shared: isShared ? shared.length : 0,
  }
}

const sharedSubjects = (subjects: Draft['subjects'], number: number): Draft['subjects'] =>
  subjects
    .map((subject) => ({ ...subject, numbers: subject.numbers.filter((known) => known < number) }))
    .filter(({ numbers }) => numbers.length > 0)

/** The last heading names the subject; a block stands alone or over it. */
const isSubject = (heading: string, headings: readonly string[]) =>
  BLOCK.test(heading) || (heading === headings.at(-1) && !VERSION.test(heading))

function open(draft: Draft, headings: readonly string[]): void {
  draft.block = headings.findLast((heading) => BLOCK.test(heading)) ?? draft.block
  // Below a basic part that several positions share, the heading of the first names its version.
  draft.version ||= headings.findLast((heading) => VERSION.test(heading)) ?? ''
  const last = headings.at(-1) ?? ''
  const name = VERSION.test(last) || NO_SUBJECT.test(last) ? draft.block : last || draft.block
  const block = draft.block === name ? '' : draft.block
  const current = draft.subjects.at(-1)
  if (current?.name !== name || current.block !== block) draft.subjects.push({ block, name, numbers: [] })
}

/** Marks a name that only a table's head has, so that it counts as a version's. */
const COLUMN = /^Coluna: /

function finished({ version, position, subjects, answers }: Draft): AnswerKey {
  const numbers = [...answers.keys()].sort((a, b) => a - b)
  const all = Array.from({ length: numbers.at(-1) ?? 0 }, (_, i) => i + 1)
  const missing = all.filter((number) => !answers.get(number))
  const sorted = new Map(
    all.flatMap((number) => {
      const answer = answers.get(number)
      return answer ? [[number, answer] as const] : []
    }),
  )
  return {
    version: version.replace(COLUMN, ''),
    position,
    subjects: subjects.filter((subject) => subject.numbers.length > 0),
    answers: sorted,
    missing,
  }
}
