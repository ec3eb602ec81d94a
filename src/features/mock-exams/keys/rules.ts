import { ANNULLED, type AnswerKey, KEY_LIMITS, type KeySubject } from './answer-key.ts'
import { LANGUAGE, VERSION, withNumbers, withRightAndWrong } from './lines.ts'
import { type Answer, type Mark, marksOf } from './marks.ts'
import { linesOf } from './plain.ts'

const BLOCK =
  /^(?:conhecimentos\s+(?:b[áa]sicos|gerais|espec[íi]ficos|comuns|complementares|transversais)|blocos?\b|m[óo]dulos?\b|parte\b|[ivx]+\s*[-–.])/i
/** Goes on from the line before: '(focado em vendas)', 'e raciocínio lógico'. */
const GOES_ON = /^[(\p{Ll}]/u
/** A day or an act: stands over a key, and names none of its subjects. */
const NO_SUBJECT = /\d\/\d{4}|^gabaritos?\b|\bedital\b/i

interface Part {
  readonly headings: string[]
  readonly answers: Answer[]
}

interface Draft {
  version: string
  position: string
  block: string
  readonly subjects: { block: string; name: string; numbers: number[] }[]
  readonly answers: Map<number, string>
  /** How many answers it shares with the version above. */
  readonly shared: number
  /** It and those that differ from it by the language alone: they have all else in common. */
  readonly family: Draft[]
  /** The number of its first question in a language. */
  language: number
}

/** Another answer for a question that the key has. */
interface Change {
  readonly number: number
  /** Empty where the text names none. */
  readonly from: string
  readonly to: string
  /** The version that the words before it name, or empty. */
  readonly of: string
  /** The version below which it stands. */
  readonly below: Draft | undefined
}

/**
 * Reads every version of every position that a key has, in its order; empty where the text is no key. Where it
 * only says what changed of a `known` key (letters by question), that key as it is now.
 */
export function readKeys(text: string, known?: readonly string[]): AnswerKey[] {
  const given = text.slice(0, KEY_LIMITS.text)
  const lines = linesOf(given)
  const isRightOrWrong = lines.some((line) => /(?<!\p{L})[VFX*]*[VF][VFX*]*(?!\p{L})/iu.test(line))
  const read = isRightOrWrong ? [lines, withRightAndWrong(lines)] : [lines]
  for (const reading of [...read, ...read.map(withNumbers)]) {
    const keys = keysIn(reading, given)
    if (keys.length > 0) return keys
  }
  return known ? changed(known, lines, given) : []
}

function keysIn(lines: readonly string[], text: string): AnswerKey[] {
  const { versions, changes } = draftsIn(lines)
  const isOfOne = new Set(versions.map(({ family }) => family)).size < 2
  for (const change of [...changes, ...notesIn(text, changes)]) apply(change, versions, isOfOne)
  const keys = versions.map(finished).filter(({ answers }) => answers.size >= KEY_LIMITS.least)
  const all = named(keys)
  return all.filter((key, i) => !all.slice(0, i).some((other) => isEqual(key, other)))
}

function draftsIn(lines: readonly string[]) {
  const drafts: Draft[] = []
  const changes: Change[] = []
  for (const part of namedAbove(partsOf(marksOf(lines)))) take(part, drafts, changes)
  // A single answer below a whole key speaks of it, and is no version of its own.
  const isNote = ({ answers, shared }: Draft) => shared > 0 && answers.size - shared < 2
  const notes = drafts.flatMap((draft, i): Change[] => {
    const [number, to] = isNote(draft) ? ([...draft.answers].at(-1) ?? []) : []
    return number && to ? [{ number, from: UNSAID, to, of: '', below: drafts[i - 1] }] : []
  })
  return { versions: drafts.filter((draft) => !isNote(draft)), changes: [...changes, ...notes] }
}

/** The known key with the changes that a text speaks of; none where that text speaks of no question of it. */
function changed(known: readonly string[], lines: readonly string[], text: string): AnswerKey[] {
  const draft = emptyDraft()
  for (const [i, letters] of known.entries()) draft.answers.set(i + 1, letters)
  const { versions, changes } = draftsIn(lines)
  const all = [...changes, ...notesIn(text, changes)].filter(({ number }) => draft.answers.has(number))
  for (const change of all) apply({ ...change, of: '' }, [draft], true)
  const isOfOne = new Set(all.map(({ of }) => of)).size === 1
  return isOfOne && versions.length === 0 ? [finished(draft)] : []
}

/** Stands for the letter before, where two come and nobody says which counts. */
const UNSAID = '!'
/** A change that does not say from which letter. */
const ANY = '?'

const ANNULLED_NOTES = [
  /quest(?:ão|ões) anuladas? ?:? ?(\d[\d ,e]*)/gi,
  /quest(?:ão|ões) ?(\d[\d ,e]*)[:–-]? ?anulada/gi,
  /^anuladas ?: ?(\d[\d ,e]*)/gi,
]

const SPOKEN_OF = [
  /(?:quest(?:ão|ões)|ite(?:m|ns)) (?:n[ºo.]{1,2} ?)?(\d[\d ,e]*)(?!.{0,80}(?:não|sem) alter).{0,80}(?:alterad|mud[ao]|retifica|passa|modific|corrig|substitu)/gi,
]

/** Notes beside the key say that questions are annulled, or that they changed without saying the letter. */
function notesIn(text: string, changes: readonly Change[]): Change[] {
  // A note ends with its line: the next one may begin with an answer.
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' '))
  const found = (notes: readonly RegExp[], one: Pick<Change, 'from' | 'to'>) =>
    lines
      .flatMap((line) => notes.flatMap((note) => [...line.matchAll(note)]))
      .flatMap(([, numbers = '']) => numbers.match(/\d+/g) ?? [])
      .map((number): Change => ({ ...one, number: Number(number), of: '', below: undefined }))
  const annulled = found(ANNULLED_NOTES, { from: '', to: ANNULLED })
  const known = new Set([...changes, ...annulled].map(({ number }) => number))
  const spokenOf = found(SPOKEN_OF, { from: UNSAID, to: '' }).filter(({ number }) => !known.has(number))
  return [...annulled, ...spokenOf]
}

const versionIn = (text: string) =>
  VERSION.exec(text)?.[0]
    .toLowerCase()
    .replace(/[\s–-]+/g, ' ') ?? ''

/** Where nobody can tell which version changed, or from which letter, the question becomes a hole. */
function apply(change: Change, versions: readonly Draft[], isOfOne: boolean): void {
  const meant = versions.filter((version) => isMeant(change, version, versions))
  const isKnown = meant.length > 0 || (isOfOne && change.of === '')
  const isSaid = versions.some(({ answers }) => answers.get(change.number) === ANNULLED)
  if (isKnown || !isSaid)
    for (const { answers } of meant.length > 0 ? meant : versions) changeOne(answers, change, isKnown)
}

function changeOne(answers: Draft['answers'], { number, from, to }: Change, isKnown: boolean): void {
  if (number > Math.max(...answers.keys())) return
  const now = answers.get(number)
  const fits =
    !(from && now) || from === ANY || now === from || now === to || (from === UNSAID && to === ANNULLED)
  if (isKnown) answers.set(number, fits ? to : '')
  else if (fits && now !== to) answers.set(number, '')
}

/** The words of a change name its version, or it stands between that one and the next. */
const isMeant = ({ of, below }: Change, version: Draft, versions: readonly Draft[]) =>
  of === '' ? below === version && version !== versions.at(-1) : versionIn(of) === versionIn(version.version)

/** Some copies say all of a key twice. */
const isEqual = (one: AnswerKey, other: AnswerKey) =>
  one.version === other.version &&
  one.position === other.position &&
  `${[...one.answers]}` === `${[...other.answers]}`

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
    if (mark.kind === 'answer') part?.answers.push(mark)
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

/** Headings over answers that are changes. */
const ALTERED = /retific|alter|anula|errata|recurso|leia-se|mudan|corre[çc]/i

/** Whether a part only says of questions of the version above, or of one below, what is their answer now. */
function isOfChanges({ headings, answers }: Part, draft: Draft | undefined): boolean {
  const isAltered = ALTERED.test(headings.at(-1) ?? '')
  if (!draft) return answers.every(({ from, answer }) => from || (isAltered && answer === ANNULLED))
  const isWhole = answers[0]?.number === 1 && answers.length >= KEY_LIMITS.least
  return isAltered && !isWhole && answers.every(({ number }) => draft.answers.has(number))
}

/** Puts a part into the version it goes on with, or begins the next: a number that comes again begins one. */
function take(part: Part, drafts: Draft[], changes: Change[]): void {
  const { headings, answers } = part
  const isAll = isOfChanges(part, drafts.at(-1))
  const of = headings.findLast((heading) => VERSION.test(heading)) ?? ''
  let headed = false
  for (const one of answers) {
    const above = drafts.at(-1)
    const from = fromOf(one, { above, headed, isAll })
    if (from === undefined) {
      const draft = draftFor(one.number, headings, { above, headed })
      if (draft !== above) drafts.push(draft)
      put(draft, { ...one, headings, opens: draft !== above || !headed })
      headed = true
    } else changes.push({ number: one.number, from, to: one.answer, of, below: above })
  }
}

interface Above {
  readonly above: Draft | undefined
  /** An answer stands between the headings and this one. */
  readonly headed: boolean
}

/** The letter that a change takes away; undefined for the answer of a next question. */
function fromOf({ number, from }: Answer, { above, headed, isAll }: Above & { isAll: boolean }) {
  if (isAll || (from && above?.answers.has(number) !== false)) return from ?? ''
  return headed && above && [...above.answers.keys()].at(-1) === number ? UNSAID : undefined
}

/** The version above where a number goes on with it, else the next one. */
function draftFor(number: number, headings: readonly string[], { above, headed }: Above): Draft {
  const goesOn = above && !isKnown(above, number) && (headed || !begins(headings, above, number))
  return goesOn ? above : next(above, headings, number)
}

interface Placed {
  readonly headings: readonly string[]
  readonly number: number
  readonly answer: string
  /** The headings stand right over it. */
  readonly opens: boolean
}

/** Questions that follow those in two languages belong to both, as soon as both are whole. */
function put(draft: Draft, { headings, number, answer, opens }: Placed): void {
  const isLanguage = headings.some((heading) => LANGUAGE.test(heading))
  if (isLanguage && opens) draft.language = number
  const lasts = new Set(draft.family.map(({ answers }) => Math.max(...answers.keys())))
  const isCommon = !isLanguage && lasts.size === 1 && !lasts.has(number)
  for (const one of isCommon ? draft.family : [draft]) {
    if (opens) open(one, headings)
    one.answers.set(number, answer)
    one.subjects.at(-1)?.numbers.push(number)
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

const emptyDraft = (): Draft => {
  const draft: Draft = {
    version: '',
    position: '',
    block: '',
    subjects: [],
    answers: new Map(),
    shared: 0,
    family: [],
    language: 0,
  }
  draft.family.push(draft)
  return draft
}

/** A version whose count begins above 1 shares what comes before it with the one above: a common basic part. */
function next(before: Draft | undefined, headings: readonly string[], number: number): Draft {
  const named = headings.findLast((heading) => VERSION.test(heading))
  const others = headings.filter(
    (heading) => heading !== named && heading.length > 1 && !isSubject(heading, headings),
  )
  const sibling = siblingOf(before, headings, number)
  const shared = [...(before?.answers ?? [])].filter(([known]) => known < number)
  const isShared = number > 1 && (sibling !== undefined || shared.length === number - 1)
  const draft: Draft = {
    ...emptyDraft(),
    version: named ?? sibling?.version ?? '',
    position: others.join(' · ') || (before?.position ?? ''),
    family: sibling?.family ?? [],
    ...(isShared && before
      ? {
          subjects: sharedSubjects(before.subjects, number),
          answers: new Map(shared),
          shared: shared.length,
        }
      : {}),
  }
  draft.family.push(draft)
  return draft
}

/** No paper has more languages to choose from. */
const MOST_LANGUAGES = 8

const siblingOf = (before: Draft | undefined, headings: readonly string[], number: number) =>
  before?.language === number &&
  before.family.length < MOST_LANGUAGES &&
  headings.some((heading) => LANGUAGE.test(heading))
    ? before
    : undefined

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

function finished({ version, position, subjects, answers, family }: Draft): AnswerKey {
  const last = Math.max(0, ...family.flatMap((one) => [...one.answers.keys()]))
  const all = Array.from({ length: last }, (_, i) => i + 1)
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
