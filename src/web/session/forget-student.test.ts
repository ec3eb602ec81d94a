import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { hang } from '../../../harness/browser-disk.ts'
import { DISK_MS } from '../device/with-timeout.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a student is forgotten though the disk never answers', async () => {
  vi.resetModules()
  const { forgetStudent } = await import('./forget-student.ts')
  hang()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let isDone = false
  const forgetting = forgetStudent('ana').then(() => {
    isDone = true
  })
  // The outbox is cleared last.
  await vi.advanceTimersByTimeAsync(2 * DISK_MS)
  expect(isDone).toBe(true)
  await forgetting
})
