import { Compile } from 'typebox/compile'
import { formatCount } from '../../shared/count.ts'
import type { Document } from './document.ts'
import { FORMAT, LIMITS, PUBLISHED_SCHEMA } from './format/contract.ts'
import { topicsOf } from './format/walk.ts'

export const REFUSED = {
  notOurs: 'Isto não é um edital no formato aberto. Abra um arquivo exportado daqui, ou cole o texto do edital.',
  otherVersion: (format: string) =>
    `Este arquivo está em ${format}, e esta versão lê ${FORMAT}. Exporte-o de novo, em ${FORMAT}.`,
  tooDeep: `O edital tem mais de ${LIMITS.depth} níveis de tópicos. Junte alguns e tente de novo.`,
  tooManyTopics: `O edital tem mais de ${formatCount(LIMITS.topics)} tópicos. Divida-o por cargo ou bloco.`,
  tooManySubjects: `O edital tem mais de ${LIMITS.subjects} disciplinas. Divida-o por cargo ou bloco.`,
  doubleId: (id: string) => `O arquivo tem dois itens com o id ${id}. Cada item precisa de um id só dele.`,
  broken: (place: string) => `O arquivo está quebrado em ${place}. Exporte-o de novo, ou cole o texto do edital.`,
} as const

let compiled: ReturnType<typeof Compile<typeof PUBLISHED_SCHEMA>> | undefined

/** A document of the open format, every field of it, or a sentence that says why it is none. */
export function takeDocument(input: unknown): { document: Document } | { wrong: string } {
  const format = input && typeof input === 'object' && 'formato' in input ? input.formato : undefined
  if (typeof format !== 'string' || !/^edital-aberto\/\d{1,9}$/.test(format)) return { wrong: REFUSED.notOurs }
  if (format !== FORMAT) return { wrong: REFUSED.otherVersion(format) }
  // What is nested without end is found before anything walks down it.
  if (isTooDeep(input)) return { wrong: REFUSED.tooDeep }
  compiled ??= Compile(PUBLISHED_SCHEMA)
  if (!compiled.Check(input)) return { wrong: REFUSED.broken(placeOf(compiled.Errors(input)[0]?.instancePath)) }
  const wrong = tooMuchOf(input) ?? doubleIdIn(input)
  return wrong === undefined ? { document: input } : { wrong }
}

/** Levels of JSON around the topics; each topic's children take two more. */
const LEVELS_ABOVE = 6

function isTooDeep(input: unknown): boolean {
  let level: unknown[] = [input]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > LEVELS_ABOVE + 2 * LIMITS.depth) return true
    level = level.flatMap((value) => (value && typeof value === 'object' ? Object.values(value) : []))
  }
  return false
}

const placeOf = (path = '') => path.slice(1).replaceAll('/', '.') || 'formato'

function tooMuchOf(document: Document): string | undefined {
  const topics = topicsOf(document)
  if (topics.length > LIMITS.topics) return REFUSED.tooManyTopics
  if (topics.some(({ depth }) => depth >= LIMITS.depth)) return REFUSED.tooDeep
  const subjects = document.blocos.reduce((sum, { disciplinas }) => sum + disciplinas.length, 0)
  return subjects > LIMITS.subjects ? REFUSED.tooManySubjects : undefined
}

function doubleIdIn(document: Document): string | undefined {
  const seen = new Set<string>()
  const ids = [
    ...document.blocos.flatMap(({ id, disciplinas }) => [id, ...disciplinas.map((subject) => subject.id)]),
    ...topicsOf(document).map(({ topic }) => topic.id),
  ]
  for (const id of ids) {
    if (seen.has(id)) return REFUSED.doubleId(id)
    seen.add(id)
  }
  return undefined
}
