import { beforeAll, describe, expect, it } from 'vitest'
import type { TestStudent } from '../../../../harness/app.ts'
import { appOnEngine } from '../../../../harness/app-on-engine.ts'
import { engines } from '../../../../harness/engines.ts'
import { dayIn } from '../../../../harness/planner.ts'
import { weekdayName, weekdayOf } from '../../../shared/calendar.ts'

type Entry = { subject_id: unknown; id?: unknown; name?: string }

/** The week as the client sends it, with these subjects on Monday, Tuesday … */
const weekOf = (...days: unknown[][]) =>
  ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({
    name: weekdayName(weekday),
    subjects: days[weekday - 1] ?? [],
  }))

const many = (count: number, subject_id = 1) => Array.from({ length: count }, () => ({ subject_id }))
/** The field of errors about all of Monday. */
const MONDAY = /^weeklyPlan\.0\.subjects$/

describe.each(engines)('a student’s schedule on $name', ({ open }) => {
  const { posse } = appOnEngine(open)
  let names: Map<number, string>

  beforeAll(async () => {
    const { body } = await (await posse.signUp()).call('GET /subjects')
    names = new Map(body.map(({ id, name }: { id: number; name: string }) => [id, name]))
  })

  const newcomer = async (name?: string) => {
    const student = await posse.signUp(name)
    await student.call('POST /user-subjects', { body: { user_id: student.id, subject_ids: [1, 2, 3] } })
    return student
  }
  const save = (student: TestStudent, weeklyPlan: unknown) =>
    student.call('POST /schedule', { body: { user_id: student.id, weeklyPlan } })
  const read = async (student: TestStudent) => (await student.call(`GET /schedule/${student.id}`)).body
  const idsOf = (items: { id: number }[]) => items.map(({ id }) => id)

  it('is empty at first', async () => {
    const student = await newcomer()
    expect(await student.call(`GET /schedule/${student.id}`)).toMatchObject({ status: 200, body: [] })
  })

  it('is saved and listed in its order, with repeated subjects', async () => {
    const student = await newcomer()
    const monday = [
      { subject_id: 2 },
      { subject_id: 1, id: 'local', name: 'x' },
      { subject_id: 2, id: Date.now() },
    ]
    const saved = await save(student, weekOf(monday, [], [{ subject_id: 3, id: null }]))
    const item = (day_of_week: number, subject_id: number) => ({
      id: expect.any(Number),
      day_of_week,
      subject_id,
      subject: { id: subject_id, name: names.get(subject_id) },
      since: dayIn(),
    })
    expect(saved).toMatchObject({ status: 200, body: { message: 'Cronograma Salvo com sucesso' } })
    expect(saved.body.schedule).toEqual([item(1, 2), item(1, 1), item(1, 2), item(3, 3)])
    expect(new Set(idsOf(saved.body.schedule)).size).toBe(4)
    expect(await read(student)).toEqual(saved.body.schedule)
  })

  it('keeps the id of what stays or moves, and gives new ones to the rest', async () => {
    const student = await newcomer()
    const first = (await save(student, weekOf([{ subject_id: 1 }, { subject_id: 2 }], [{ subject_id: 3 }])))
      .body.schedule
    const [a, b, c] = idsOf(first)
    const second = await save(
      student,
      weekOf([{ id: b, subject_id: 2 }], [{ id: `${a}`, subject_id: 1 }, { subject_id: 1 }]),
    )
    const [stayed, moved, added] = idsOf(second.body.schedule)
    expect([stayed, moved]).toEqual([b, a])
    expect([a, b, c]).not.toContain(added)
    const third = await save(student, weekOf([{ id: b, subject_id: 3 }]))
    expect(idsOf(third.body.schedule)).not.toContain(b)
    expect((await save(student, weekOf())).body.schedule).toEqual([])
  })

  it('can be sent back as it was answered, with extra fields', async () => {
    const student = await newcomer()
    const { schedule } = (await save(student, weekOf([{ subject_id: 1 }, { subject_id: 2 }]))).body
    const days = weekOf(schedule).map((day, index) => ({ ...day, id: index, isToday: false }))
    expect((await save(student, days)).body.schedule).toEqual(schedule)
  })

  const choose = (student: TestStudent, subject_ids: number[], subjects_to_deactivate: number[]) =>
    student.call('POST /user-subjects', {
      body: { user_id: student.id, subject_ids, subjects_to_deactivate },
    })

  it('hides a subject that the student left, until it returns with its ticks, whatever was saved meanwhile', async () => {
    const student = await newcomer()
    const today = weekdayOf(dayIn())
    const everyDay = Array.from({ length: 7 }, () => [{ subject_id: 1 }, { subject_id: 2 }])
    const { schedule } = (await save(student, weekOf(...everyDay))).body
    const [left, other] = schedule.filter(({ day_of_week }: { day_of_week: number }) => day_of_week === today)
    const done = async () => {
      const query = { startDate: dayIn(), endDate: dayIn() }
      return (await student.call(`GET /progress/${student.id}`, { query })).body
    }
    await student.call('POST /progress/toggle', { body: { user_id: student.id, schedule_item_id: left.id } })
    const ticked = await done()
    expect(ticked).toHaveLength(1)
    await choose(student, [2], [1])
    const shown = await read(student)
    expect(shown).toEqual(schedule.filter(({ subject_id }: Entry) => subject_id === 2))
    const moved = weekOf([], [other, { subject_id: 3 }])
    expect((await save(student, moved)).body.schedule).toMatchObject([
      { id: other.id, day_of_week: 2 },
      { subject_id: 3 },
    ])
    await choose(student, [1], [])
    const back = (await read(student)).filter(({ subject_id }: Entry) => subject_id === 1)
    expect(idsOf(back)).toEqual(idsOf(schedule.filter(({ subject_id }: Entry) => subject_id === 1)))
    expect(await done()).toEqual(ticked)
  })

  it('can be saved when a subject returns to a day that was filled meanwhile', async () => {
    const student = await newcomer()
    const { schedule } = (await save(student, weekOf(many(50)))).body
    await choose(student, [2], [1])
    await save(student, weekOf(many(45, 2)))
    await choose(student, [1], [])
    const back = await read(student)
    expect(back).toHaveLength(50)
    expect(idsOf(back)).toEqual(expect.arrayContaining(idsOf(schedule).slice(0, 5)))
    expect((await save(student, weekOf(back))).body.schedule).toEqual(back)
  })

  it('may have 50 subjects a day', async () => {
    const student = await newcomer()
    const day = Array.from({ length: 50 }, (_, index) => ({ subject_id: (index % 3) + 1 }))
    const { schedule } = (await save(student, weekOf(...Array.from({ length: 7 }, () => day)))).body
    expect(schedule).toHaveLength(350)
    expect(schedule.slice(0, 4).map(({ subject_id }: { subject_id: number }) => subject_id)).toEqual([
      1, 2, 3, 1,
    ])
  })

  it('is one of two simultaneous saves, never a mixture', async () => {
    const student = await newcomer()
    const plans = [
      weekOf([{ subject_id: 1 }, { subject_id: 1 }]),
      weekOf([], [{ subject_id: 2 }, { subject_id: 2 }]),
    ]
    const answers = await Promise.all(Array.from({ length: 8 }, (_, turn) => save(student, plans[turn % 2])))
    expect(answers.map(({ status }) => status)).toEqual(new Array(8).fill(200))
    const left = await read(student)
    expect(left).toHaveLength(2)
    expect(left[0].subject_id).toBe(left[1].subject_id)
  })

  it.each<[string, unknown, RegExp]>([
    ['no plan', undefined, /^weeklyPlan$/],
    ['no list', { monday: [] }, /^weeklyPlan$/],
    ['no day', [], /^weeklyPlan$/],
    ['six days', weekOf().slice(1), /^weeklyPlan$/],
    ['eight days', [...weekOf(), { subjects: [] }], /^weeklyPlan$/],
    ['days in another order', weekOf().toReversed(), /^weeklyPlan\.\d$/],
    ['a day that does not exist', weekOf().with(6, { name: 'Feriado', subjects: [] }), /^weeklyPlan\.6$/],
    ['a day 8', weekOf().map((day) => ({ ...day, day_of_week: 8 })), /^weeklyPlan\.\d\.day_of_week$/],
    ['a day without subjects', weekOf().with(0, { name: 'Segunda-feira' } as never), MONDAY],
    ['null for a day', weekOf().with(0, null as never), /^weeklyPlan\.0/],
    ['null for a subject', weekOf([null]), /^weeklyPlan\.0\.subjects\.0/],
    ['a number for a subject', weekOf([1]), /^weeklyPlan\.0\.subjects\.0/],
    ['an object for an id', weekOf([{ subject_id: 1, id: {} }]), /^weeklyPlan\.0\.subjects\.0\.id$/],
    ['no subject id', weekOf([{ id: 1 }]), /subject_id$/],
    ['a text for a subject id', weekOf([{ subject_id: '1,0' }]), /subject_id$/],
    ['a subject id of 0', weekOf([{ subject_id: 0 }]), /subject_id$/],
    ['a subject id beyond an integer column', weekOf([{ subject_id: 2_147_483_648 }]), /subject_id$/],
    [
      'an unknown subject',
      weekOf([...many(1), { subject_id: 2_147_483_647 }]),
      /\.0\.subjects\.1\.subject_id$/,
    ],
    ['a subject that was never chosen', weekOf([], [{ subject_id: 4 }]), /\.1\.subjects\.0\.subject_id$/],
    ['51 subjects on a day', weekOf(many(51)), MONDAY],
    ['10,000 subjects', weekOf(many(10_000)), MONDAY],
  ])('stays as it is when a save has %s', async (_what, plan, field) => {
    const student = await newcomer()
    const { schedule } = (await save(student, weekOf([{ subject_id: 1 }]))).body
    const refused = await save(student, plan)
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid', message: expect.any(String) } })
    const fields = Object.keys(refused.body.errors)
    expect(fields.length).toBeGreaterThan(0)
    for (const name of fields) expect(name).toMatch(field)
    expect(await read(student)).toEqual(schedule)
  })

  it('accepts two new items with the same local id, but an item of the student’s own only once', async () => {
    const student = await newcomer()
    const made = { subject_id: 1, id: Date.now() }
    const { schedule } = (await save(student, weekOf([made], [made, { ...made, subject_id: 2 }]))).body
    expect(new Set(idsOf(schedule)).size).toBe(3)
    const errors = { 'weeklyPlan.1.subjects.0.id': [`Item repetido: ${schedule[0].id}.`] }
    expect(await save(student, weekOf([schedule[0]], [schedule[0]]))).toMatchObject({
      status: 422,
      body: { errors },
    })
    expect(await read(student)).toEqual(schedule)
  })

  it('refuses a subject that was left', async () => {
    const student = await newcomer()
    const { schedule } = (await save(student, weekOf([{ subject_id: 1 }]))).body
    await student.call('PATCH /user-subjects/deactivate', { body: { user_id: student.id, subject_id: 1 } })
    expect((await save(student, weekOf(schedule as Entry[]))).status).toBe(422)
  })

  it('refuses anything but a JSON object within the size limit', async () => {
    const student = await newcomer()
    const headers = { 'content-type': 'application/json' }
    expect((await student.call('POST /schedule', { headers, body: '{"weeklyPlan":' })).status).toBe(400)
    expect(
      (await student.call('POST /schedule', { headers: { 'content-type': 'text/plain' }, body: 'x' })).status,
    ).toBe(415)
    expect((await save(student, 'x'.repeat(2 ** 21))).status).toBe(413)
    for (const body of ['[]', 'null', '7'])
      expect((await student.call('POST /schedule', { headers, body })).status).toBe(422)
  })

  it('privacy: no call works without a valid token', async () => {
    const student = await newcomer()
    for (const route of [`GET /schedule/${student.id}`, 'POST /schedule']) {
      expect((await posse.call(route)).status).toBe(401)
      const headers = { authorization: `Bearer ${student.token.slice(0, -4)}AAAA` }
      expect((await posse.call(route, { headers })).status).toBe(401)
    }
  })

  it('privacy: another student cannot read, change or take over its items', async () => {
    const [ana, bia] = [await newcomer('Ana'), await newcomer('Bia')]
    const own = (await ana.call('POST /subjects', { body: { name: 'Só da Ana' } })).body.data
    await ana.call('POST /user-subjects', { body: { user_id: ana.id, subject_ids: [own.id] } })
    const { schedule } = (await save(ana, weekOf([{ subject_id: own.id }, { subject_id: 1 }]))).body

    expect((await bia.call(`GET /schedule/${ana.id}`)).status).toBe(403)
    const asAna = { user_id: ana.id, weeklyPlan: weekOf() }
    expect((await bia.call('POST /schedule', { body: asAna })).status).toBe(403)
    expect((await save(bia, weekOf([{ subject_id: own.id }]))).status).toBe(422)
    const answer = await save(bia, weekOf([{ id: schedule[1].id, subject_id: 1 }]))
    expect(answer.status).toBe(200)
    expect(answer.body.schedule[0].id).not.toBe(schedule[1].id)
    expect(await read(ana)).toEqual(schedule)
  })
})
