import { describe, expect, it } from 'vitest'
import { addDays } from '../../../shared/calendar.ts'
import type { PendingWrite } from '../../records/pending.ts'
import { dayOfSince, KNOWN_PATH, SINCE, sinceOf, withKnown } from './rules.ts'

const TODAY = '2026-11-23'

const said = (
  topic_ids: number[],
  studied_on: string | null,
  state: PendingWrite['state'] = 'waiting',
): PendingWrite => ({
  id: `${topic_ids} ${studied_on}`,
  userId: 'ana',
  method: 'POST',
  path: KNOWN_PATH,
  body: { user_id: 'ana', topic_ids, studied_on },
  createdAt: 0,
  label: '',
  state,
})

describe('a topic that the student says he knows', () => {
  it('is shown with the span that he chose, on the day and a fortnight later', () => {
    for (const since of SINCE) {
      expect(sinceOf(dayOfSince(since, TODAY), TODAY)).toBe(since)
      expect(sinceOf(dayOfSince(since, TODAY), addDays(TODAY, 14))).toBe(since)
    }
  })

  it('grows older as the months pass', () => {
    const day = dayOfSince('month', TODAY)
    expect(sinceOf(day, addDays(TODAY, 60))).toBe('quarter')
    expect(sinceOf(day, addDays(TODAY, 365))).toBe('longer')
  })

  it('follows the last write on the device; a refused one does not count', () => {
    const known = [
      { topic_id: 1, studied_on: '2026-01-01' },
      { topic_id: 2, studied_on: '2026-01-01' },
    ]
    const writes = [
      said([2, 3], '2026-06-01'),
      said([1], null),
      said([3], null),
      said([4], '2026-06-01', 'rejected'),
    ]
    expect(withKnown(known, writes)).toEqual([{ topic_id: 2, studied_on: '2026-06-01' }])
    expect(withKnown(known, [])).toEqual(known)
  })
})
