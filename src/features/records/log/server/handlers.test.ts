import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import type { TestStudent } from '../../../../../harness/app.ts'
import { appOnEngine } from '../../../../../harness/app-on-engine.ts'
import { engines } from '../../../../../harness/engines.ts'
import type { StudentId } from '../../../../shared/ids.ts'
import { sumOf, sumsByTopic } from '../../sums.ts'
import { LIMITS, type LogPage } from '../contract.ts'
import { type LoggedRecord, recordsOfPage, sumOfLog } from '../rules.ts'
import { readLog } from './store.ts'

describe.each(engines)('the log on $name', ({ name, open }) => {
  const { posse, database } = appOnEngine(open)

  const ask = async (student: TestStudent, query: Record<string, string> = {}): Promise<LogPage> => {
    const { status, body } = await student.call(`GET /study-log/${student.id}`, { query })
    expect(status).toBe(200)
    return body
  }
  const save = async (student: TestStudent, body: object, key?: string) => {
    const whole = { user_id: student.id, subject_id: 1, study_time: 60, ...body }
    const headers = key ? { headers: { 'idempotency-key': key } } : {}
    return (await student.call('POST /user-study-records', { body: whole, ...headers })).body
  }
  /** Records a minute apart, with spellings and numbers that follow from their order. */
  const fill = (student: TestStudent, count: number) =>
    sql`insert into study_record (user_id, subject_id, topic, study_time, total_pauses, questions_resolved,
        correct_answers, incorrect_answers, created_at)
      select ${student.id}, 1 + n % 3, (array['Crase', ' CRASE', 'Regência', null, 'regencia'])[1 + n % 5], n % 4000, 0,
        n % 20, n % 13, 0, now() - make_interval(mins => n::int)
      from generate_series(1, ${count}) n`.execute(database.db)

  async function wholeOf(student: TestStudent) {
    const [pages, records]: [LogPage[], LoggedRecord[]] = [[], []]
    for (let after: string | null | undefined; after !== null; ) {
      const page = await ask(student, after === undefined ? {} : { cursor: after })
      pages.push(page)
      records.push(...recordsOfPage(page.columns).records)
      after = page.next
    }
    return { records, pages, since: Math.min(...pages.map(({ stable }) => stable)) }
  }

  it('comes whole, newest first, page by page, with the names of its subjects', async () => {
    const student = await posse.signUp()
    expect(await ask(student)).toMatchObject({ columns: { id: [] }, subjects: [], next: null })
    const fields = {
      topic: 'Crase',
      kind: 'theory',
      finished: true,
      questions_resolved: 9,
      correct_answers: 7,
    }
    const { id, day, zone, created_at } = await save(student, fields)
    const { records, pages } = await wholeOf(student)
    expect(records).toMatchObject([
      { id, day, zone, at: Date.parse(created_at), subject_id: 1, study_time: 60, topic_id: 0, ...fields },
    ])
    expect(pages[0]?.subjects).toEqual([{ id: 1, name: expect.any(String) }])
    await fill(student, LIMITS.first + LIMITS.page)
    const all = await wholeOf(student)
    expect(all.pages.map(({ columns }) => columns.id.length)).toEqual([LIMITS.first, LIMITS.page, 1])
    const ats = all.records.map(({ at }) => at)
    expect(ats).toEqual(ats.toSorted((a, b) => b - a))
    expect(new Set(all.records.map((one) => one.id)).size).toBe(LIMITS.first + LIMITS.page + 1)
  })

  it('tells afterwards only what changed, also what was deleted, and what it all adds up to', async () => {
    const student = await posse.signUp()
    const [untouched, changed, deleted] = [
      await save(student, {}),
      await save(student, {}),
      await save(student, {}),
    ]
    const { since } = await wholeOf(student)
    const made = await save(student, { study_time: 5 }, 'made-here')
    const body = { user_id: student.id, subject_id: 2, study_time: 7 }
    await student.call(`PUT /user-study-records/${changed.id}`, { body })
    await student.call(`DELETE /user-study-records/${deleted.id}`)
    const page = await ask(student, { since: String(since), check: 'true' })
    const { records, gone } = recordsOfPage(page.columns)
    expect(gone).toEqual([deleted.id])
    const byId = new Map(records.map((one) => [one.id, one]))
    expect(byId.get(made.id)).toMatchObject({ study_time: 5, key: 'made-here' })
    expect(byId.get(changed.id)).toMatchObject({ study_time: 7, subject_id: 2 })
    const { records: all } = await wholeOf(student)
    expect(all.map(({ id }) => id).sort()).toEqual([untouched.id, changed.id, made.id].sort())
    expect(page.check).toEqual({ records: 3, sum: sumOfLog(all) })
    // After all other transactions have ended, the server sends nothing again.
    await vi.waitFor(async () => {
      const { stable } = await ask(student, { since: String(since) })
      expect((await ask(student, { since: String(stable) })).columns.id).toEqual([])
    }, 10_000)
  })

  // The embedded database runs one transaction at a time.
  it.skipIf(name !== 'PostgreSQL')(
    'passes over no change that was on its way while a later one was told',
    async () => {
      const student = await posse.signUp()
      const slow = await save(student, { study_time: 1 })
      const { since } = await wholeOf(student)
      const page = await database.db.transaction().execute(async (trx) => {
        await sql`update study_record set study_time = 2 where user_id = ${student.id} and id = ${slow.id}`.execute(
          trx,
        )
        await save(student, { study_time: 3 })
        return ask(student, { since: String(since) })
      })
      expect(page.columns.study_time).toContain(3)
      expect(page.columns.study_time).not.toContain(2)
      const next = await ask(student, { since: String(page.stable) })
      expect(next.columns.study_time).toContain(2)
    },
  )

  it('adds up to what SQL says by hand, by subject and topic', async () => {
    const student = await posse.signUp()
    await fill(student, 400)
    const { records } = await readLog(database.db, student.id as StudentId)
    const { rows } = await sql<{
      subject_id: number
      topic: string | null
      records: number
      study_time: number
    }>`
      select subject_id, folded(topic) as topic, count(*) as records, sum(study_time) as study_time
      from study_record where user_id = ${student.id} group by 1, 2`.execute(database.db)
    const plain = sumsByTopic(records).map(({ subject_id, topic, records: count, study_time }) => ({
      subject_id,
      topic: topic?.trim().toLowerCase().replace('ê', 'e') ?? null,
      records: count,
      study_time,
    }))
    const inOrder = (one: object, other: object) => JSON.stringify(one).localeCompare(JSON.stringify(other))
    const numbers = rows.map((row) => ({
      ...row,
      records: Number(row.records),
      study_time: Number(row.study_time),
    }))
    expect(plain.sort(inOrder)).toEqual(numbers.sort(inOrder))
    const { study_time, questions, correct } = sumOf(records)
    const whole = await sql<Record<'time' | 'asked' | 'right', number>>`
      select sum(study_time) as time, sum(questions_resolved) as asked, sum(correct_answers) as right
      from study_record where user_id = ${student.id}`.execute(database.db)
    expect([study_time, questions, correct]).toEqual(Object.values(whole.rows[0] ?? {}).map(Number))
    const today = records[0]?.day ?? ''
    const { records: ofDay } = await readLog(database.db, student.id as StudentId, { from: today, to: today })
    expect(ofDay).toEqual(records.filter(({ day }) => day === today))
  })

  it('is one student’s alone: privacy', async () => {
    const [ana, bia] = [await posse.signUp(), await posse.signUp()]
    await save(ana, {})
    expect(await bia.call(`GET /study-log/${ana.id}`)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    })
    expect((await ask(bia, { since: '0' })).columns.id).toEqual([])
  })
})
