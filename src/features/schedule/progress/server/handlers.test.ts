import { afterEach, describe, expect, it, vi } from 'vitest'
import { appOnEngine } from '../../../../../harness/app-on-engine.ts'
import { engines } from '../../../../../harness/engines.ts'
import { dayIn, HOME_ZONE, signUpPlanner } from '../../../../../harness/planner.ts'
import { addDays, dayBounds, SCHEDULE_WEEKDAYS, weekdayOf } from '../../../../shared/calendar.ts'

const headers = { 'x-time-zone': HOME_ZONE }

describe.each(engines)('a student’s progress on $name', ({ open }) => {
  const { posse, database } = appOnEngine(open)

  afterEach(() => void vi.useRealTimers())

  const planner = (subjects: number[], name?: string) => signUpPlanner(posse, subjects, name)

  it('is ticked and unticked by hand', async () => {
    const { toggle, read, done, itemsOn } = await planner([1, 2])
    const [, second] = itemsOn()
    expect(await done()).toEqual([])
    expect((await toggle(second)).body).toEqual({ message: 'Matéria concluída.', status: 'added' })
    expect((await read(dayIn())).body).toEqual([{ completion_date: dayIn(), schedule_item_id: second }])
    expect((await toggle(second)).body).toEqual({ message: 'Matéria desmarcada.', status: 'removed' })
    expect(await done()).toEqual([])
  })

  it('may be ticked for a past day by a device that was offline, and repeated without effect', async () => {
    const { student, study, done, itemsOn, read } = await planner([1, 2])
    const [first, second] = itemsOn()
    const say = async (completion_date: string, schedule_item_id: number | undefined, isDone: boolean) => {
      const tick = { user_id: student.id, schedule_item_id, completion_date, done: isDone }
      const { status, body } = await student.call('POST /progress/toggle', { body: tick, headers })
      return status === 200 ? body.status : status
    }
    for (const _ of [1, 2]) expect(await say(dayIn(), second, true)).toBe('added')
    await study(1)
    for (const _ of [1, 2]) expect(await say(dayIn(), first, false)).toBe('removed')
    expect(await done()).toEqual([second])
    expect(await say(dayIn(), first, true)).toBe('added')
    expect(await done()).toEqual([first, second])

    const lastWeek = addDays(dayIn(), -7)
    expect(await say(lastWeek, first, true)).toBe('added')
    expect((await read(lastWeek)).body).toEqual([{ completion_date: lastWeek, schedule_item_id: first }])
    const wrong = [addDays(dayIn(), -1), addDays(dayIn(), 7), addDays(dayIn(), -70), '2026-02-30']
    for (const day of wrong) expect(await say(day, first, true), day).toBe(422)
    expect(await say(dayIn(), 999_999, true)).toBe(404)
  })

  it('is proved by records, one record for each item', async () => {
    const { student, study, done, itemsOn } = await planner([1, 1, 2])
    const [first, second] = itemsOn()
    const record = await study(1)
    expect(await done()).toEqual([first])
    const another = await study(1)
    expect(await done()).toEqual([first, second])
    await study(1)
    expect(await done()).toEqual([first, second])
    for (const id of [record, another]) await student.call(`DELETE /user-study-records/${id}`)
    expect(await done()).toEqual([first])
  })

  it('matches the subject’s name, whatever its case and accents', async () => {
    const { student, study, done, itemsOn } = await planner([1])
    // The catalogue may get a subject that a student had created before.
    const own = await database.db
      .insertInto('subject')
      .columns(['name', 'name_key', 'owner_id'])
      .expression((eb) =>
        eb
          .selectFrom('subject')
          .select(({ fn, val }) => [
            fn('upper', ['name']).as('name'),
            'name_key',
            val(student.id).as('owner_id'),
          ])
          .where('id', '=', 1),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await study(own.id)
    expect(await done()).toEqual(itemsOn())
  })

  it('stays unticked by hand although a record proves it', async () => {
    const { study, toggle, sync, done, itemsOn } = await planner([1, 1])
    const [first, second] = itemsOn()
    await study(1)
    expect((await toggle(first)).body.status).toBe('removed')
    expect(await done()).toEqual([])
    await sync([first, second])
    expect(await done()).toEqual([second])
    await study(1)
    expect(await done()).toEqual([second])
    expect((await toggle(first)).body.status).toBe('added')
    expect(await done()).toEqual([first, second])
  })

  it('can still be proved after a mistaken tick was removed', async () => {
    const { study, toggle, done, itemsOn } = await planner([1])
    const [only] = itemsOn()
    await toggle(only)
    await toggle(only)
    await study(1)
    expect(await done()).toEqual([only])
  })

  it('keeps a manual tick when a record is added and deleted', async () => {
    const { student, study, toggle, done, itemsOn } = await planner([1])
    await toggle(itemsOn()[0])
    await student.call(`DELETE /user-study-records/${await study(1)}`)
    expect(await done()).toEqual(itemsOn())
  })

  it('is synchronised for any day that is today somewhere without a zone, else only for the student’s own', async () => {
    // Monday noon in Brasília: already Tuesday in Kiritimati, and Sunday nowhere.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-09T15:00:00Z') })
    const { student, itemsOn } = await planner([1])
    const sync = async (date: string, zone?: string) => {
      const completed_ids = itemsOn(weekdayOf(date))
      const zoneHeader = zone ? { headers: { 'x-time-zone': zone } } : {}
      const body = { user_id: student.id, date, completed_ids }
      return (await student.call('POST /progress/sync', { body, ...zoneHeader })).status
    }
    expect(await sync('2026-03-08')).toBe(422)
    for (const date of ['2026-03-09', '2026-03-10']) expect(await sync(date), date).toBe(200)
    expect(await sync('2026-03-11')).toBe(422)
    expect(await sync('2026-03-10', 'America/Sao_Paulo')).toBe(422)
    expect(await sync('2026-03-10', 'Pacific/Kiritimati')).toBe(200)
    await student.call(`PUT /account/time-zone/${student.id}`, { body: { time_zone: 'America/Sao_Paulo' } })
    expect(await sync('2026-03-09')).toBe(200)
    expect(await sync('2026-03-10')).toBe(422)
  })

  it('is synchronised without losing a tick', async () => {
    const { toggle, sync, done, itemsOn } = await planner([1, 2, 3])
    const [first, second] = itemsOn()
    await toggle(first)
    const message = 'Progresso sincronizado com sucesso.'
    expect(await sync([second, second])).toMatchObject({ status: 200, body: { message } })
    expect(await done()).toEqual([first, second])
    await sync([])
    expect(await done()).toEqual([first, second])
  })

  it('counts each of many simultaneous clicks', async () => {
    const { toggle, done, itemsOn } = await planner([1])
    const answers = await Promise.all(Array.from({ length: 7 }, () => toggle(itemsOn()[0])))
    const added = answers.filter(({ body }) => body.status === 'added')
    expect(added).toHaveLength(4)
    expect(await done()).toEqual(itemsOn())
  })

  it('survives a save of the schedule, and is deleted with its item', async () => {
    const { student, schedule, toggle, done } = await planner([1, 2])
    const weekday = weekdayOf(dayIn())
    const ofToday = schedule.filter(({ day_of_week }) => day_of_week === weekday)
    const save = (items: typeof ofToday) => {
      const weeklyPlan = SCHEDULE_WEEKDAYS.map((day) => ({ subjects: day === weekday ? items : [] }))
      return student.call('POST /schedule', { body: { user_id: student.id, weeklyPlan } })
    }
    await toggle(ofToday[0]?.id)
    await save(ofToday.toReversed())
    expect(await done()).toEqual([ofToday[0]?.id])
    await save([])
    const ticks = await database.db
      .selectFrom('progress_tick')
      .select('done')
      .where('user_id', '=', student.id)
      .execute()
    expect(ticks).toEqual([])
  })

  it.each(['America/Noronha', 'America/Sao_Paulo', 'America/Manaus', 'America/Rio_Branco'])(
    'counts records from the first to the last moment of a day in %s',
    async (zone) => {
      const { study, read, itemsOn } = await planner([1, 2])
      const day = dayIn(zone)
      const yesterday = addDays(day, -1)
      const { from } = dayBounds(day, zone)
      await study(1, from, zone)
      await study(2, new Date(Number(from) - 1), zone)
      expect((await read(yesterday, day, zone)).body).toEqual([
        { completion_date: yesterday, schedule_item_id: itemsOn(weekdayOf(yesterday))[1] },
        { completion_date: day, schedule_item_id: itemsOn(weekdayOf(day))[0] },
      ])
    },
  )

  it.each([
    ['America/Noronha', '2026-03-10T02:00:00Z'],
    ['America/Sao_Paulo', '2026-03-10T03:00:00Z'],
    ['America/Manaus', '2026-03-10T04:00:00Z'],
    ['America/Rio_Branco', '2026-03-10T05:00:00Z'],
  ])('ends with the student’s day in %s', async (zone, midnight) => {
    const secondsAfter = (seconds: number) => new Date(Date.parse(midnight) + seconds * 1000)
    vi.useFakeTimers({ toFake: ['Date'], now: secondsAfter(-1) })
    const { toggle, read, itemsOn } = await planner([1])
    const [monday, tuesday] = [itemsOn(1)[0], itemsOn(2)[0]]
    expect((await toggle(tuesday, zone)).status).toBe(422)
    expect((await toggle(monday, zone)).body.status).toBe('added')
    vi.setSystemTime(secondsAfter(1))
    expect((await toggle(monday, zone)).status).toBe(422)
    expect((await toggle(tuesday, zone)).body.status).toBe('added')
    expect((await read('2026-03-09', '2026-03-15', zone)).body).toEqual([
      { completion_date: '2026-03-09', schedule_item_id: monday },
      { completion_date: '2026-03-10', schedule_item_id: tuesday },
    ])
  })

  it('lists what to study today', async () => {
    const { student, study, itemsOn } = await planner([2, 1])
    const [first, second] = itemsOn()
    await study(1)
    const subjects: { id: number; name: string }[] = (await student.call('GET /subjects')).body
    const name = (subject: number) => subjects.find(({ id }) => id === subject)?.name
    const items = [
      { id: first, subject_id: 2, name: name(2), done: false },
      { id: second, subject_id: 1, name: name(1), done: true },
    ]
    const answer = await student.call(`GET /today-plan/${student.id}`, { headers })
    expect(answer).toMatchObject({ status: 200, body: { day: dayIn(), items } })
  })

  it('omits a subject that the student has left', async () => {
    const { student, toggle, done, itemsOn } = await planner([1, 2])
    await toggle(itemsOn()[0])
    await student.call('PATCH /user-subjects/deactivate', { body: { user_id: student.id, subject_id: 1 } })
    expect(await done()).toEqual([])
    expect((await toggle(itemsOn()[0])).status).toBe(404)
    expect((await student.call(`GET /today-plan/${student.id}`, { headers })).body.items).toHaveLength(1)
  })

  it('privacy: no call works without a valid token', async () => {
    const { student } = await planner([1])
    const reads = [`GET /progress/${student.id}`, `GET /today-plan/${student.id}`]
    for (const route of [...reads, 'POST /progress/toggle', 'POST /progress/sync']) {
      expect((await posse.call(route)).status).toBe(401)
      const forged = { authorization: `Bearer ${student.token.slice(0, -4)}AAAA` }
      expect((await posse.call(route, { headers: forged })).status).toBe(401)
    }
  })

  it('privacy: another student cannot read, tick, untick or synchronise it', async () => {
    const ana = await planner([1, 2], 'Ana')
    const bia = await planner([1], 'Bia')
    const [first, second] = ana.itemsOn()
    await ana.toggle(first)
    await ana.study(2)

    const query = { startDate: dayIn(), endDate: dayIn() }
    expect((await bia.student.call(`GET /progress/${ana.student.id}`, { query })).status).toBe(403)
    expect((await bia.student.call(`GET /today-plan/${ana.student.id}`)).status).toBe(403)
    const asAna = { user_id: ana.student.id, schedule_item_id: first, date: dayIn(), completed_ids: [first] }
    for (const route of ['POST /progress/toggle', 'POST /progress/sync'])
      expect((await bia.student.call(route, { body: asAna })).status).toBe(403)
    expect((await bia.toggle(first)).status).toBe(404)
    expect(await bia.sync([...bia.itemsOn(), second])).toMatchObject({
      status: 422,
      body: { errors: { completed_ids: [`Este item não está no seu cronograma de hoje: ${second}.`] } },
    })
    expect(await ana.done()).toEqual([first, second])
    expect(await bia.done()).toEqual([])
  })
})
