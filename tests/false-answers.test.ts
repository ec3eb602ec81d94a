import 'fake-indexeddb/auto'
import { QueryObserver } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TestStudent } from '../harness/app.ts'
import {
  answerFromCache,
  dataAnswer,
  ENDLESS_ANSWERS,
  FALSE_ANSWERS,
  withoutLength,
} from '../harness/false-answers.ts'
import type { FaultyProxy, ProxyBehaviour } from '../harness/faulty-proxy.ts'
import { type StudentBehindProxy, signUpBehindProxy } from '../harness/student-behind-proxy.ts'
import { EDITAL } from '../harness/syllabus-student.ts'
import { saveImportances } from '../src/features/guide/weights/web/queries.ts'
import type { StudyRecord } from '../src/features/records/contract.ts'
import type { KnownRecord } from '../src/features/records/pending.ts'
import {
  changeSession,
  deleteSession,
  saveSession,
  studySubjectsOf,
} from '../src/features/records/web/queries.ts'
import type { ScheduleItem } from '../src/features/schedule/contract.ts'
import { sayDone, scheduleOf, todayPlanOf } from '../src/features/schedule/web/queries.ts'
import { saveChanges } from '../src/features/syllabus/edit/web/queries.ts'
import { type Day, SCHEDULE_WEEKDAYS, weekdayOf } from '../src/shared/calendar.ts'
import { newRecordKey } from '../src/shared/ids.ts'
import { queryClient } from '../src/web/api/queries.ts'
import { forgetAnswers, keepAnswers } from '../src/web/offline/answers.ts'
import { closeStudentOutbox, studentOutbox } from '../src/web/outbox/student-outbox.ts'
import { session } from '../src/web/session/session.ts'

/** Bodies in place of a good answer to a write: only the shape betrays them. */
const SWAPPED: [what: string, body: string][] = [
  ['an empty object', '{}'],
  ['nothing', 'null'],
  ['another record', '{"id":1,"key":"x","data":{"id":1,"key":"x"}}'],
]

async function plannedToday({ id, call }: TestStudent, day: Day): Promise<ScheduleItem> {
  await call('POST /user-subjects', { body: { user_id: id, subject_ids: [1] } })
  const weeklyPlan = SCHEDULE_WEEKDAYS.map(() => ({ subjects: [{ subject_id: 1 }] }))
  const { body } = await call('POST /schedule', { body: { user_id: id, weeklyPlan } })
  return body.schedule[weekdayOf(day) - 1]
}

describe('something between the browser and the server', () => {
  let way: StudentBehindProxy
  let ana: TestStudent
  let proxy: FaultyProxy
  let day: Day
  let item: ScheduleItem
  const ended = vi.fn()

  beforeAll(async () => {
    way = await signUpBehindProxy()
    ;({ ana, proxy } = way)
    session.onNews((news) => news === 'ended' && ended())
    expect(await session.currentStudent()).toMatchObject({ userId: ana.id })
    day = (await ana.call(`GET /today-plan/${ana.id}`)).body.day
    item = await plannedToday(ana, day)
  })
  beforeEach(() => proxy.behave())
  afterEach(async () => {
    closeStudentOutbox()
    queryClient.clear()
    await forgetAnswers()
  })
  afterAll(async () => {
    await way.close()
  })

  const recordsOf = async (key: string): Promise<StudyRecord[]> => {
    const { body } = await ana.call(`GET /user-study-records/user/${ana.id}`)
    return (body as StudyRecord[]).filter((record) => record.key === key)
  }
  const subject = { id: 1, name: 'Português' }
  const said = { study_time: 60 }
  const back = async () => {
    proxy.behave()
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(studentOutbox(ana.id).getSnapshot()).toEqual([]), { timeout: 5000 })
  }
  /** A save, change and deletion, each behind `way` and then without it: outcomes and stored records. */
  const through = async (way: ProxyBehaviour) => {
    const key = newRecordKey(Date.now())
    const saved = async (): Promise<KnownRecord> => {
      const [record] = await recordsOf(key)
      if (!record) throw new Error('The session was not saved.')
      return { ...record, key }
    }
    const outcomes: unknown[] = []
    for (const say of [
      () => saveSession(ana.id, { key, subject, fields: said }),
      async () => changeSession(ana.id, await saved(), { subject, fields: { study_time: 90 } }),
      async () => deleteSession(ana.id, await saved()),
    ]) {
      proxy.behave(way)
      outcomes.push(await say())
      await back()
      outcomes.push((await recordsOf(key)).map(({ study_time }) => study_time))
    }
    return outcomes
  }
  const kept = { type: 'waiting', id: expect.any(String), status: expect.any(Number) }

  test.each([...FALSE_ANSWERS, ['what the server answered before', answerFromCache] as const])(
    'that answers %s is not taken for the server: what was saved waits, and is sent once',
    async (_what, way) => {
      expect(await through(way)).toEqual([kept, [60], kept, [90], kept, []])
    },
  )

  test.each(SWAPPED)('that puts %s in an answer’s place is not taken for the server', async (_what, body) => {
    const swap: ProxyBehaviour = async (answer, { forward }) => {
      const { status, headers, body: own } = await forward()
      const isToken = String(own).includes('"token"')
      answer.writeHead(status, withoutLength(headers)).end(isToken ? own : body)
    }
    expect(await through(swap)).toEqual([kept, [60], kept, [90], kept, []])
  })

  test('that takes away headers it does not know has everything saved, and once', async () => {
    const strip: ProxyBehaviour = async (
      answer,
      { headers: { 'idempotency-key': _, 'x-time-zone': __, ...known }, forward },
    ) => {
      const { status, headers, body } = await forward(known)
      answer.writeHead(status, headers).end(body)
    }
    const sent = { type: 'sent' }
    expect(await through(strip)).toEqual([sent, [60], sent, [90], sent, []])
  })

  test.each([...FALSE_ANSWERS, ['what the server answered before', answerFromCache] as const])(
    'that answers %s is not taken for the server: a tick waits, and is sent once',
    async (_what, way) => {
      proxy.behave(way)
      const outcome = await sayDone(ana.id, day, item, true)
      await back()
      const query = { startDate: day, endDate: day }
      const ticks = (await ana.call(`GET /progress/${ana.id}`, { query })).body
      expect([outcome, ticks]).toEqual([kept, [{ completion_date: day, schedule_item_id: item.id }]])
      expect(await sayDone(ana.id, day, item, false)).toEqual({ type: 'sent' })
    },
  )

  test.each([...FALSE_ANSWERS, ['what the server answered before', answerFromCache] as const])(
    'that answers %s is not taken for the server: what was changed in the edital waits, and is sent once',
    async (_what, way) => {
      const { body: made } = await ana.call('POST /targets', {
        body: { user_id: ana.id, document: EDITAL },
        headers: { 'idempotency-key': newRecordKey(Date.now()) },
      })
      const topic = EDITAL.blocos[0]?.disciplinas[0]?.topicos[0]?.id ?? ''
      const add = { op: 'add', kind: 'topic', id: 'novo', text: 'Tópico novo', to: topic } as const
      const heavy = { op: 'weigh', id: topic, importancia: 'alta' } as const
      const onKept = vi.fn()
      proxy.behave(way)
      const outcomes = [
        await saveChanges(ana.id, made.data, [add], onKept),
        await saveChanges(ana.id, made.data, [heavy], onKept),
        await saveImportances(ana.id, made.data, [heavy]),
      ]
      expect([...outcomes, onKept.mock.calls.length]).toEqual([kept, kept, true, 2])
      await back()
      const { syllabus } = (await ana.call(`GET /syllabus/${ana.id}/${made.data.id}`)).body
      const [law] = syllabus.document.blocos[0].disciplinas
      expect(law.topicos[0]).toMatchObject({
        importancia: 'alta',
        filhos: [{}, {}, { id: 'novo', texto: 'Tópico novo' }],
      })
      await ana.call(`DELETE /targets/${made.data.id}`)
    },
  )

  /** Checks that a screen shows the device's copy within 3 s; the returned function closes the screen. */
  const showsKept = async (way: ProxyBehaviour) => {
    const query = todayPlanOf(ana.id, day)
    const read = new QueryObserver(queryClient, query)
    const asIs = queryClient.getQueryCache().build(queryClient, { queryKey: query.queryKey }).queryHash
    await queryClient.fetchQuery(query)
    queryClient.clear()
    const was = { day, items: [{ id: 1, subject_id: 1, name: 'Como era antes', done: false }] }
    await keepAnswers(ana.id, new Map([[asIs, { at: Date.now() - 60_000, key: query.queryKey, data: was }]]))
    proxy.behave(way)
    const began = performance.now()
    const stop = read.subscribe(() => undefined)
    await vi.waitFor(() => expect(read.getCurrentResult().data).toEqual(was), { timeout: 3000, interval: 20 })
    expect(performance.now() - began).toBeLessThan(3000)
    return stop
  }

  test.each(FALSE_ANSWERS)(
    'that answers %s leaves on the screen what the device keeps, and the student signed in',
    async (_what, way) => {
      const stop = await showsKept(way)
      await expect(session.bearer(true)).rejects.toMatchObject({ name: 'ApiError' })
      expect(ended).not.toHaveBeenCalled()
      expect(await session.bearer()).not.toBeNull()
      stop()
    },
  )

  test.each(ENDLESS_ANSWERS)(
    'that says %s leaves on the screen what the device keeps',
    async (_what, way) => {
      const stop = await showsKept(way)
      stop()
    },
  )

  test('that answers a list of nothing takes nothing from a screen, which the server itself may', async () => {
    const query = scheduleOf(ana.id)
    const read = new QueryObserver(queryClient, query)
    const planned = await queryClient.fetchQuery(query)
    const stop = read.subscribe(() => undefined)
    proxy.behave(dataAnswer(200, []))
    await read.refetch()
    expect(read.getCurrentResult()).toMatchObject({ data: planned, error: { code: 'offline' } })
    proxy.behave()
    const weeklyPlan = SCHEDULE_WEEKDAYS.map(() => ({ subjects: [] }))
    await ana.call('POST /schedule', { body: { user_id: ana.id, weeklyPlan } })
    await vi.waitFor(async () => expect((await read.refetch()).data).toEqual([]), { timeout: 5000 })
    stop()
  })

  test('that answers what the server answered before shows that on the screen, and leaves the student signed in', async () => {
    const query = studySubjectsOf(ana.id)
    const before = await queryClient.fetchQuery(query)
    await session.bearer(true)
    queryClient.clear()
    proxy.behave(answerFromCache)
    expect(await queryClient.fetchQuery(query)).toEqual(before)
    expect(await session.bearer(true)).not.toBeNull()
    expect(ended).not.toHaveBeenCalled()
  })

  test('that answers nothing of its own lets a letter be asked for, and the student sign out', async () => {
    await session.requestPasswordReset(ana.email)
    proxy.behave(dataAnswer(200, {}))
    await expect(session.signOut()).rejects.toMatchObject({ code: 'offline' })
    expect(session.heldStudent()).toBe(ana.id)
    proxy.behave()
    await session.signOut()
    expect(session.heldStudent()).toBeUndefined()
  })
})
