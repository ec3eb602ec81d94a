import type { SheetKind } from './answers/rules.ts'
import type { MockExamBody, PaperBlock } from './contract.ts'
import { ANNULLED } from './keys/marks.ts'
import type { AnswerKey } from './keys/rules.ts'
import { questionsOf } from './rules.ts'
import type { ScoringRule } from './scoring/contract.ts'

/** A paper before anything is known of it, finished at `answeredAt`. */
export const emptyPaper = (title: string, answeredAt: string): MockExamBody => ({
  title,
  kind: 'mock',
  answered_at: answeredAt,
  open: true,
  time: 0,
  clock: null,
  sheet: 'A-E',
  blocks: [],
  answers: '',
  doubts: [],
  marked_at: [],
  spent: [],
  counts: {},
  preliminary: null,
  definitive: null,
  rule: null,
  typed: {},
  group: {},
  list: null,
  cutoff: null,
  target_id: null,
  contest_until: null,
})

/** Fewer answers say little of which letters the paper offers. */
const TELLING = 10

function sheetOf(letters: readonly string[]): SheetKind {
  const used = new Set(letters.filter((letter) => letter !== ANNULLED).flatMap((letter) => [...letter]))
  if (letters.length < TELLING || used.has('E')) {
    return letters.length >= TELLING && [...used].every((one) => one === 'C' || one === 'E')
      ? 'certo-errado'
      : 'A-E'
  }
  return 'A-D'
}

/** What a key says of its paper: blocks that cover all questions, the letters, and the key itself with its holes. */
export function paperOfKey(
  key: AnswerKey,
  paperName: string,
): Pick<MockExamBody, 'blocks' | 'sheet'> & { readonly letters: string[] } {
  const last = Math.max(...key.answers.keys())
  const starts = key.subjects
    .map(({ numbers, ...subject }) => ({ ...subject, first: Math.min(...numbers) }))
    .sort((a, b) => a.first - b.first)
  const blocks = starts.map(
    ({ name, block, first }, i): PaperBlock => ({
      id: `b${i + 1}`,
      name: name || paperName,
      group: block,
      subject_id: null,
      // A hole belongs to the subject before it.
      first: i === 0 ? 1 : first,
      last: (starts[i + 1]?.first ?? last + 1) - 1,
    }),
  )
  const letters = Array.from({ length: last }, (_, i) => key.answers.get(i + 1) ?? '')
  return { blocks, sheet: sheetOf(letters.filter(Boolean)), letters }
}

/** Consecutive blocks of one group are a part of the paper. */
export function partsOf(blocks: readonly PaperBlock[]): { name: string; blocks: PaperBlock[] }[] {
  const parts: { name: string; blocks: PaperBlock[] }[] = []
  for (const block of blocks) {
    const part = parts.at(-1)
    if (part && part.name === block.group) part.blocks.push(block)
    else parts.push({ name: block.group, blocks: [block] })
  }
  return parts
}

const ONE_POINT: ScoringRule['partes'][number]['valor'] = { certo: 100, errado: 0, branco: 0, dupla: 0 }

interface Worded {
  /** Name of a paper that has no parts. */
  readonly whole: string
  /** Source of a rule that nobody has read in an edital. */
  readonly noSource: string
}

/**
 * A rule for these blocks. Of `known`, values and minimums of its parts go to the parts at the same place
 * where both have as many; minimums of single disciplines are left out, as nobody knows which they are here.
 */
export function ruleFor(
  { blocks, sheet }: Pick<MockExamBody, 'blocks' | 'sheet'>,
  words: Worded,
  known?: ScoringRule,
): ScoringRule {
  const parts = partsOf(blocks)
  const fits = known?.partes.length === parts.length
  const partes = parts.map((part, i) => ({
    id: `p${i + 1}`,
    nome: part.name || words.whole,
    itens: questionsOf(part.blocks) - (part.blocks[0]?.first ?? 1) + 1,
    formato: sheet,
    valor: (fits ? known.partes[i] : known?.partes[0])?.valor ?? ONE_POINT,
    disciplinas: part.blocks.map(({ id, name, first, last }) => ({
      id,
      nome: name,
      itens: last - first + 1,
    })),
  }))
  const idOf = (old: string) =>
    fits ? partes[known.partes.findIndex(({ id }) => id === old)]?.id : undefined
  const minimos = (known?.minimos ?? []).flatMap(({ em, ...minimum }) => {
    if (!em) return [minimum]
    const ids = em.flatMap((id) => idOf(id) ?? [])
    return ids.length === em.length ? [{ ...minimum, em: ids }] : []
  })
  return {
    partes,
    nota: { tipo: 'soma' },
    minimos,
    ...(known?.zeraEm === 'disciplina' ? { zeraEm: 'disciplina' as const } : {}),
    anulada: known?.anulada ?? 'a-todos',
    fonte: known?.fonte ?? words.noSource,
    conferido: false,
  }
}
