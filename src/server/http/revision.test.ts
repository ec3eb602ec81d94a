import { beforeAll, describe, expect, it } from 'vitest'
import type { TestStudent } from '../../../harness/app.ts'
import { appOnEngine } from '../../../harness/app-on-engine.ts'
import { engines } from '../../../harness/engines.ts'

interface Saved {
  readonly call: string
  readonly first: object
  readonly second: object
  /** A second save of the same change from the same revision succeeds. */
  readonly isEchoed?: boolean
  readonly read?: string
}

const week = (...monday: number[]) => ({
  weeklyPlan: [monday, [], [], [], [], [], []].map((ids) => ({
    subjects: ids.map((subject_id) => ({ subject_id })),
  })),
})
const HABIT = { least_minutes: 10, day_starts_at: 0, study_at: null }
const REMINDERS = {
  study_start: true,
  timer_running: true,
  page_news: true,
  enrolment_end: true,
  quiet_from: 0,
  quiet_until: 60,
}

const wholesOf = ({ id }: TestStudent, { record, target }: { record: number; target: number }): Saved[] => [
  { call: 'POST /schedule', first: week(1), second: week(3), read: `/schedule/${id}` },
  {
    call: 'POST /user-subjects',
    first: { subject_ids: [1, 2], subjects_to_deactivate: [5] },
    second: { subject_ids: [1, 5], subjects_to_deactivate: [2] },
    read: `/user-subjects/${id}`,
  },
  {
    call: `PUT /weekly-goal/${id}`,
    first: { minutes: 60, subjects: [{ subject_id: 1, minutes: 30, questions: null }] },
    second: { minutes: 60, subjects: [{ subject_id: 1, minutes: 40, questions: null }] },
    read: `/weekly-goal/${id}`,
  },
  {
    call: `PUT /consistency/${id}`,
    first: { ...HABIT, day_starts_at: 4 },
    second: { ...HABIT, least_minutes: 20 },
    read: `/consistency/${id}`,
  },
  {
    call: `PUT /reminders/${id}`,
    first: REMINDERS,
    second: { ...REMINDERS, study_start: false },
    read: `/reminders/${id}`,
  },
  {
    call: 'POST /user-career',
    first: { career_id: 1 },
    second: { career_id: 2 },
    read: `/user-career/${id}`,
  },
  {
    call: `PUT /account/name/${id}`,
    first: { name: 'Ana Um' },
    second: { name: 'Ana Dois' },
    read: `/account/settings/${id}`,
  },
  {
    call: `PUT /account/time-zone/${id}`,
    first: { time_zone: 'America/Manaus' },
    second: { time_zone: null },
    read: `/account/settings/${id}`,
  },
  {
    call: `PUT /user-study-records/${record}`,
    first: { subject_id: 1, study_time: 60 },
    second: { subject_id: 1, study_time: 120 },
    isEchoed: true,
  },
  { call: `PUT /targets/${target}`, first: { board: 'FGV' }, second: { board: 'Cebraspe' } },
  {
    call: `POST /targets/${target}/outcome`,
    first: { points: 70, went: 'Bem' },
    second: { points: 71, went: 'Bem' },
  },
  {
    call: 'POST /subject-places',
    first: { subject_id: 1, place: 'front' },
    second: { subject_id: 1, place: 'aside' },
  },
]

describe.each(engines)('a whole (plan, edital or goal) on $name', ({ open }) => {
  const { posse } = appOnEngine(open)
  let student: TestStudent
  let wholes: Saved[]

  beforeAll(async () => {
    student = await posse.signUp()
    const own = { user_id: student.id }
    await student.call('POST /user-subjects', { body: { ...own, subject_ids: [1, 2, 3] } })
    const record = await student.call('POST /user-study-records', {
      body: { ...own, subject_id: 1, study_time: 60 },
    })
    const target = await student.call('POST /targets', { body: { ...own, body: 'TRT' } })
    wholes = wholesOf(student, { record: record.body.id, target: target.body.data.id })
  })

  const save = ({ call }: Saved, body: object, ifMatch?: unknown) =>
    student.call(call, {
      body: { user_id: student.id, ...body },
      headers: ifMatch === undefined ? {} : { 'if-match': String(ifMatch) },
    })
  const each = async (check: (whole: Saved) => Promise<void>) => {
    for (const whole of wholes) await check(whole)
  }
  /** Saves from a revision that never existed: the refusal carries the real one. */
  const revisionOf = async (whole: Saved) => (await save(whole, whole.first, '"other"')).headers.etag

  it('is saved unconditionally without a revision', () =>
    each(async (whole) => {
      expect(await save(whole, whole.first), whole.call).toMatchObject({ status: 200 })
      expect(await save(whole, whole.second), whole.call).toMatchObject({ status: 200 })
      expect(await save(whole, whole.first, '*'), whole.call).toMatchObject({ status: 200 })
    }))

  it('is returned with its revision', () =>
    each(async (whole) => {
      if (whole.read === undefined) return
      const { headers } = await student.call(`GET ${whole.read}`)
      expect(headers.etag, whole.call).toBe(await revisionOf(whole))
    }))

  it('is not saved over a newer one, which the answer contains', () =>
    each(async (whole) => {
      await save(whole, whole.first)
      const revision = await revisionOf(whole)
      await save(whole, whole.second)
      const now = await revisionOf(whole)
      const stale = await save(whole, whole.first, revision)
      expect(stale, whole.call).toMatchObject({ status: 412, body: { code: 'stale', current: {} } })
      expect(stale.headers.etag).toBe(now)
      expect(stale.body.message).toContain('outro aparelho')
      expect(await revisionOf(whole), whole.call).toBe(now)
    }))

  it('is saved from the current revision, even if a proxy made its tag weak', () =>
    each(async (whole) => {
      await save(whole, whole.second)
      expect(await save(whole, whole.first, await revisionOf(whole)), whole.call).toMatchObject({
        status: 200,
      })
      const weak = `W/${await revisionOf(whole)}`
      expect(await save(whole, whole.second, weak), whole.call).toMatchObject({ status: 200 })
    }))

  it('from two devices at once with one revision is saved by only one', () =>
    each(async (whole) => {
      await save(whole, whole.second)
      await save(whole, whole.first)
      const revision = await revisionOf(whole)
      const both = await Promise.all([
        save(whole, whole.second, revision),
        save(whole, whole.second, revision),
      ])
      expect(both.map(({ status }) => status).sort(), whole.call).toEqual([200, whole.isEchoed ? 200 : 412])
    }))

  it('of another student is neither read nor changed', async () => {
    const other = await posse.signUp()
    for (const { call, first } of wholes) {
      const body = { user_id: other.id, ...first }
      const { status, body: reply } = await other.call(call, { body, headers: { 'if-match': '"x"' } })
      if (status === 412) expect(JSON.stringify(reply), call).not.toMatch(/Cebraspe|FGV/)
      else expect([403, 404, 422], call).toContain(status)
    }
  })
})
