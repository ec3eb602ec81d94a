import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import type { TestStudent } from '../../../harness/app.ts'
import { appAtNoon, NOON } from '../../../harness/app-at-noon.ts'
import { engines } from '../../../harness/engines.ts'
import { studentToWait, WAITING_DEEDS } from '../../../harness/waiting-deeds.ts'
import { addDays, today } from '../../shared/calendar.ts'
import type { CountedTopic } from '../records/topics/contract.ts'
import type { Overview } from './contract.ts'
import { onLaterDay } from './rules.ts'
import { withWaiting } from './waiting.ts'

const ZONE = 'America/Sao_Paulo'

for (const { name, open } of engines) {
  const { posse } = appAtNoon(open)

  const overviewOf = async (student: TestStudent, query: Record<string, string> = {}): Promise<Overview> =>
    (await student.call(`GET /overview/${student.id}`, { query, headers: { 'x-time-zone': ZONE } })).body
  const topicsOf = async (student: TestStudent): Promise<CountedTopic[]> =>
    (await student.call(`GET /study-topics/${student.id}`)).body
  const written = ({ last_subject_id: _, ...rest }: Overview) => JSON.stringify(rest)

  it(`on ${name} what waits on the device counts as the server will count it, byte for byte`, async () => {
    await fc.assert(
      fc.asyncProperty(WAITING_DEEDS, fc.constantFrom({}, { week: '2026-03-08' }), async (deeds, query) => {
        const student = await posse.signUp()
        const { writesOf, send } = await studentToWait(student)
        const [known, topics] = [await overviewOf(student, query), await topicsOf(student)]
        const writes = writesOf(deeds)
        await send(writes)
        expect(written(withWaiting(known, writes, topics))).toBe(written(await overviewOf(student, query)))
      }),
      { numRuns: 20 },
    )
  })

  it(`on ${name} an answer of before is, on a later day without study, as the server gives it then`, async () => {
    const day = today(new Date(NOON), ZONE)
    for (const days of [0, 3, 4, 5, 11, 12, 13, 40, 400]) {
      vi.setSystemTime(Date.parse(NOON) + days * 86_400_000)
      const student = await posse.signUp()
      await studentToWait(student)
      const later = await overviewOf(student)
      vi.setSystemTime(NOON)
      const known = await overviewOf(student)
      expect(written(onLaterDay(known, addDays(day, days)))).toBe(written(later))
      expect(onLaterDay(known, addDays(day, -8))).toEqual(known)
    }
  })
}
