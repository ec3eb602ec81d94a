import { afterEach, expect, it } from 'vitest'
import { failing, serve } from '../../../../harness/answers.ts'
import { queryClient } from '../../../web/api/queries.ts'
import { clearOutbox } from '../../../web/outbox/outbox-disk.ts'
import { closeStudentOutbox, studentOutbox } from '../../../web/outbox/student-outbox.ts'
import { session } from '../../../web/session/session.ts'
import { MESSAGES } from '../contract.ts'
import { removeMistake, saveMistake } from './queries.ts'
import { ownMistake } from './use-mistake-form.ts'

const ANA = 'ana'
const encode = (value: object) => btoa(JSON.stringify(value))
const TOKEN = `${encode({ alg: 'EdDSA' })}.${encode({ sub: ANA, iat: 0, exp: 900 })}.x`

afterEach(async () => {
  closeStudentOutbox()
  await clearOutbox(ANA)
  await session.forget()
  queryClient.clear()
})

it.each([
  [
    'save',
    () => {
      const body = { ...ownMistake(Date.now()), subject_id: 1, cause: 'forgot' } as const
      return saveMistake(ANA, { key: 'mistake-1', label: 'Português', body })
    },
    'conflict' as const,
    MESSAGES.tooMany,
  ],
  [
    'deletion',
    () => removeMistake(ANA, { key: 'mistake-1', subject: 'Português' }),
    'forbidden' as const,
    'Sem permissão.',
  ],
])('a %s that the server refuses says why, and nothing of it waits', async (_what, write, code, message) => {
  const refused = () => failing(code, message)
  serve({
    'GET /api/auth/get-session': () => ({}),
    'GET /api/auth/token': () => ({ token: TOKEN }),
    'PUT /api/api/mistakes/mistake-1': refused,
    'DELETE /api/api/mistakes/mistake-1': refused,
  })
  await expect(write()).rejects.toThrow(message)
  expect(studentOutbox(ANA).getSnapshot()).toEqual([])
})
