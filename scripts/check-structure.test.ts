import { describe, expect, test } from 'vitest'
import { checkMadeUpFiles } from './structure/check-made-up-files.ts'

const DB = `import type { Db } from '../../../server/database/db.ts'\n`
const careerTable = {
  'src/server/database/db.ts': `export interface Tables {}\nexport type Db = Tables\n`,
  'src/features/careers/server/table.ts': `declare module '../../../server/database/db.ts' { interface Tables { career: string } }`,
}

describe('a sound tree', () => {
  test('passes', () => {
    expect(
      checkMadeUpFiles({
        ...careerTable,
        'src/shared/ids.ts': `/** An id. */\nexport function id() {\n  return 1\n}\n`,
        'src/features/careers/contract.ts': `import Type from 'typebox'\nimport { id } from '../../shared/ids.ts'\nexport const a = Type.Literal(id())\nexport const m = 'Já existe'\n`,
        'src/features/careers/server/store.ts': `${DB}/** Adds. */\nexport const add = (db: Db) => db.insertInto('career')\n`,
        'src/features/study/timer/web/use-timer.ts': `import { useCareers } from '../../../careers/web/queries.ts'\n/** Ticks. */\nexport const useTimer = () => useCareers()\n`,
        'src/features/study/web/study-page.tsx': `export function meta() {}\n/** The page. */\nexport default function StudyPage() {}\n`,
        'src/features/careers/server/handlers.test.ts': `import { app } from '../../../../harness/app.ts'\nexport const words = 'ação'\n`,
      }),
    ).toEqual([])
  })
})

describe('imports', () => {
  const cases: [rule: string, path: string, text: string, message: string][] = [
    [
      'shared knows no feature',
      'src/shared/a.ts',
      `import '../features/x/rules.ts'`,
      'shared knows nothing of ours',
    ],
    ['shared knows no kernel', 'src/shared/a.ts', `import '../server/db.ts'`, 'shared knows nothing of ours'],
    ['shared knows no Node', 'src/shared/a.ts', `import 'node:fs'`, 'no package but typebox'],
    ['rules know no package', 'src/features/x/rules.ts', `import 'react'`, 'no package but typebox'],
    [
      'rules know no server',
      'src/features/x/rules.ts',
      `import './server/store.ts'`,
      'import only src/shared',
    ],
    [
      'rules know no kernel',
      'src/features/x/rules.ts',
      `import '../../web/api.ts'`,
      'import only src/shared',
    ],
    ['web knows no server', 'src/web/a.ts', `import '../server/db.ts'`, 'the web never imports the server'],
    [
      'web knows no server, not even its types',
      'src/features/x/web/queries.ts',
      `import type { A } from '../server/store.ts'`,
      'the web never imports the server',
    ],
    [
      'server knows no web',
      'src/server/app.ts',
      `import '../web/api.ts'`,
      'the server never imports the web',
    ],
    [
      'server knows no words of the screen',
      'src/features/x/server/handlers.ts',
      `import '../copy.ts'`,
      'the server never imports the web',
    ],
    [
      "a feature keeps another's store out",
      'src/features/x/server/handlers.ts',
      `export { a } from '../../y/server/store.ts'`,
      'of another feature import only',
    ],
    [
      "a feature keeps another's components out",
      'src/features/x/web/x-page.tsx',
      `const a = await import('../../y/web/clock.tsx')`,
      'of another feature import only',
    ],
    [
      'a kernel knows no feature',
      'src/server/http/serve.ts',
      `import type { A } from '../../features/x/contract.ts'`,
      'a kernel knows no feature',
    ],
    [
      'nothing is built upon the place where everything meets',
      'src/features/x/web/x-page.tsx',
      `import { guard } from '../../../app/web/guard.ts'`,
      'src/app is where everything meets',
    ],
    [
      'tests, journeys, benches and scripts share only the harness',
      'bench/a.ts',
      `import { build } from '../scripts/build.ts'`,
      'share harness/ and not each other',
    ],
    [
      'the program knows no tests',
      'src/server/app.ts',
      `import '../../harness/app.ts'`,
      'imports nothing from its tests',
    ],
    [
      'only the kernel opens a database',
      'src/server/app.ts',
      `import pg from 'pg'`,
      'only src/server/database opens',
    ],
    [
      'only the kernel opens an embedded database',
      'src/features/x/server/store.ts',
      `import { PGlite } from '@electric-sql/pglite'`,
      'only src/server/database opens',
    ],
    [
      'only a store queries',
      'src/features/x/server/handlers.ts',
      `import { sql } from 'kysely'`,
      'server/store.ts queries',
    ],
  ]
  test.each(cases)('%s', (_rule, path, text, message) => {
    expect(checkMadeUpFiles({ [path]: text })).toEqual([expect.stringContaining(message)])
  })

  test('a table may name the types of Kysely', () => {
    expect(
      checkMadeUpFiles({ 'src/features/x/server/table.ts': `import type { Generated } from 'kysely'` }),
    ).toEqual([])
  })

  test('a cycle between files is named', () => {
    const files = {
      'src/web/a.ts': `import './b.ts'`,
      'src/web/b.ts': `import './c.ts'`,
      'src/web/c.ts': `import './b.ts'`,
    }
    expect(checkMadeUpFiles(files)).toEqual([
      expect.stringContaining('cycle src/web/b.ts → src/web/c.ts → src/web/b.ts'),
    ])
  })

  test('a cycle between features is named, though no file is in one', () => {
    const files = {
      'src/features/x/rules.ts': `import '../y/contract.ts'`,
      'src/features/y/rules.ts': `import '../x/contract.ts'`,
    }
    expect(checkMadeUpFiles(files)).toEqual([expect.stringContaining('cycle x → y → x')])
  })
})

describe('tables', () => {
  const store = (feature: string, body: string) =>
    checkMadeUpFiles({
      ...careerTable,
      [`src/features/${feature}/server/store.ts`]: `${DB}const f = (db: Db) => ${body}`,
    })

  test.each(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom'])(
    '%s stands only in a store',
    (method) => {
      const files = { ...careerTable, 'src/features/careers/server/handlers.ts': `db.${method}('career')` }
      expect(checkMadeUpFiles(files)).toEqual([expect.stringContaining(`${method} outside a store`)])
    },
  )

  test('anyone may read a table', () => {
    expect(store('study', `db.selectFrom('career as c')`)).toEqual([])
  })

  test.each([
    `db.insertInto('career')`,
    `db.updateTable('career as c')`,
    `db.deleteFrom('career')`,
    'sql`INSERT INTO career VALUES (1)`',
    'sql`update career set name = 1`',
    'sql`delete from career`',
  ])('only its owner writes it: %s', (body) => {
    expect(store('study', body)).toEqual([expect.stringContaining('belongs to src/features/careers')])
    expect(store('careers', body)).toEqual([])
  })

  test('a row locked for an update is not a write', () => {
    expect(store('study', 'sql`select 1 from career for update`')).toEqual([])
  })

  test('a table that nobody declares is refused', () => {
    expect(store('careers', `db.insertInto('job')`)).toEqual([
      expect.stringContaining('no server/table.ts declares'),
    ])
  })

  test('a table that is not named is refused', () => {
    expect(store('careers', 'db.insertInto(name)')).toEqual([expect.stringContaining('as a literal')])
  })
})
