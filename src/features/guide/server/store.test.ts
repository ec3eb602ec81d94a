import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TestStudent } from '../../../../harness/app.ts'
import { appAtNoon, NOON } from '../../../../harness/app-at-noon.ts'
import { engines } from '../../../../harness/engines.ts'
import { EDITAL } from '../../../../harness/guide-student.ts'
import { pendingWritesOf, RECORD_CHANGE, writesOf } from '../../../../harness/record-changes.ts'
import { numberOfDay, today } from '../../../shared/calendar.ts'
import { MAX_STUDY_SECONDS } from '../../../shared/duration.ts'
import type { StudentId } from '../../../shared/ids.ts'
import type { StudyRecord } from '../../records/contract.ts'
import type { PendingWrite } from '../../records/pending.ts'
import { MAX_COUNT } from '../../records/rules.ts'
import { guideFrom } from '../answer.ts'
import type { Guide, GuideMaterial } from '../contract.ts'
import { PLACES_PATH, withPlaces } from '../waiting/places.ts'
import { withWaitingRecords } from '../waiting/records.ts'
import { guidedWeek } from './store.ts'

const timeZone = 'America/Sao_Paulo'

const DAY = today(new Date(NOON), timeZone)

const plain = (guide: Guide) =>
  JSON.parse(JSON.stringify(guide), (name, value) => (/_id$|^id$/.test(name) ? undefined : value))

describe.each(engines)('what a student says of the guide on $name', ({ open }) => {
  const { posse, database } = appAtNoon(open)

  const headers = { 'x-time-zone': timeZone }
  const ask = async ({ id, call }: TestStudent) => (await call(`GET /guide/${id}`, { headers })).body as Guide
  const materialOf = async ({ id, call }: TestStudent) =>
    (await call(`GET /guide/${id}/material`, { headers })).body as GuideMaterial
  const prepare = async ({ id, call }: TestStudent) => {
    const body = { user_id: id, exam_day: null, document: EDITAL }
    expect(await call('POST /targets', { body })).toMatchObject({ status: 201 })
  }

  it('has a question site’s last sums, and the day of growth between two with the same first day', async () => {
    const student = await posse.signUp()
    await prepare(student)
    const before = await materialOf(student)
    const [{ subject_id, topic_ids, words }] = before.topics as [GuideMaterial['topics'][number]]
    const picture = (key: string, to: string, questions: number, correct: number, from = '2026-01-01') =>
      student.call(`PUT /imports/${key.repeat(8)}/picture`, {
        body: {
          ...{ file: 'tec.xlsx', source: 'TEC', names: [], from, to },
          subjects: [{ called: 'x', id: subject_id }],
          rows: [{ subject: 0, topic: words.toUpperCase(), questions, correct }],
        },
      })
    expect(await picture('a', '2026-02-01', 100, 50)).toMatchObject({ status: 200 })
    const [topic_id] = topic_ids
    const once = await materialOf(student)
    expect([once.elsewhere, once.log]).toEqual([[{ topic_id, questions: 100, correct: 50 }], []])
    await picture('b', '2026-03-01', 120, 65)
    await picture('c', '2026-03-10', 30, 20, '2026-03-02')
    const grown = await materialOf(student)
    expect(grown.elsewhere).toEqual([{ topic_id, questions: 30, correct: 20 }])
    expect(grown.log).toEqual([{ topic_id, log: [numberOfDay('2026-03-01'), 0, 20, 15, 0, 0] }])
    for (const key of ['a', 'b', 'c']) await student.call(`DELETE /imports/${key.repeat(8)}`)
    expect(await materialOf(student)).toEqual(before)
  })

  it('puts a subject in front or aside, also while that waits on the device, and back', async () => {
    const [student, other] = [await posse.signUp(), await posse.signUp('Bia')]
    await prepare(student)
    const before = await materialOf(student)
    const [constitutional, portuguese] = [...new Set(before.topics.map(({ subject_id }) => subject_id))]
    const put = (place: string, subject = portuguese, { id, call } = student) =>
      call('POST /subject-places', { body: { user_id: id, subject_id: subject, place } })
    const first = async () => (await ask(student)).steps[0]
    const plain = await ask(student)
    expect(plain.steps[0]).toMatchObject({ topic: 'c1' })
    const write: PendingWrite = {
      id: 'key',
      userId: student.id,
      method: 'POST',
      path: PLACES_PATH,
      body: { user_id: student.id, subject_id: portuguese, place: 'front' },
      createdAt: Date.now(),
      label: 'Matéria',
      state: 'waiting',
    }
    const here = guideFrom(withPlaces(before, [write]), { day: plain.day })
    expect(await put('front')).toMatchObject({ status: 200, body: { message: 'O guia foi refeito.' } })
    expect(JSON.stringify(await ask(student))).toBe(JSON.stringify(here))
    expect(await first()).toMatchObject({
      topic: 'p1',
      reason: 'porque você priorizou Língua Portuguesa: você ainda não viu nenhum dos 2 tópicos',
    })
    await put('aside', constitutional)
    await put('usual')
    expect(await first()).toMatchObject({ topic: 'p1' })
    await put('usual', constitutional)
    expect(await ask(student)).toEqual(plain)
    expect((await put('last')).status).toBe(422)
    expect((await put('front', 2_000_000_000)).status).toBe(404)
    const { data } = (await other.call('POST /subjects', { body: { name: 'Só da Bia' } })).body
    expect((await put('front', data.id)).status).toBe(404)
    expect((await put('front', data.id, other)).status).toBe(200)
  })

  it('counts all of a record, also where each of its numbers is as large as it may be', async () => {
    const student = await posse.signUp()
    await prepare(student)
    const { topics } = await materialOf(student)
    const study = async (at: number, body: object) => {
      const { subject_id, topic_ids } = topics[at] ?? {}
      const answer = await student.call('POST /user-study-records', {
        body: { user_id: student.id, subject_id, topic_id: topic_ids?.[0], ...body },
      })
      expect(answer).toMatchObject({ status: 201 })
    }
    const most = { questions_resolved: MAX_COUNT, correct_answers: MAX_COUNT, incorrect_answers: 0 }
    await study(0, { study_time: MAX_STUDY_SECONDS, ...most, kind: 'review', finished: true })
    await study(1, { study_time: 1, questions_resolved: 1, correct_answers: 0, incorrect_answers: 1 })
    const { log } = await materialOf(student)
    const day = numberOfDay(DAY)
    expect(log.map((one) => one.log).toSorted((a, b) => (b[1] ?? 0) - (a[1] ?? 0))).toEqual([
      [day, MAX_STUDY_SECONDS, MAX_COUNT, MAX_COUNT, 1, 1],
      [day, 1, 1, 0, 0, 0],
    ])
  })

  it('depends only on the final log, here and on a device with unsent writes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(RECORD_CHANGE, { minLength: 6, maxLength: 14 }), async (actions) => {
        const [ana, bia] = [await posse.signUp('Ana'), await posse.signUp('Bia')]
        await prepare(ana)
        await prepare(bia)
        const half = Math.ceil(actions.length / 2)
        for (const [at, action] of actions.slice(0, half).entries()) {
          const where = { at, material: await materialOf(ana), user: ana.id }
          await send(ana, writesOf(action, { ...where, rows: await recordsOf(ana) }))
        }
        const material = await materialOf(ana)
        expect(JSON.stringify(guideFrom(material, { day: DAY }))).toBe(JSON.stringify(await ask(ana)))
        const waiting = pendingWritesOf(actions.slice(half), {
          at: half,
          material,
          user: ana.id,
          rows: await recordsOf(ana),
        })
        const here = guideFrom(withWaitingRecords(material, waiting), { day: DAY })
        await send(ana, waiting)
        expect(JSON.stringify(here)).toBe(JSON.stringify(await ask(ana)))
        await copyRecords(ana, bia)
        expect(plain(await ask(bia))).toEqual(plain(await ask(ana)))
      }),
      { numRuns: 3 },
    )
  })

  it('is made of the same days in zones far apart', async () => {
    const ana = await posse.signUp('Ana')
    await prepare(ana)
    for (const [at, { subject_id, words: topic }] of (await materialOf(ana)).topics.entries()) {
      const created_at = new Date(Date.parse(NOON) - at * 7 * 3_600_000).toISOString()
      const body = { user_id: ana.id, subject_id, topic, study_time: 600, created_at }
      expect(await ana.call('POST /user-study-records', { body })).toMatchObject({ status: 201 })
    }
    const { log } = await materialOf(ana)
    for (const zone of ['America/Noronha', 'Asia/Tokyo']) {
      const there = await ana.call(`GET /guide/${ana.id}/material`, { headers: { 'x-time-zone': zone } })
      expect(there.body.log).toEqual(log)
    }
  })

  const recordsOf = async ({ id, call }: TestStudent) =>
    (await call(`GET /user-study-records/user/${id}`, { headers })).body as StudyRecord[]
  const send = async ({ call }: TestStudent, writes: readonly PendingWrite[]) => {
    for (const { id, method, path, body } of writes) {
      const { status } = await call(`${method} ${path}`, {
        body,
        headers: { ...headers, 'idempotency-key': id },
      })
      expect(status).toBe(method === 'POST' ? 201 : 200)
    }
  }

  const copyRecords = async (from: TestStudent, to: TestStudent) => {
    const [own, others] = [(await materialOf(from)).topics, (await materialOf(to)).topics]
    for (const { id, key, user_id, topic_id, ...record } of await recordsOf(from)) {
      const topic = others[own.findIndex(({ topic_ids: [first] }) => first === topic_id)]?.topic_ids[0]
      const body = { ...record, user_id: to.id, ...(topic_id ? { topic_id: topic } : {}) }
      expect(await to.call('POST /user-study-records', { body })).toMatchObject({ status: 201 })
    }
  }

  it('has a week for the report, each topic once and the next step first, and none without an edital', async () => {
    const student = await posse.signUp()
    const now = new Date()
    const weekOf = () => guidedWeek(database.db, student.id as StudentId, today(now, timeZone))
    expect(await weekOf()).toEqual({ exam: null, steps: [], isSeen: false })
    await prepare(student)
    const { steps: week } = await weekOf()
    expect(week[0]).toMatchObject({
      name: 'Controle de constitucionalidade',
      subject: 'Direito Constitucional',
      minutes: 60,
      reason: (await ask(student)).steps[0]?.reason,
    })
    expect(new Set(week.map(({ name }) => name)).size).toBe(week.length)
    expect(week.reduce((sum, { minutes, later }) => sum + minutes + later, 0)).toBeLessThanOrEqual(7 * 120)
  })
})
