import { BYTE_ORDER_MARK, csvLine, literal } from '../../../shared/spreadsheet.ts'
import type { DocumentBlock, DocumentSubject, DocumentTopic, SyllabusDocument } from '../format/contract.ts'
import { slug } from '../format/identity.ts'
import { topicsOf } from '../format/walk.ts'
import { EXPORT_WORDS } from './contract.ts'

export interface Exported {
  readonly name: string
  readonly type: string
  readonly text: string
}

export const EXPORTS = ['edital', 'markdown', 'csv', 'anki'] as const
export type ExportKind = (typeof EXPORTS)[number]

const WRITERS: Record<
  ExportKind,
  { end: string; type: string; write: (document: SyllabusDocument) => string }
> = {
  edital: { end: 'edital.json', type: 'application/json', write: jsonOf },
  markdown: { end: 'md', type: 'text/markdown', write: markdownOf },
  csv: { end: 'csv', type: 'text/csv', write: csvOf },
  anki: { end: 'anki.txt', type: 'text/plain', write: ankiOf },
}

/** Writes a document for this product (`edital`, read back as it was) or for others. */
export function exportAs(kind: ExportKind, document: SyllabusDocument): Exported {
  const { end, type, write } = WRITERS[kind]
  return { name: `${slug(document.id) || 'edital'}.${end}`, type, text: write(document) }
}

const LISTED = new Set(['atos', 'blocos', 'disciplinas', 'topicos', 'filhos', 'arquivo', 'mudancas'])

/** JSON with one topic a line, so that a diff shows the changed topics. */
export function jsonOf(document: SyllabusDocument): string {
  const fields = fieldsOf(document, '  ').map((field) => `\n  ${field}`)
  return `{${fields.join(',')}\n}\n`
}

const fieldsOf = (of: object, indent: string) =>
  Object.entries(of)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${JSON.stringify(key)}: ${written(key, value, indent)}`)

function written(key: string, value: unknown, indent: string): string {
  if (!(LISTED.has(key) && isListed(value))) return JSON.stringify(value)
  const inner = `${indent}  `
  const lines = value.map((one) => `\n${inner}{ ${fieldsOf(one, inner).join(', ')} }`)
  return `[${lines.join(',')}\n${indent}]`
}

const isListed = (value: unknown): value is object[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => typeof one === 'object' && one !== null && !Array.isArray(one))

const line = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Returns a document's title for use without context. */
export function titleOf({ orgao, cargo, ano }: SyllabusDocument): string {
  return [orgao, cargo, ano].filter(Boolean).join(' – ') || EXPORT_WORDS.title
}

function markdownOf(document: SyllabusDocument): string {
  const blocks = document.blocos.map(({ nome, disciplinas }) =>
    [`## ${line(nome) || EXPORT_WORDS.unnamedBlock}`, ...disciplinas.map(markdownSubject)].join('\n\n'),
  )
  return `${[`# ${line(titleOf(document))}`, ...blocks].join('\n\n')}\n`
}

function markdownSubject({ nome, topicos }: DocumentSubject): string {
  return [`### ${line(nome)}`, '', ...topicos.flatMap((topic) => markdownTopic(topic, ''))].join('\n')
}

function markdownTopic({ num, texto, filhos = [] }: DocumentTopic, indent: string): string[] {
  const words = [num, line(texto)].filter(Boolean).join(' ')
  return [`${indent}- ${words}`, ...filhos.flatMap((kid) => markdownTopic(kid, `${indent}  `))]
}

function csvOf(document: SyllabusDocument): string {
  const rows = topicsOf(document).map(({ topic, subject, block, depth }) => [
    block.nome,
    subject.nome,
    String(depth + 1),
    topic.num ?? '',
    topic.texto,
    topic.importancia ?? '',
    topic.id,
  ])
  const lines = [EXPORT_WORDS.csv, ...rows.map((cells) => cells.map(literal))].map(csvLine)
  return `${BYTE_ORDER_MARK}${lines.join('')}`
}

/** One note a topic, with the id first, because Anki skips lines that begin with '#'. */
function ankiOf(document: SyllabusDocument): string {
  const rows = topicsOf(document).map(({ topic, subject, block }) => {
    const tag = ['posse', document.id, tagPart(block), tagPart(subject), topic.id].join('::')
    const words = [topic.num, topic.texto].filter(Boolean).join(' ')
    return [`posse-${document.id}-${topic.id}`, ankiField(words), ankiField(subject.nome), tag].join('\t')
  })
  return `${['#separator:tab', '#html:false', '#guid column:1', '#tags column:4', ...rows].join('\n')}\n`
}

/** Quotes a field and doubles its quotes: one at its beginning would else reach to the next field's. */
const ankiField = (text: string) => `"${line(text).replaceAll('"', '""')}"`

const tagPart = ({ nome, id }: DocumentBlock | DocumentSubject) => slug(nome) || id
