import { firstLetters, fold, tidy } from '../../../shared/text.ts'
import { LIMITS } from '../contract.ts'
import { isFormulaError, numberOf } from './cell-values.ts'
import { headKey, type Table } from './columns.ts'
import { LEFT_OUT, type LeftOut } from './session.ts'
import type { Cell, SheetRow } from './sheet.ts'

/** A topic's undated sums; an empty `topic` is for questions that the site gives no topic. */
export interface SiteTopic {
  readonly subject: string
  readonly topic: string
  readonly questions: number
  readonly correct: number
}

/** The site's 'Desempenho por assunto', and the rows that do not add up. */
export interface SitePicture {
  readonly topics: readonly SiteTopic[]
  readonly left: readonly LeftOut[]
}

/** How many questions a notebook has of each topic. */
export interface NotebookIndex {
  /** `questions` is undefined if the table does not give it. */
  readonly rows: readonly { subject: string; topic: string; questions: number | undefined }[]
}

const CODE = 'hierarquia'
const NAME = 'indice'
const RESOLVED = 'questoes resolvidas'
const RIGHT = 'quantidade de acertos'
const FOUND = ['quantidade encontrada', 'quantidade']

const keysOf = ({ heads }: Table) => heads.map(headKey)

/** Recognises 'Desempenho por assunto'. */
export const isPicture = (table: Table): boolean =>
  [NAME, RESOLVED, RIGHT].every((head) => keysOf(table).includes(head))

/** Recognises 'Índice do caderno'. */
export const isIndex = (table: Table): boolean =>
  [CODE, NAME].every((head) => keysOf(table).includes(head)) &&
  FOUND.some((head) => keysOf(table).includes(head))

interface Line {
  readonly row: number
  readonly code: string
  readonly name: string
  readonly questions: number | undefined
  readonly correct: number | undefined
  readonly cells: readonly Cell[]
}

const UNSORTED = 'sem classificacao'

function linesOf(table: Table, counts: { questions: string; correct?: string }): Line[] {
  const keys = keysOf(table)
  const at = (cells: readonly Cell[], head: string | undefined) => cells[keys.indexOf(head ?? '')] ?? ''
  return table.rows.map(({ row, cells }: SheetRow) => ({
    row,
    code: String(at(cells, CODE)).trim(),
    name: firstLetters(tidy(String(at(cells, NAME))), LIMITS.name),
    questions: numberOf(at(cells, counts.questions)),
    correct: numberOf(at(cells, counts.correct)),
    cells,
  }))
}

/** A subject with the lines below it, up to the next subject. */
interface Part {
  readonly head: Line
  readonly lines: readonly Line[]
}

const isHead = ({ code, name }: Line) => code === '' && fold(name) !== UNSORTED
const isNamed = ({ name }: Line) => name !== '' && fold(name) !== 'total'

/** Lines above the first subject, from a tree that was copied in part. */
function orphansIn(lines: readonly Line[]): Line[] {
  const first = lines.findIndex((line) => isNamed(line) && isHead(line))
  return lines.slice(0, first < 0 ? lines.length : first).filter(isNamed)
}

function partsOf(lines: readonly Line[]): Part[] {
  const parts: { head: Line; lines: Line[] }[] = []
  for (const line of lines) {
    if (!isNamed(line)) continue
    if (isHead(line)) parts.push({ head: line, lines: [] })
    else parts.at(-1)?.lines.push(line)
  }
  return parts
}

/** Keeps leaves and questions without a topic, because parents are sums of their children. */
const leavesOf = ({ lines }: Part) =>
  lines.filter(({ code }) => code === '' || !lines.some((other) => other.code.startsWith(`${code}.`)))

const topicOf = ({ name }: Line) => (fold(name) === UNSORTED ? '' : name)

/** Reads each topic's sums; a subject that its topics do not add up to counts as a whole. */
export function pictureIn(table: Table): SitePicture {
  const lines = linesOf(table, { questions: RESOLVED, correct: RIGHT })
  const [parts, orphans] = [partsOf(lines).map(partPicture), orphansIn(lines)]
  const left = orphans.map((line) => leftOut(line, LEFT_OUT.orphan))
  return {
    topics: parts.flatMap(({ topics }) => topics),
    left: [...left, ...parts.flatMap((part) => part.left)],
  }
}

function partPicture(part: Part): SitePicture {
  const subject = part.head.name
  const whole = soundOf(part.head)
  if (typeof whole === 'string') return { topics: [], left: [leftOut(part.head, whole)] }
  if (whole.questions === 0) return { topics: [], left: [leftOut(part.head, 'não tem questões resolvidas')] }
  const topics = leavesOf(part).flatMap((line) => {
    const sound = soundOf(line)
    return typeof sound === 'string' || sound.questions === 0
      ? []
      : [{ subject, topic: topicOf(line), ...sound }]
  })
  const sum = topics.reduce((all, { questions }) => all + questions, 0)
  if (sum === whole.questions) return { topics, left: [] }
  const why = `os assuntos somam ${sum} e a matéria, ${whole.questions}: vale a matéria`
  return {
    topics: [{ subject, topic: '', ...whole }],
    left: part.lines.length > 0 ? [leftOut(part.head, why)] : [],
  }
}

const leftOut = ({ row, cells }: Line, why: string): LeftOut => ({
  row,
  text: firstLetters(cells.filter((cell) => cell !== '').join(' · '), 120),
  why,
})

function soundOf({ questions, correct, cells }: Line): { questions: number; correct: number } | string {
  const error = cells.find(isFormulaError)
  if (error !== undefined) return `a planilha mostra ${error} no lugar de um valor`
  if (questions === undefined || correct === undefined) return 'faltam as questões ou os acertos'
  const isSound = [questions, correct].every((number) => Number.isInteger(number) && number >= 0)
  return isSound && correct <= questions
    ? { questions, correct }
    : `${correct} certas em ${questions} questões`
}

/** Reads how many questions a notebook has of each of its innermost topics. */
export function indexIn(table: Table): NotebookIndex {
  const found = FOUND.find((head) => keysOf(table).includes(head)) ?? ''
  const lines = linesOf(table, { questions: found })
  const rows = partsOf(lines).flatMap((part) =>
    leavesOf(part).map(({ name, questions }) => ({ subject: part.head.name, topic: name, questions })),
  )
  const orphans = orphansIn(lines).map(({ name, questions }) => ({ subject: '', topic: name, questions }))
  return { rows: [...orphans, ...rows] }
}
