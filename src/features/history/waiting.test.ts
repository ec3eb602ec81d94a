import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { TestStudent } from '../../../harness/app.ts'
import { appAtNoon, NOON } from '../../../harness/app-at-noon.ts'
import { engines } from '../../../harness/engines.ts'
import { studentToWait, WAITING_DEEDS } from '../../../harness/waiting-deeds.ts'
import { today } from '../../shared/calendar.ts'
import type { Period } from '../records/period/rules.ts'
import type { History, Trend } from './contract.ts'
import { trendWithWaiting, withWaiting } from './waiting.ts'

const ZONE = 'America/Sao_Paulo'
const DAY = today(new Date(NOON), ZONE)
const PERIODS: readonly Period[] = [
  {},
  { from: '2026-03-12' },
  { from: '2026-03-01', to: '2026-03-17' },
  { from: '2025-09-01', to: '2026-12-31' },
]

for (const { name, open } of engines) {
  const { posse } = appAtNoon(open)

  const ask = async (student: TestStudent, path: string, period: Period) =>
    (
      await student.call(`GET /history/${student.id}${path}`, {
        query: { ...period },
        headers: { 'x-time-zone': ZONE },
      })
    ).body
  const historyOf = (student: TestStudent, period: Period): Promise<History> => ask(student, '', period)
  const trendOf = (student: TestStudent, period: Period): Promise<Trend> => ask(student, '/trend', period)

  it(`on ${name} what waits on the device counts as the server will count it, byte for byte`, async () => {
    await fc.assert(
      fc.asyncProperty(WAITING_DEEDS, fc.constantFrom(...PERIODS), async (deeds, period) => {
        const student = await posse.signUp()
        const { writesOf, send } = await studentToWait(student)
        const [history, trend] = [await historyOf(student, period), await trendOf(student, period)]
        const writes = writesOf(deeds)
        await send(writes)
        const after = await historyOf(student, period)
        const told = withWaiting(history, writes, period)
        expect(JSON.stringify(told)).toBe(JSON.stringify(after))

        const shown = trendWithWaiting(trend, writes, { period, day: DAY })
        const parts = (await trendOf(student, period)).parts
        // Days before the first one left are shown without study until the server is asked.
        const studied = shown.parts.filter(({ study_time, questions }) => study_time + questions > 0)
        expect(shown.parts.slice(parts.length === 0 ? shown.parts.length : -parts.length)).toEqual(parts)
        expect(parts).toEqual(expect.arrayContaining(studied))
      }),
      { numRuns: 20 },
    )
  })
}

it('a trend of yesterday goes on until today, and one of nothing begins with the first session', () => {
  const nothing = { study_time: 0, questions: 0, correct: 0, incorrect: 0 }
  const known: Trend = { step: 'day', parts: [{ from: '2026-03-16', to: '2026-03-16', ...nothing }] }
  const around = { period: {}, day: '2026-03-18' }
  expect(trendWithWaiting(known, [], around).parts.map(({ from }) => from)).toEqual([
    '2026-03-16',
    '2026-03-17',
    '2026-03-18',
  ])
  expect(trendWithWaiting({ step: 'day', parts: [] }, [], around)).toEqual({ step: 'day', parts: [] })
})
