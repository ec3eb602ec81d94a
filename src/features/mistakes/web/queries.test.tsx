import { afterEach, expect, it } from 'vitest'
import { failing, serve } from '../../../../harness/answers.ts'
import { ERROR_MESSAGES } from '../../../shared/errors.ts'
import { queryClient } from '../../../web/api/queries.ts'
import { studentOutbox } from '../../../web/outbox/student-outbox.ts'
import { MESSAGES, type MistakeBody } from '../contract.ts'
import { wholeOfMistake } from '../merging.ts'
import { removeMistake, saveMistake } from './queries.ts'
import { ownMistake } from './use-mistake-form.ts'

const ANA = 'ana'
const encode = (value: object) => btoa(JSON.stringify(value))
const TOKEN = `${encode({ alg: 'EdDSA' })}.${encode({ sub: ANA, iat: 0, exp: 900 })}.x`

afterEach(() => queryClient.clear())

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

it('a student’s change to a mistake keeps another device’s change', async () => {
  const from: MistakeBody = { ...ownMistake(Date.now()), subject_id: 1, cause: 'forgot' }
  const theirs = wholeOfMistake({ ...from, cause: 'confused', question: 'mas', other: 'mais' })
  const stale = { message: ERROR_MESSAGES.stale, code: 'stale', current: theirs }
  const answers = [Response.json(stale, { status: 412 }), { message: MESSAGES.saved, key: 'mistake-1' }]
  const asked = serve({
    'GET /api/auth/get-session': () => ({}),
    'GET /api/auth/token': () => ({ token: TOKEN }),
    'PUT /api/api/mistakes/mistake-1': () => answers.shift(),
  })
  const body = { ...from, answer: 'Soma ou oposição?' }
  const delivery = await saveMistake(ANA, { key: 'mistake-1', label: 'Português', body, from })
  expect(delivery).toEqual({ type: 'sent' })
  expect(asked.filter(({ call }) => call.startsWith('PUT')).at(-1)?.body).toMatchObject({
    ...body,
    cause: 'confused',
    question: 'mas',
    other: 'mais',
  })
})
