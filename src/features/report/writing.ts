import { LIMITS } from './contract.ts'
import type { Numbers } from './findings.ts'
import { headingOf, motivationOf, SECTIONS, type Section, sectionsOf } from './sections.ts'
import { escaped } from './wording.ts'

export interface Written {
  kind: 'ai' | 'rules'
  /** The model stopped, and rules wrote the rest. */
  incomplete: boolean
}

/** The text throws when the model fails or stops before its end. */
export interface ModelText {
  model: string
  text: AsyncIterable<string>
}

const BY_RULES = 'Relatório gerado por regras, sem IA, a partir dos seus próprios números.'

export const NOTES = {
  noModel: BY_RULES,
  failed: `Erro ao obter resposta da IA. ${BY_RULES}`,
  empty: `Nenhuma resposta. A IA não escreveu nada. ${BY_RULES}`,
  cut: 'A IA parou no meio da resposta, e o texto acima está incompleto. O que falta foi escrito por regras, sem IA, a partir dos seus próprios números.',
  byModel: (model: string) =>
    `Texto escrito por IA (${model}). A tabela vem dos seus registros; confira o resto antes de mudar seus planos.`,
} as const

const REST = 'Complemento por regras, sem IA'

/** Rules write without a model or before its first word; after it they only write the rest. */
export async function* write(numbers: Numbers, writing: ModelText | null): AsyncGenerator<string, Written> {
  if (!writing) return yield* byRules(numbers, NOTES.noModel)
  let text = ''
  let failed = false
  try {
    for await (const piece of prose(writing.text)) {
      text += piece
      if (text.trim() !== '') yield piece
    }
  } catch {
    failed = true
  }
  if (text.trim() === '') return yield* byRules(numbers, failed ? NOTES.failed : NOTES.empty)
  yield failed ? restByRules(text, numbers) : `\n\n${note(NOTES.byModel(escaped(writing.model)))}\n`
  return { kind: 'ai', incomplete: failed }
}

async function* byRules(numbers: Numbers, why: string): AsyncGenerator<string, Written> {
  const text = [...sectionsOf(SECTIONS, numbers), motivationOf(numbers)]
  // Without a failure the report begins with its content, else with a note.
  yield `${(why === NOTES.noModel ? [...text, note(why)] : [note(why), ...text]).join('\n\n')}\n`
  return { kind: 'rules', incomplete: false }
}

/** Includes the last section of a text that broke off, because its end is unknown. */
export function missingSections(text: string, numbers: Pick<Numbers, 'exam'>): Section[] {
  const places = SECTIONS.map((section) =>
    text.search(new RegExp(`^#+\\s*\\**${headingOf(section, numbers)}`, 'im')),
  )
  const last = Math.max(...places)
  return SECTIONS.filter((_section, index) => places[index] === -1 || places[index] === last)
}

function restByRules(text: string, numbers: Numbers): string {
  const sections = sectionsOf(missingSections(text, numbers), numbers, '###')
  return `\n\n---\n\n${[`## ${REST}`, note(NOTES.cut), ...sections, motivationOf(numbers)].join('\n\n')}\n`
}

const note = (text: string) => `> ${text}`

/** Drops table lines: every figure comes from the database. @throws RangeError for endless text */
export async function* prose(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let all = ''
  let sent = 0
  for await (const piece of pieces) {
    all += piece
    if (all.length > LIMITS.characters) throw new RangeError('The model writes without end.')
    // Holds spaces at the end back: a table's line may begin with them.
    const text = all.replace(/^[ \t]*\|.*(?:\n|$)/gm, '').replace(/[ \t]+$/, '')
    if (text.length > sent) yield text.slice(sent)
    sent = Math.max(sent, text.length)
  }
}
