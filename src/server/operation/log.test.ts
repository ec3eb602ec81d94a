import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../harness/app.ts'
import type { TestDatabase } from '../../../harness/database.ts'
import { engines } from '../../../harness/engines.ts'
import { openLog } from './log.ts'

const SECRET = 'segredo-da-ana@exemplo.com.br'

function readableLog() {
  const lines: string[] = []
  const log = openLog('trace', { write: (line) => void lines.push(line) })
  return { log, lines }
}

describe.each(engines)('the log of failures on $name', ({ open }) => {
  let database: TestDatabase
  let posse: TestApp
  const { log, lines } = readableLog()
  beforeAll(async () => {
    database = await open()
    posse = await openTestApp(database.db, { dataDir: database.dataDir, log })
  })
  afterAll(async () => {
    await posse.close()
    await database.close()
  })

  const failing = [
    [
      'a key that is taken',
      () => sql`insert into career (id, name, name_key, icon, owner_id) overriding system value
      select 1, ${SECRET}::text, ${SECRET}::text, ${SECRET}::text, ${SECRET}::text`,
    ],
    ['a value that its type does not take', () => sql`select ${SECRET}::integer`],
    [
      'a check that fails',
      () => sql`insert into study_record (user_id, subject_id, topic, study_time, total_pauses,
      questions_resolved, correct_answers, incorrect_answers) values (${SECRET}, 1, ${SECRET}, -1, 0, 0, 0, 0)`,
    ],
    ['a statement that cannot be read', () => sql.raw(`selec '${SECRET}' from`)],
    ['a time that is none', () => sql`select ${SECRET}::timestamptz`],
  ] as const

  it.each(failing)('of %s has its kind and place, and nothing that was sent', async (_what, statement) => {
    lines.length = 0
    const error = await statement()
      .execute(database.db)
      .catch((error: unknown) => error)
    log.error({ err: new Error('work failed', { cause: error }) }, 'request failed')
    log.error({ err: error }, 'request failed')
    expect(lines.join('')).not.toContain(SECRET)
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({
      err: {
        code: expect.stringMatching(/^[\dA-Z]{5}$/),
        message: expect.any(String),
        stack: expect.stringMatching(/ at /),
      },
    })
  })

  it('has no values of a failed statement', async () => {
    const ana = await posse.signUp(SECRET)
    await sql`alter table subject add constraint short check (length(name) < 20) not valid`.execute(
      database.db,
    )
    lines.length = 0
    expect((await ana.call('POST /subjects', { body: { name: SECRET } })).status).toBe(500)
    expect(lines.join('')).not.toContain(SECRET)
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        msg: 'request failed',
        err: expect.objectContaining({ constraint: 'short', code: '23514' }),
      }),
    )
  })
})

describe('the log of an error', () => {
  it('follows its causes, and ends in a circle of them', () => {
    const { log, lines } = readableLog()
    const error = new Error('outer')
    error.cause = error
    log.error({ err: error }, 'failed')
    expect(lines[0]?.match(/outer/g)?.length).toBeGreaterThan(1)
  })

  it('has no part of an unreadable text, nor extra fields of a library', () => {
    const { log, lines } = readableLog()
    const unreadable = () => JSON.parse(`{"senha": ${SECRET}`)
    expect(unreadable).toThrow()
    try {
      unreadable()
    } catch (error) {
      log.error({ err: Object.assign(error as Error, { body: SECRET, cause: { text: SECRET } }) }, 'failed')
    }
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain(SECRET)
    expect(lines[0]).not.toContain('segredo')
  })
})
