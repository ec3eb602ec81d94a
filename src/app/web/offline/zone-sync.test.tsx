import { expect, it, vi } from 'vitest'
import { serve } from '../../../../harness/answers.ts'
import { MESSAGES } from '../../../features/account/contract.ts'
import { newRecordKey } from '../../../shared/ids.ts'
import { keepTimeZone } from '../../../web/device/time-zone.ts'
import { syncZone } from './zone-sync.ts'

const SYNC = 'POST /api/api/users/sync-on-register'

it('the server is told of a new zone once, and again after a failure', async () => {
  const answer = vi.fn(() => Response.error())
  const calls = serve({ [SYNC]: answer })
  const userId = newRecordKey(Date.now())
  keepTimeZone(userId, 'America/Sao_Paulo')
  const end = syncZone(userId)
  const look = () => document.dispatchEvent(new Event('visibilitychange'))
  look()
  expect(calls).toEqual([])
  keepTimeZone(userId, 'Europe/Lisbon')
  look()
  await expect.poll(() => calls.length).toBe(1)
  answer.mockImplementation(() => Response.json({ message: MESSAGES.synced }))
  await expect
    .poll(() => {
      look()
      return localStorage.getItem(`posse:zone-told:${userId}`)
    })
    .toBe('Europe/Lisbon')
  const before = calls.length
  look()
  end()
  keepTimeZone(userId, 'America/Noronha')
  look()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(calls.length).toBe(before)
})
