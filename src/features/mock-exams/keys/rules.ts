import { ANNULLED, type AnswerKey, KEY_LIMITS, type KeySubject } from './answer-key.ts'
import { LANGUAGE, VERSION, withNumbers, withRightAndWrong } from './line-patterns.ts'
import { normalisedLines } from './normalised-lines.ts'
import { type Answer, type KeyToken, tokensOf } from './tokens.ts'

const BLOCK =
  /^(?:conhecimentos\s+(?:b[áa]sicos|gerais|espec[íi]ficos|comuns|complementares|transversais)|blocos?\b|m[óo]dulos?\b|parte\b|[ivx]+\s*[-–.])/i
/** Begins a line that continues the one before: '(focado em vendas)', 'e raciocínio lógico'. */
const GOES_ON = /^[(\p{Ll}]/u
/** A date or an act over a key, which names none of its subjects. */
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
  /** Number of answers taken over from the version above. */
  readonly shared: number
  /** This version and those that differ from it by the language alone. */
  readonly family: Draft[]
  /** The number of its first question in a language. */
  language: number
}

/** A new answer to a question of the key. */
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
 * Reads every version of every position of a key, in order; empty where the text is no key. A text that only
 * lists changes of the `known` key (letters by question) gives that key with these changes.
 */
export function readKeys(text: string, known?: readonly string[]): AnswerKey[] {
  const given = text.slice(0, KEY_LIMITS.text)
  const lines = normalisedLines(given)
  const isRightOrWrong = lines.some((line) => /(?<!\p{L})[VFX*]*[VF][VFX*]*(?!\p{L})/iu.test(line))
  const read = isRightOrWrong ? [lines, withRightAndWrong(lines)] : [lines]
  for (const reading of [...read, ...read.map(withNumbers)]) {
    const keys = keysIn(reading, given)
    if (keys.length > 0) return keys
  }
  return known ? knownKeyChanged(known, lines, given) : []
}

function keysIn(lines: readonly string[], text: string): AnswerKey[] {
  const { versions, changes } = draftsIn(lines)
  const isOfOne = new Set(versions.map(({ family }) => family)).size < 2
  for (const change of [...changes, ...notesIn(text, changes)]) applyChange(change, versions, isOfOne)
  const keys = versions.map(keyOf).filter(({ answers }) => answers.size >= KEY_LIMITS.least)
  const all = withDistinctNames(keys)
  return all.filter((key, i) => !all.slice(0, i).some((other) => isEqual(key, other)))
}

function draftsIn(lines: readonly string[]) {
  const drafts: Draft[] = []
  const changes: Change[] = []
  for (const part of withNamesAbove(partsOf(tokensOf(lines)))) addPart(part, drafts, changes)
  // A single answer below a whole key changes it and does not begin a version.
  const isNote = ({ answers, shared }: Draft) => shared > 0 && answers.size - shared < 2
  const notes = drafts.flatMap((draft, i): Change[] => {
    const [number, to] = isNote(draft) ? ([...draft.answers].at(-1) ?? []) : []
    return number && to ? [{ number, from: UNKNOWN_LETTER, to, of: '', below: drafts[i - 1] }] : []
  })
  return { versions: drafts.filter((draft) => !isNote(draft)), changes: [...changes, ...notes] }
}

/** Returns the known key with the changes of a text; none where the text names none of its questions. */
function knownKeyChanged(known: readonly string[], lines: readonly string[], text: string): AnswerKey[] {
  const draft = emptyDraft()
  for (const [i, letters] of known.entries()) draft.answers.set(i + 1, letters)
  const { versions, changes } = draftsIn(lines)
  const all = [...changes, ...notesIn(text, changes)].filter(({ number }) => draft.answers.has(number))
  for (const change of all) applyChange({ ...change, of: '' }, [draft], true)
  const isOfOne = new Set(all.map(({ of }) => of)).size === 1
  return isOfOne && versions.length === 0 ? [keyOf(draft)] : []
}

/** The former letter of a question that got two answers, and the text does not say which counts. */
const UNKNOWN_LETTER = '!'
/** The former letter of a change that names only the new one. */
const ANY_LETTER = '?'

const ANNULLED_NOTES = [
  /quest(?:ão|ões) anuladas? ?:? ?(\d[\d ,e]*)/gi,
  /quest(?:ão|ões) ?(\d[\d ,e]*)[:–-]? ?anulada/gi,
  /^anuladas ?: ?(\d[\d ,e]*)/gi,
]

const CHANGE_NOTES = [
  /(?:quest(?:ão|ões)|ite(?:m|ns)) (?:n[ºo.]{1,2} ?)?(\d[\d ,e]*)(?!.{0,80}(?:não|sem) alter).{0,80}(?:alterad|mud[ao]|retifica|passa|modific|corrig|substitu)/gi,
]

/** Reads notes beside the key: questions annulled, or changed without the new letter. */
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
  const noted = found(CHANGE_NOTES, { from: UNKNOWN_LETTER, to: '' }).filter(
    ({ number }) => !known.has(number),
  )
  return [...annulled, ...noted]
}

const versionIn = (text: string) =>
  VERSION.exec(text)?.[0]
    .toLowerCase()
    .replace(/[\s–-]+/g, ' ') ?? ''

/** Leaves the question without an answer if the text does not say which version changed, or from which letter. */
function applyChange(change: Change, versions: readonly Draft[], isOfOne: boolean): void {
  const meant = versions.filter((version) => isMeant(change, version, versions))
  const isKnown = meant.length > 0 || (isOfOne && change.of === '')
  const isSaid = versions.some(({ answers }) => answers.get(change.number) === ANNULLED)
  if (isKnown || !isSaid)
    for (const { answers } of meant.length > 0 ? meant : versions) changeAnswer(answers, change, isKnown)
}

function changeAnswer(answers: Draft['answers'], { number, from, to }: Change, isKnown: boolean): void {
  if (number > Math.max(...answers.keys())) return
  const now = answers.get(number)
  const fits =
    !(from && now) ||
    from === ANY_LETTER ||
    now === from ||
    now === to ||
    (from === UNKNOWN_LETTER && to === ANNULLED)
  if (isKnown) answers.set(number, fits ? to : '')
  else if (fits && now !== to) answers.set(number, '')
}

/** Finds the version of a change by the words before it, or by the version above it. */
const isMeant = ({ of, below }: Change, version: Draft, versions: readonly Draft[]) =>
  of === '' ? below === version && version !== versions.at(-1) : versionIn(of) === versionIn(version.version)

/** Some copies say all of a key twice. */
const isEqual = (one: AnswerKey, other: AnswerKey) =>
  one.version === other.version &&
  one.position === other.position &&
  `${[...one.answers]}` === `${[...other.answers]}`

/** Tells versions of one name apart by the headings that only some have; a lone heading is then no subject. */
function withDistinctNames(keys: AnswerKey[]): AnswerKey[] {
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
function partsOf(tokens: readonly KeyToken[]): Part[] {
  const parts: Part[] = [{ headings: [], answers: [] }]
  for (const token of tokens) {
    const part = parts.at(-1)
    if (token.kind === 'answer') part?.answers.push(token)
    else if (part && part.answers.length === 0) addHeading(part.headings, token.text)
    else parts.push({ headings: [token.text], answers: [] })
  }
  return parts
}

/** Moves names that a copy has below each table above it; a part that all share may have none. */
function withNamesAbove(parts: readonly Part[]): readonly Part[] {
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

/** Whether a part only changes answers of the version above, or of one below. */
function isOfChanges({ headings, answers }: Part, draft: Draft | undefined): boolean {
  const isAltered = ALTERED.test(headings.at(-1) ?? '')
  if (!draft) return answers.every(({ from, answer }) => from || (isAltered && answer === ANNULLED))
  const isWhole = answers[0]?.number === 1 && answers.length >= KEY_LIMITS.least
  return isAltered && !isWhole && answers.every(({ number }) => draft.answers.has(number))
}

/** Adds a part to the version that it continues; a number that comes again begins a new version. */
function addPart(part: Part, drafts: Draft[], changes: Change[]): void {
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
      addAnswer(draft, { ...one, headings, opens: draft !== above || !headed })
      headed = true
    } else changes.push({ number: one.number, from, to: one.answer, of, below: above })
  }
}

interface Above {
  readonly above: Draft | undefined
  /** An answer stands between the headings and this one. */
  readonly headed: boolean
}

/** Returns the former letter of a changed answer; undefined for an answer that changes nothing. */
function fromOf({ number, from }: Answer, { above, headed, isAll }: Above & { isAll: boolean }) {
  if (isAll || (from && above?.answers.has(number) !== false)) return from ?? ''
  return headed && above && [...above.answers.keys()].at(-1) === number ? UNKNOWN_LETTER : undefined
}

/** Returns the version above if the number continues it, else a new one. */
function draftFor(number: number, headings: readonly string[], { above, headed }: Above): Draft {
  const goesOn = above && !hasAnswer(above, number) && (headed || !beginsVersion(headings, above, number))
  return goesOn ? above : newVersion(above, headings, number)
}

interface PlacedAnswer {
  readonly headings: readonly string[]
  readonly number: number
  readonly answer: string
  /** The headings stand right over it. */
  readonly opens: boolean
}

/** Adds an answer; questions after those in two languages belong to both, once both are complete. */
function addAnswer(draft: Draft, { headings, number, answer, opens }: PlacedAnswer): void {
  const isLanguage = headings.some((heading) => LANGUAGE.test(heading))
  if (isLanguage && opens) draft.language = number
  const lasts = new Set(draft.family.map(({ answers }) => Math.max(...answers.keys())))
  const isCommon = !isLanguage && lasts.size === 1 && !lasts.has(number)
  for (const one of isCommon ? draft.family : [draft]) {
    if (opens) openSubject(one, headings)
    one.answers.set(number, answer)
    one.subjects.at(-1)?.numbers.push(number)
  }
}

/** Whether a number has its answer; one after all the answered may still get it, torn off by a page's end. */
const hasAnswer = ({ answers }: Draft, number: number): boolean =>
  answers.has(number) &&
  (answers.get(number) !== '' || [...answers].some(([other, answer]) => other > number && answer !== ''))

/** Whether a heading begins a version; it does not where the numbers go on below it. */
function beginsVersion(headings: readonly string[], draft: Draft, number: number): boolean {
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

/** Begins a version; one that begins above 1 takes the common basic part from the version above. */
function newVersion(before: Draft | undefined, headings: readonly string[], number: number): Draft {
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

/** Whether a heading names a subject or a block: the last one does, and a block alone or over it. */
const isSubject = (heading: string, headings: readonly string[]) =>
  BLOCK.test(heading) || (heading === headings.at(-1) && !VERSION.test(heading))

function openSubject(draft: Draft, headings: readonly string[]): void {
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

function keyOf({ version, position, subjects, answers, family }: Draft): AnswerKey {
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
