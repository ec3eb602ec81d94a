import { expect, it } from 'vitest'
import { textLimitViolations, titleViolations } from './structure/text-limits.ts'

const problems = (files: Record<string, string>) =>
  textLimitViolations(new Map(Object.entries(files))).map(({ path, line }) => `${path}:${line}`)

const lines = (count: number) => 'one\n'.repeat(count)
const sentence = 'It is a sentence. '.repeat(7)

it('pages have limited line lengths and numbers of lines', () => {
  expect(
    problems({ 'AGENTS.md': lines(80), 'docs/product/a.md': lines(60), 'docs/a.md': lines(500) }),
  ).toEqual([])
  expect(problems({ 'AGENTS.md': lines(81), 'docs/product/a.md': lines(61) })).toEqual([
    'AGENTS.md:80',
    'docs/product/a.md:60',
  ])
  expect(problems({ 'docs/a.md': `one\n${sentence}\n` })).toEqual(['docs/a.md:2'])
  expect(problems({ 'docs/a.md': `| ${sentence} |\n\`\`\`sh\n${sentence}\n\`\`\`\n` })).toEqual([])
})

it('all pages together have 20,000 words, code aside', () => {
  const half = lines(10_000)
  expect(problems({ 'README.md': half, 'docs/a.md': `${half}\`\`\`\nnpm start\n\`\`\`\n` })).toEqual([])
  expect(problems({ 'README.md': half, 'docs/a.md': `${half}more\n`, 'harness/README.md': half })).toEqual([
    'docs:1',
  ])
})

it('few lines of src are comments', () => {
  expect(problems({ 'src/a.ts': `${'// why\n'.repeat(4)}${lines(96)}` })).toEqual([])
  expect(problems({ 'src/a.ts': `${'// why\n'.repeat(5)}${lines(95)}`, 'e2e/a.ts': lines(500) })).toEqual([
    'src:1',
  ])
})

it('no file has a retired word in its name', () => {
  expect(
    problems({ 'src/uncounted-days.ts': '', 'src/days-placed.test.ts': '', 'src/placed-days/rules.ts': '' }),
  ).toEqual(['src/uncounted-days.ts:1', 'src/days-placed.test.ts:1'])
})

it('the title of a commit has at most 72 letters', () => {
  const titles = new Map([
    ['a1', 'a'.repeat(72)],
    ['b2', 'b'.repeat(73)],
  ])
  expect(titleViolations(titles).map(({ path }) => path)).toEqual(['commit b2'])
})
