import type { SheetKind } from './answers/rules.ts'
import type { MockExamBody, PaperBlock } from './contract.ts'
import { ANNULLED, type AnswerKey, questionsIn } from './keys/answer-key.ts'

/** An empty paper, finished at `answeredAt`. */
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
  contest_until: null,
})

/** Fewer answers do not show which letters the paper offers. */
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

/** The paper of a key: blocks for all questions, the letters, and the key with its gaps. */
export function paperOfKey(
  key: AnswerKey,
  paperName: string,
): Pick<MockExamBody, 'blocks' | 'sheet'> & { readonly letters: string[] } {
  const last = questionsIn(key)
  const starts = key.subjects
    .map(({ numbers, ...subject }) => ({ ...subject, first: Math.min(...numbers) }))
    .sort((a, b) => a.first - b.first)
  const blocks = starts.map(
    ({ name, block, first }, i): PaperBlock => ({
      id: `b${i + 1}`,
      name: name || paperName,
      group: block,
      subject_id: null,
      // A gap belongs to the subject before it.
      first: i === 0 ? 1 : first,
      last: (starts[i + 1]?.first ?? last + 1) - 1,
    }),
  )
  const letters = Array.from({ length: last }, (_, i) => key.answers.get(i + 1) ?? '')
  return { blocks, sheet: sheetOf(letters.filter(Boolean)), letters }
}

/** Groups consecutive blocks with the same group into a part. */
export function partsOf(blocks: readonly PaperBlock[]): { name: string; blocks: PaperBlock[] }[] {
  const parts: { name: string; blocks: PaperBlock[] }[] = []
  for (const block of blocks) {
    const part = parts.at(-1)
    if (part && part.name === block.group) part.blocks.push(block)
    else parts.push({ name: block.group, blocks: [block] })
  }
  return parts
}
