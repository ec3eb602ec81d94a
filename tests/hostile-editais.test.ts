import { expect, it } from 'vitest'
import { cpuMs } from '../harness/cpu-time.ts'
import { compare } from '../src/features/syllabus/compare/compare.ts'
import { documentOf } from '../src/features/syllabus/format/tree-document.ts'

const list = <T>(length: number, at: (index: number) => T) => Array.from({ length }, (_, index) => at(index))

interface Subject {
  readonly name: string
  readonly topics: { readonly text: string }[]
}

const edital = (subjects: Subject[]) => documentOf({ blocks: [{ name: 'B', subjects }] })
const ofTopics = (text: (at: number) => string) =>
  edital([{ name: 'D', topics: list(5000, (at) => ({ text: text(at) })) }])

/** Each is made twice, of other words that are the edition's own. */
const HOSTILE: [what: string, edition: (own: string) => ReturnType<typeof edital>][] = [
  ['that all name one norm', (own) => ofTopics((at) => `Lei nº 8.112/1990, ${own} ${at}a${own}${at * 7}`)],
  [
    'that name hundreds of norms each',
    (own) => ofTopics((at) => `${own}${at} ${list(60, (norm) => `Lei nº ${norm + 1}/1990`).join(' ')}`),
  ],
  [
    'whose neighbours share two words in five',
    (own) =>
      ofTopics((at) =>
        list(20, (word) => (word % 5 < 2 ? `c${Math.floor(at / 24)}k${word}` : `${own}${at}k${word}`)).join(
          ' ',
        ),
      ),
  ],
  ['that all begin alike', (own) => ofTopics((at) => `igual tudo igual sempre ${own}${at}`)],
  ['that are all the same', () => ofTopics(() => 'Crase')],
  [
    'in hundreds of subjects with long names',
    (own) =>
      edital(
        list(500, (at) => ({
          name: list(40, (word) => `${own}${at}p${word}`).join(' '),
          topics: list(10, (topic) => ({ text: `${own} ${at} ${topic}` })),
        })),
      ),
  ],
]

it.each(HOSTILE)('two editais of 5,000 topics %s are compared in seconds', (_what, edition) => {
  const [before, after] = [edition('x'), edition('y')]
  expect(cpuMs(() => compare(before, after))).toBeLessThan(8000)
})
