import { FORMAT, FORMAT_LIMITS, type SyllabusDocument } from '../format/contract.ts'

/** An imported document with notes for the student, or why nothing was imported and what to do. */
export type Imported =
  | { readonly document: SyllabusDocument; readonly notes: readonly string[] }
  | { readonly wrong: string }

const pt = (value: number) => value.toLocaleString('pt-BR')

export const IMPORT_REFUSALS = {
  empty: 'O arquivo está vazio. Escolha outro, ou cole o texto do edital.',
  tooLarge: `O arquivo passa de ${pt(FORMAT_LIMITS.file / 1_000_000)} MB. Deixe nele só o edital de um cargo.`,
  broken: (line: number | undefined) =>
    `O arquivo não é um JSON completo${line === undefined ? '' : `: confira a linha ${pt(line)}`}. Exporte-o de novo de onde ele veio.`,
  tooNested: 'O arquivo tem níveis demais, uns dentro dos outros. Confira se ele foi exportado inteiro.',
  unknownJson: `Não reconheci este JSON como edital. Ele precisa ter "formato": "${FORMAT}", ou a lista “disciplinas” com os tópicos.`,
  cutOpml: 'O arquivo OPML não está completo. Exporte-o de novo de onde ele veio.',
  markup: 'O arquivo é uma página da internet ou XML. Abra-o, copie o conteúdo programático e cole o texto.',
  unknownText: 'Este arquivo é só texto. Para ler o texto de um edital, cole-o na leitura de editais.',
  otherFormat: (formato: string) =>
    `O arquivo diz ser do formato “${formato.slice(0, 60)}”, que não conheço. Escolha um arquivo de edital aberto (${FORMAT}).`,
  noTopics: 'Não achei nenhum tópico no arquivo. Confira se ele tem a lista do que estudar.',
  tooMany: (topics: number) =>
    `O arquivo tem ${pt(topics)} tópicos, e um edital pode ter até ${pt(FORMAT_LIMITS.topics)}. Deixe nele só o seu cargo.`,
  tooLong: (text: string) =>
    `O tópico “${text.slice(0, 60)}…” passa de ${pt(FORMAT_LIMITS.text)} caracteres. Divida-o em tópicos menores.`,
  tooManyBlocks: `O arquivo passa de ${FORMAT_LIMITS.blocks} blocos. Deixe nele só o seu cargo.`,
  tooManySubjects: `O arquivo passa de ${FORMAT_LIMITS.subjects} disciplinas. Deixe nele só o seu cargo.`,
  tooDeep: (text: string) =>
    `O tópico “${text.slice(0, 60)}” está abaixo de ${FORMAT_LIMITS.depth} níveis. Leve-o para mais perto da disciplina.`,
  insideItself: (id: string) => `O item de id “${id}” está dentro dele mesmo. Tire a repetição do arquivo.`,
  doubleId: (id: string, one: string, other: string) =>
    `Dois itens têm o mesmo id “${id}”: “${one.slice(0, 60)}” e “${other.slice(0, 60)}”. Dê a cada um o seu.`,
  archiveCycle: (id: string) =>
    `No arquivo de itens retirados, “${id}” está dentro dele mesmo. Corrija os campos “pai”.`,
  fields: (said: readonly string[], more: number) =>
    `O arquivo não segue o formato: ${said.join('; ')}${more > 0 ? `; e mais ${pt(more)}` : ''}. Corrija e importe de novo.`,
} as const

export const IMPORT_NOTES = {
  newer: (formato: string, unknown: readonly string[]) =>
    `O arquivo é de uma versão mais nova do formato (${formato.slice(0, 60)}); li o que conheço da ${FORMAT}.${
      unknown.length > 0 ? ` Não entendi, mas guardei: ${unknown.slice(0, 10).join(', ')}.` : ''
    }`,
  cleaned: (texts: number) =>
    `Tirei caracteres invisíveis de ${pt(texts)} ${texts === 1 ? 'texto' : 'textos'}.`,
  idsMade: (count: number) =>
    `Dei um id a ${pt(count)} ${count === 1 ? 'item que não tinha' : 'itens que não tinham'}.`,
  fromOther: 'O arquivo é de outro programa: confira a árvore antes de usar.',
} as const

/** Sentences on a wrong field, by the keyword of JSON Schema. */
export const FIELD_SENTENCES: Record<string, (field: string, params: Record<string, unknown>) => string> = {
  required: (field, { requiredProperties }) =>
    `${field}: falta ${[requiredProperties]
      .flat()
      .map((name) => `“${name}”`)
      .join(', ')}`,
  type: (field, { type }) => `${field} precisa ser ${TYPES[String([type].flat()[0])] ?? 'outra coisa'}`,
  minLength: (field) => `${field} está vazio`,
  maxLength: (field, { limit }) => `${field} passa de ${pt(Number(limit))} caracteres`,
  pattern: (field) => `${field} tem caracteres ou forma que o formato não aceita`,
  minimum: (field, { limit }) => `${field} precisa ser ${pt(Number(limit))} ou mais`,
  maximum: (field, { limit }) => `${field} precisa ser ${pt(Number(limit))} ou menos`,
  minItems: (field) => `${field} está vazio`,
  maxItems: (field, { limit }) => `${field} passa de ${pt(Number(limit))} itens`,
  enum: (field, { allowedValues }) =>
    `${field} precisa ser ${[allowedValues]
      .flat()
      .map((value) => `“${value}”`)
      .join(' ou ')}`,
}

const TYPES: Record<string, string> = {
  string: 'texto',
  integer: 'um número inteiro',
  number: 'um número',
  boolean: 'true ou false',
  array: 'uma lista',
  object: 'um objeto',
}

export const EXPORT_WORDS = {
  unnamedBlock: 'Conteúdo programático',
  unnamedSubject: 'Conteúdo',
  csv: ['bloco', 'disciplina', 'nivel', 'numero', 'texto', 'importancia', 'id'],
  kinds: { block: 'Bloco', subject: 'Disciplina', topic: 'Tópico' },
  questions: (count: number) => `${pt(count)} ${count === 1 ? 'questão' : 'questões'}`,
  title: 'Edital verticalizado',
} as const
