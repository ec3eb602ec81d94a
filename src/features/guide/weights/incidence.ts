import { csvRows } from '../../../shared/spreadsheet.ts'
import { fold } from '../../../shared/text.ts'
import { numberIn } from '../../../shared/typed-number.ts'
import { topicKey } from '../../records/topics/wording.ts'
import type { Importance } from '../../syllabus/format/contract.ts'
import type { TreeChange } from '../../syllabus/operations/contract.ts'
import type { GuideMaterial } from '../contract.ts'

/** Bytes; ten thousand topics have less. */
export const MAX_FILE = 1024 * 1024

/** Each topic also gets this many questions at its subject's mean: few questions say little. */
const DRAWN = 2
/** The middle between two steps: a topic of high importance counts twice as much as a usual one. */
const STEP = Math.SQRT2

const COLUMNS = {
  topic: ['topico', 'assunto', 'conteudo', 'tema', 'texto', 'topic'],
  questions: [
    'questoes',
    'numero de questoes',
    'quantidade',
    'quantidade de questoes',
    'qtd',
    'incidencia',
    'questions',
  ],
  subject: ['materia', 'disciplina', 'subject'],
} as const

type Column = keyof typeof COLUMNS

export const WRONG = {
  tooLarge: 'O arquivo tem mais de 1 MB. Deixe nele só os tópicos e as questões.',
  unreadable: 'Não foi possível abrir o arquivo. Escolha-o de novo.',
  empty: 'O arquivo está vazio.',
  noColumns: 'Não encontramos as duas colunas. Na primeira linha escreva: tópico;questões.',
  noTopic: 'Nenhuma linha é de um tópico deste edital. Escreva os tópicos como no edital.',
} as const

const LEFT = {
  columns: 'há mais colunas que na primeira linha',
  noNumber: 'falta o número de questões',
  notANumber: 'as questões não estão em número',
  noTopic: 'nenhum tópico do edital tem esse nome',
  severalTopics: 'mais de um tópico tem esse nome; diga também a matéria',
} as const

type MaterialTopic = GuideMaterial['topics'][number]

export interface IncidenceRow {
  readonly topic: MaterialTopic
  /** Count in past papers. */
  readonly questions: number
  readonly importance: Importance
}

export interface LineLeft {
  /** As a spreadsheet numbers it, from 1. */
  readonly row: number
  /** The row as the table has it. */
  readonly text: string
  readonly why: keyof typeof LEFT
}

/** A table's rows, or a sentence that says why it cannot be read. */
export type Incidence =
  | {
      readonly rows: readonly IncidenceRow[]
      readonly left: readonly LineLeft[]
    }
  | { readonly wrong: string }

/** Sums a table's questions by topic. */
export function readIncidence(text: string, topics: readonly MaterialTopic[]): Incidence {
  const [header, ...lines] = csvRows(text)
  if (!header) return { wrong: WRONG.empty }
  const columns = columnsIn(header.cells)
  if (!columns) return { wrong: WRONG.noColumns }
  const find = finder(topics)
  const most = header.cells.length
  const read = lines.map(({ cells, row }) => ({ cells, row, ...lineOf(cells, { columns, most, find }) }))
  const found = new Map<MaterialTopic, number>()
  for (const { topic, questions } of read) if (topic) found.set(topic, (found.get(topic) ?? 0) + questions)
  const left = read.flatMap(({ cells, row, why }) => (why ? [{ row, text: textOf(cells), why }] : []))
  if (found.size > 0) return { rows: rowsOf(topics, found), left }
  const nearly = left.find(({ why }) => why !== 'noTopic')
  return { wrong: nearly ? lineText(nearly) : WRONG.noTopic }
}

/** Why a line does not count, in a sentence. */
export const lineText = ({ row, text, why }: LineLeft) => `Linha ${row}, “${text}”: ${LEFT[why]}.`

const textOf = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').join(' · ')

type Find = (words: string, subject: string) => readonly MaterialTopic[]

interface Table {
  readonly columns: Record<Column, number>
  /** Cells of the first line. */
  readonly most: number
  readonly find: Find
}

type Line =
  | { topic: MaterialTopic; questions: number; why?: never }
  | { why: LineLeft['why']; topic?: never; questions?: never }

function lineOf(cells: readonly string[], { columns, most, find }: Table): Line {
  // As where a comma parts the cells and is in a number too.
  if (cells.slice(most).some((cell) => cell.trim() !== '')) return { why: 'columns' }
  const [topic, ...others] = find(cells[columns.topic] ?? '', cells[columns.subject] ?? '')
  if (!topic) return { why: 'noTopic' }
  if (others.length > 0) return { why: 'severalTopics' }
  const number = (cells[columns.questions] ?? '').trim()
  const questions = numberIn(number)
  if (questions === undefined) return { why: number === '' ? 'noNumber' : 'notANumber' }
  return { topic, questions }
}

function columnsIn(header: readonly string[]): Record<Column, number> | undefined {
  const names = header.map(fold)
  const at = (column: Column) =>
    names.findIndex((name) => (COLUMNS[column] as readonly string[]).includes(name))
  const columns = { topic: at('topic'), questions: at('questions'), subject: at('subject') }
  return columns.topic < 0 || columns.questions < 0 ? undefined : columns
}

// Two topics of the same words are told apart by the subject alone.
function finder(topics: readonly MaterialTopic[]): Find {
  const byWords = Map.groupBy(
    topics.flatMap((topic) =>
      [...new Set([topic.words, topic.name].map(topicKey))].map((key) => ({ key, topic })),
    ),
    ({ key }) => key,
  )
  return (words, subject) => {
    const alike = (byWords.get(topicKey(words)) ?? []).map(({ topic }) => topic)
    return subject === '' ? alike : alike.filter((topic) => fold(topic.subject) === fold(subject))
  }
}

function rowsOf(topics: readonly MaterialTopic[], found: ReadonlyMap<MaterialTopic, number>): IncidenceRow[] {
  const means = new Map(
    [...Map.groupBy(found, ([{ part }]) => part)].map(([part, of]) => [
      part,
      of.reduce((sum, [, questions]) => sum + questions, 0) / of.length,
    ]),
  )
  return topics.flatMap((topic) => {
    const questions = found.get(topic)
    const mean = means.get(topic.part) ?? 0
    return questions === undefined ? [] : [{ topic, questions, importance: importanceOf(questions, mean) }]
  })
}

function importanceOf(questions: number, mean: number): Importance {
  const times = (questions + DRAWN) / (mean + DRAWN)
  if (times >= STEP) return 'alta'
  return times <= 1 / STEP ? 'baixa' : 'media'
}

/** The changes of the edital that the table asks for. */
export const changesOf = (rows: readonly IncidenceRow[]): TreeChange[] =>
  rows
    .filter(({ topic, importance }) => topic.importance !== importance)
    .map(({ topic, importance }) => ({ op: 'weigh', id: topic.id, importancia: importance }))
