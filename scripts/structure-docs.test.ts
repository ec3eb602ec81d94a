import { describe, expect, test } from 'vitest'
import { checkMadeUpFiles } from './structure/check-made-up-files.ts'

describe('documentation', () => {
  const tree = { 'src/web/a.ts': '', 'src/server/b.ts': '', 'docs/decisions/timer.md': '' }
  const page = (text: string) => checkMadeUpFiles({ ...tree, 'docs/a.md': text })

  test.each([
    '`src/web/a.ts`, `web/a.ts`, `a.ts`',
    '`src/web/`, `src/{web,server}/*.ts`, `src/<side>/a.ts`',
    '[why](decisions/timer.md#proof), [code](https://a.example/none.md)',
    '`npm run x`, `chart.js`, `/area-do-aluno`',
  ])('may name what is there: %s', (text) => {
    expect(page(text)).toEqual([])
  })

  test.each([
    ['`src/web/gone.ts`', 'src/web/gone.ts'],
    ['`gone.ts`', 'gone.ts'],
    ['`eb/a.ts`', 'eb/a.ts'],
    ['`src/{web,gone}/`', 'src/gone/'],
    ['[why](decisions/gone.md)', 'docs/decisions/gone.md'],
  ])('names nothing that is not: %s', (text, missing) => {
    expect(page(`one\n${text}`)).toEqual([expect.stringContaining(`names ${missing}, which does not exist`)])
  })
})
