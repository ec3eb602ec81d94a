import fc from 'fast-check'
import type { SyllabusDocument } from '../src/features/syllabus/format/contract.ts'
import { documentOf } from '../src/features/syllabus/format/tree-document.ts'
import type { Topic, Tree } from '../src/features/syllabus/tree.ts'

const WORDS = [
  'Crase',
  'Lei nº 8.112/1990',
  'Atos administrativos',
  'Juros',
  'Ética',
  'Redes <b>802.11</b>',
  'C#',
  'ﬁm',
]

const text = fc.oneof(
  fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    .filter((some) => /\p{L}/u.test(some))
    .map(shown),
)

/** Makes a text as a document has it: one line, without unwanted characters. */
function shown(some: string): string {
  return some
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()
    .replace(/\s+/gu, ' ')
}

const { topic } = fc.letrec<{ topic: Topic }>((tie) => ({
  topic: fc.record(
    {
      num: fc.constantFrom('1', '1.1', 'II', 'a'),
      text: text.filter((some) => some !== ''),
      children: fc.array(tie('topic'), { minLength: 1, maxLength: 3 }),
    },
    { requiredKeys: ['text'] },
  ),
}))

const weights = { questions: fc.nat(100), weight: fc.constantFrom(0.5, 1, 1.5, 2) }

/** Trees of some blocks, with repeats, ligatures, markup and norms among their texts. */
export const trees: fc.Arbitrary<Tree> = fc.record({
  blocks: fc.array(
    fc.record(
      {
        name: text,
        heading: text,
        ...weights,
        subjects: fc.array(
          fc.record(
            { name: text, heading: text, intro: text, ...weights, topics: fc.array(topic, { maxLength: 5 }) },
            { requiredKeys: ['name', 'topics'] },
          ),
          { maxLength: 3 },
        ),
      },
      { requiredKeys: ['name', 'subjects'] },
    ),
    { minLength: 1, maxLength: 3 },
  ),
})

const about = fc.record(
  { orgao: text, cargo: text, banca: text, ano: fc.integer({ min: 1988, max: 2100 }) },
  { requiredKeys: [] },
)

export const documents: fc.Arbitrary<SyllabusDocument> = fc
  .tuple(trees, about)
  .map(([tree, known]) => documentOf(tree, known))
