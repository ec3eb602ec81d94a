import { readCsv } from '../../shared/spreadsheet.ts'
import { fold } from '../../shared/text.ts'
import { topicKey } from '../records/topics/wording.ts'
import type { TreeChange } from '../syllabus/changes/contract.ts'
import type { Importance } from '../syllabus/format/contract.ts'
import type { GuideMaterial } from './contract.ts'

/** Bytes; ten thousand topics have less. */
export const MAX_FILE = 1024 * 1024

/**
 * As many questions more, as its subject's topics have in
 * the mean, count for each topic: few questions say little.
 */
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

type MaterialTopic = GuideMaterial['topics'][number]

export interface IncidenceRow {
  readonly topic: MaterialTopic
  /** Of past papers. */
  readonly questions: number
  readonly importance: Importance
}

/** What a table says, or in a sentence why it cannot be read. */
export type Incidence =
  | {
      /** In the edital's order. */
      readonly rows: readonly IncidenceRow[]
      /** Lines, as they stand there, that are of no topic of the edital, of several, or have no number. */
      readonly left: readonly string[]
    }
  | { readonly wrong: string }

/**
 * Reads a table of topics and how many questions past papers
 * had of each; of lines of one topic the sum counts.
 */
export function readIncidence(text: string, topics: readonly MaterialTopic[]): Incidence {
  const [header, ...lines] = readCsv(text)
  if (!header) return { wrong: WRONG.empty }
  const columns = columnsIn(header)
  if (!columns) return { wrong: WRONG.noColumns }
  const find = finder(topics)
  const read = lines.map((cells) => ({ line: cells.join(' · '), ...lineOf(cells, columns, find) }))
  const found = new Map<MaterialTopic, number>()
  for (const { topic, questions } of read) if (topic) found.set(topic, (found.get(topic) ?? 0) + questions)
  if (found.size === 0) return { wrong: WRONG.noTopic }
  return { rows: rowsOf(topics, found), left: read.flatMap(({ topic, line }) => (topic ? [] : [line])) }
}

type Find = (words: string, subject: string) => MaterialTopic | undefined

/** Without a topic where the line has none of the edital, or no number. */
function lineOf(cells: readonly string[], columns: Record<Column, number>, find: Find) {
  const questions = countIn(cells[columns.questions] ?? '')
  const topic = find(cells[columns.topic] ?? '', cells[columns.subject] ?? '')
  return questions === undefined ? { topic: undefined, questions: 0 } : { topic, questions }
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
    const alike = byWords.get(topicKey(words)) ?? []
    const named = subject === '' ? alike : alike.filter(({ topic }) => fold(topic.subject) === fold(subject))
    return named.length === 1 ? named[0]?.topic : undefined
  }
}

/** A whole number, as '12' or '1.234'. */
function countIn(cell: string): number | undefined {
  const digits = cell.trim().replace(/(?<=\d)\.(?=\d{3}\b)/g, '')
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined
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

/** What of the edital changes by it. */
export const changesOf = (rows: readonly IncidenceRow[]): TreeChange[] =>
  rows
    .filter(({ topic, importance }) => topic.importance !== importance)
    .map(({ topic, importance }) => ({ op: 'weigh', id: topic.id, importancia: importance }))
