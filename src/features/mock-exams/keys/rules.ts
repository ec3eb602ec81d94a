import { type Mark, marksOf, VERSION } from './marks.ts'

/** The answers of one version of a paper, as the board publishes them. */
export interface AnswerKey {
  /** 'GABARITO 1', 'TIPO 2'; empty where the key names none. */
  readonly version: string
  /** The position and exam, as the lines above the version say; may be empty. */
  readonly position: string
  readonly subjects: readonly KeySubject[]
  /** By number of the question: the accepted letters ('B', 'AC'), or `ANNULLED`. */
  readonly answers: ReadonlyMap<number, string>
  /** Numbers below the last that have no answer: the key is shown with its hole, never filled. */
  readonly missing: readonly number[]
}

/** How many questions a key speaks of, its holes included. */
export const questionsIn = ({ answers, missing }: Pick<AnswerKey, 'answers' | 'missing'>): number =>
  answers.size + missing.length

/** A heading of the key, and the questions under it in order. */
export interface KeySubject {
  /** The group it stands in, as 'CONHECIMENTOS BÁSICOS', or empty. */
  readonly block: string
  readonly name: string
  readonly numbers: readonly number[]
}

/** Fewer answers are no paper; `text` is in characters. */
export const KEY_LIMITS = { least: 5, text: 200_000 } as const

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
}

/** Reads every version of every position that a key has, in its order; empty where the text is no key. */
export function readKeys(text: string): AnswerKey[] {
  const drafts: Draft[] = []
  for (const part of namedAbove(partsOf(marksOf(text.slice(0, KEY_LIMITS.text))))) take(part, drafts)
  return named(drafts.map(finished).filter(({ answers }) => answers.size >= KEY_LIMITS.least))
}

/** Where versions are called the same, the one heading over all of each is its name, and no subject's. */
function named(keys: AnswerKey[]): AnswerKey[] {
  const names = new Set(keys.map(({ version, position }) => `${version}\n${position}`))
  if (names.size === keys.length || keys.some(({ subjects }) => subjects.length !== 1)) return keys
  return keys.map((key) => ({
    ...key,
    version: [key.version, ...key.subjects.map(({ name }) => name)].filter(Boolean).join(' · '),
    subjects: key.subjects.map((subject) => ({ ...subject, name: '' })),
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
    const isNext = !draft || draft.answers.has(number) || (!headed && begins(headings, draft, number))
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
    version,
    position,
    subjects: subjects.filter((subject) => subject.numbers.length > 0),
    answers: sorted,
    missing,
  }
}
