import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../../harness/database.ts'
import type { StudentId } from '../../shared/ids.ts'
import { lockStudent } from './student-lock.ts'

test('a student’s changes wait for others of the same kind, not for other kinds or students', async () => {
  const { db, close } = await createTestDatabase()
  onTestFinished(close)
  const [ana, bia] = ['ana', 'bia'] as [StudentId, StudentId]
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { promise: locked, resolve: hasLocked } = Promise.withResolvers<void>()
  const holding = db.transaction().execute(async (trx) => {
    await lockStudent(trx, ana, 'support')
    hasLocked()
    await held
  })
  await locked
  const lock = (...what: [StudentId, 'schedule' | 'support']) =>
    db.transaction().execute((trx) => lockStudent(trx, ...what))
  await lock(ana, 'schedule')
  await lock(bia, 'support')
  let isThrough = false
  const waiting = lock(ana, 'support').then(() => (isThrough = true))
  await lock(bia, 'support')
  expect(isThrough).toBe(false)
  release()
  await Promise.all([holding, waiting])
})
