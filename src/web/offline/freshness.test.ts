import { expect, test } from 'vitest'
import { pageOpenedAt, stalenessOf } from './freshness.ts'

const MINUTE = 60_000
const OPENED = Date.UTC(2026, 10, 25, 12)

const shown = (dataUpdatedAt: number, by: number) => {
  const now = OPENED + 10 * MINUTE + by
  const state = {
    data: [],
    dataUpdatedAt,
    status: 'success',
    error: null,
    fetchMeta: null,
    fetchStatus: 'idle',
  } as const
  const page = { timeOrigin: OPENED, now: () => 10 * MINUTE }
  return stalenessOf([{ queryKey: ['records'], isActive: () => true, state }], pageOpenedAt(now, page))
}

test.each([-3 * 60, -30, 0, 180])(
  'a student with a network is not told that there is none, whose clock was set by %i minutes while the page was open',
  (minutes) => {
    const by = minutes * MINUTE
    expect(shown(OPENED + 9 * MINUTE + by, by)).toBeNull()
  },
)

test.each([0, 180])(
  'what the device kept from before is called so, also after %i minutes ahead',
  (minutes) => {
    const at = OPENED - MINUTE
    expect(shown(at, minutes * MINUTE)).toEqual({ reason: 'offline', at })
  },
)
