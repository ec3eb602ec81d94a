import { expect, test } from 'vitest'
import { newRecordKey } from '../../shared/ids.ts'
import { NO_LOG } from './live/log.ts'
import { IDLE, next } from './rules.ts'
import type { Timer } from './session.ts'
import { needsConfirmation } from './switching.ts'

const LAW = { id: 1, name: 'Direito' }
const LANGUAGE = { id: 2, name: 'Português' }
const sessionId = newRecordKey(0)
const running = next(IDLE, { type: 'start', sessionId }, 0)
const paused = next(running, { type: 'pause' }, 1000)
const stopped = next(running, { type: 'stop', sessionId }, 1000)

const confirms = (timer: Timer, subject: typeof LAW | null, chosen: typeof LAW | null) =>
  needsConfirmation({ timer, subject, topic: '', shared: NO_LOG }, chosen)

test.each([
  ['runs', running],
  ['is paused', paused],
  ['is stopped and not saved', stopped],
])('while a session %s, another subject is asked about and its own is not', (_what, timer) => {
  expect(confirms(timer, LAW, LANGUAGE)).toBe(true)
  expect(confirms(timer, LAW, { ...LAW })).toBe(false)
  expect(confirms(timer, LAW, null)).toBe(false)
  expect(confirms(timer, null, LANGUAGE)).toBe(false)
})

test('without a session a subject is simply chosen', () => {
  expect(confirms(IDLE, LAW, LANGUAGE)).toBe(false)
})
