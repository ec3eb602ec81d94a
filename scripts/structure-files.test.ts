import { describe, expect, test } from 'vitest'
import { checkMadeUpFiles } from './structure/check-made-up-files.ts'

describe('files', () => {
  test.each(['/** What a save sends. */', '  // Of a day that is over.', ' * Who is away gets none.'])(
    'a comment begins with a noun or a verb: %s',
    (comment) => {
      expect(checkMadeUpFiles({ 'src/web/a.ts': `${comment}\n` })).toEqual([
        expect.stringContaining('who does what'),
      ])
      expect(checkMadeUpFiles({ 'src/web/a.ts': '// The rows of a day, whatever it is of.\n' })).toEqual([])
    },
  )

  test.each([
    'src/features/x/helpers.ts',
    'src/features/x/server/service.ts',
    'src/features/x/web/clock.ts',
    'src/features/x/web/Clock.tsx',
    'src/features/x/part/deeper/rules.ts',
  ])('%s is not a file a feature has', (path) => {
    expect(checkMadeUpFiles({ [path]: '' })).toEqual([expect.stringContaining('closed set of names')])
  })

  test.each(['src/web/a.css', 'scripts/a.ts', 'harness/a.ts', 'tests/a.ts', 'e2e/a.ts', 'bench/a.ts'])(
    '%s has 400 lines at most',
    (path) => {
      expect(checkMadeUpFiles({ [path]: '\n'.repeat(400) })).toEqual([])
      expect(checkMadeUpFiles({ [path]: '\n'.repeat(401) })).toEqual([
        expect.stringContaining('401 lines, more than 400'),
      ])
    },
  )

  describe('doc comments', () => {
    const missing = [expect.stringContaining('a is exported without a doc comment')]
    const LONG = 'export function a() {\n  return 1\n}'

    test.each([
      LONG,
      'export async function a() {\n  await 1\n}',
      'export const a = () =>\n  1 +\n  1',
      'export default function a() {\n  return 1\n}',
      `// a plain comment\n${LONG}`,
      `/** of another */\nconst b = 1\n${LONG}`,
    ])('a function of three lines needs one: %s', (text) => {
      expect(checkMadeUpFiles({ 'src/shared/a.ts': text })).toEqual(missing)
    })

    test.each([
      `/** Counts. */\n${LONG}`,
      'export const a = () =>\n  1',
      `const b = 1\n${LONG.replace('export ', '')}`,
    ])('this needs none, or has it: %s', (text) => {
      expect(checkMadeUpFiles({ 'src/shared/a.ts': text })).toEqual([])
    })

    test('the first of overloads speaks for all', () => {
      const text =
        '/** Doubles. */\nexport function a(b: string): string\nexport function a(b) {\n  return b\n}'
      expect(checkMadeUpFiles({ 'src/shared/a.ts': text })).toEqual([])
    })

    test.each(['src/shared/a.ts', 'src/features/x/contract.ts', 'src/features/x/part/rules.ts'])(
      '%s must have them',
      (path) => {
        expect(checkMadeUpFiles({ [path]: LONG })).toEqual(missing)
      },
    )

    test.each([
      'src/web/a.ts',
      'src/server/a.ts',
      'src/features/x/server/handlers.ts',
      'src/features/x/web/a.tsx',
    ])('%s has them where they help', (path) => {
      expect(checkMadeUpFiles({ [path]: LONG })).toEqual([])
    })
  })

  test.each([
    `const a = 'não'`,
    `const a = \`\${b} não\``,
    'const a = <p>não</p>',
    'const a = <p title="não" />',
  ])('keeps Portuguese out: %s', (text) => {
    expect(checkMadeUpFiles({ 'src/web/a.tsx': text })).toEqual([
      expect.stringContaining('Portuguese outside'),
    ])
    expect(checkMadeUpFiles({ 'src/web/copy.ts': text })).toEqual([])
  })

  test('comments may quote Portuguese', () => {
    expect(checkMadeUpFiles({ 'src/web/a.ts': '// the label says não\nconst a = 1' })).toEqual([])
  })

  test.each(['TO|DO', 'FIX|ME', 'X|XX', '/wor|k/x', 'registry.npm|js.org'])('leaves no %s', (word) => {
    expect(checkMadeUpFiles({ 'docs/a.md': `one\n${word.replace('|', '')}: two` })).toHaveLength(1)
  })
})
