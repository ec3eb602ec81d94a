import { describe, expect, it } from 'vitest'
import { appOnEngine } from '../../../../harness/app-on-engine.ts'
import { engines } from '../../../../harness/engines.ts'
import { dayIn, signUpPlanner } from '../../../../harness/planner.ts'
import { weekdayOf } from '../../../shared/calendar.ts'

const text = expect.any(String)

describe.each(engines)('a student’s progress on $name', ({ open }) => {
  const { posse } = appOnEngine(open)

  it.each([undefined, '1.0', 0, -1, 1.5, 2_147_483_648, null, [1]])('refuses to tick %j', async (id) => {
    const { toggle } = await signUpPlanner(posse, [1])
    expect(await toggle(id)).toMatchObject({ status: 422, body: { errors: { schedule_item_id: [text] } } })
  })

  it('refuses to tick what is not planned or is planned for another day', async () => {
    const { toggle, read, itemsOn } = await signUpPlanner(posse, [1])
    expect(await toggle(2_147_483_647)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    const message = 'Só as matérias planejadas para o dia podem ser marcadas.'
    for (const later of [-1, 1]) {
      const [other] = itemsOn(weekdayOf(dayIn(undefined, later)))
      expect(await toggle(other)).toMatchObject({
        status: 422,
        body: { message, errors: { schedule_item_id: [message] } },
      })
    }
    expect((await read(dayIn(undefined, -6), dayIn(undefined, 6))).body).toEqual([])
  })

  it.each([
    ['2026-02-30', '2026-03-01', 'startDate'],
    ['2026-03-01', '2026-02-29', 'endDate'],
    ['2026-03-02', '2026-03-01', 'endDate'],
    ['2026-01-01', '2026-03-04', 'endDate'],
    ['01/03/2026', '2026-03-04', 'startDate'],
    ['', '2026-03-04', 'startDate'],
    ['0000-01-01', '0000-01-02', 'startDate'],
  ])('is not read from %j to %j', async (start, end, field) => {
    const { read } = await signUpPlanner(posse, [1])
    expect(await read(start, end)).toMatchObject({ status: 422, body: { errors: { [field]: [text] } } })
  })

  it.each([
    ['0001-01-01', '0001-03-03'],
    ['9999-11-01', '9999-12-31'],
  ])('is empty from %s to %s in any zone', async (start, end) => {
    const { read } = await signUpPlanner(posse, [1])
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
      expect(await read(start, end, zone)).toMatchObject({ status: 200, body: [] })
  })

  it('needs both ends of a period', async () => {
    const { student } = await signUpPlanner(posse, [1])
    const refused = await student.call(`GET /progress/${student.id}`)
    expect(refused).toMatchObject({ status: 422, body: { errors: { startDate: [text], endDate: [text] } } })
  })

  it.each([
    ['yesterday', () => dayIn(undefined, -1)],
    ['tomorrow', () => dayIn(undefined, 1)],
    ['a day that does not exist', () => '2026-02-30'],
    ['no day', () => null],
  ])('is not synchronised for %s', async (_what, date) => {
    const { sync, done, itemsOn } = await signUpPlanner(posse, [1])
    expect(await sync(itemsOn(), date())).toMatchObject({ status: 422, body: { errors: { date: [text] } } })
    expect(await done()).toEqual([])
  })

  it.each([undefined, null, 1, ['1a'], [0], [1.5], Array.from({ length: 51 }, () => 1)])(
    'is not synchronised with %j',
    async (ids) => {
      const { sync, done } = await signUpPlanner(posse, [1])
      const refused = await sync(ids)
      expect(refused.status).toBe(422)
      for (const field of Object.keys(refused.body.errors)) expect(field).toMatch(/^completed_ids/)
      expect(await done()).toEqual([])
    },
  )
})
