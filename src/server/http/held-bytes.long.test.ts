import fastify, { type FastifyRequest } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { StudentId } from '../../shared/ids.ts'
import type { Caller } from '../identity/session.ts'
import { HELD_LIMITS } from './held-bytes.ts'
import { onError } from './on-error.ts'
import { readBodies } from './request-body.ts'

const MIB = 1024 * 1024
let app: ReturnType<typeof fastify>
let answers: (() => void)[]

beforeEach(() => {
  answers = []
  app = fastify()
  onError(app)
  app.decorateRequest('caller', null)
  readBodies(app)
  app.post(
    '/files',
    {
      config: { isHeld: true, bodyLimit: { bytes: 20 * MIB, message: 'é grande demais' } },
      onRequest: async (request: FastifyRequest) => {
        request.caller = { student: request.headers.student as StudentId } as Caller
      },
    },
    () => new Promise((resolve) => answers.push(() => resolve('read'))),
  )
})
afterEach(() => app.close())

const upload = (student: string, bytes: number) => {
  const payload = `"${'x'.repeat(bytes - 2)}"`
  const headers = { student, 'content-type': 'application/json' }
  return app.inject({ method: 'POST', url: '/files', headers, payload, remoteAddress: '10.0.0.1' })
}
const waiting = (count: number) => vi.waitFor(() => expect(answers).toHaveLength(count))

it('a student’s uploads share one limit until they are answered', async () => {
  const first = upload('ana', 10 * MIB)
  await waiting(1)
  const second = await upload('ana', 10 * MIB)
  expect([second.statusCode, second.headers['retry-after']]).toEqual([503, '5'])
  expect(second.json().message).toMatch(/\p{L}{3}.*\.$/u)
  answers[0]?.()
  expect((await first).statusCode).toBe(200)
  const third = upload('ana', 10 * MIB)
  await waiting(2)
  answers[1]?.()
  expect((await third).statusCode).toBe(200)
})

it('all students’ uploads share one limit, and small ones still pass', async () => {
  const size = 15 * MIB
  const first = Math.floor(HELD_LIMITS.bytes / size)
  const held: ReturnType<typeof upload>[] = []
  for (let nth = 0; nth < first; nth++) {
    held.push(upload(`student ${nth}`, size))
    await waiting(nth + 1)
  }
  expect((await upload('one more', size)).statusCode).toBe(503)
  const small = upload('small', 1000)
  await waiting(first + 1)
  for (const answer of answers) answer()
  expect((await Promise.all([...held, small])).every(({ statusCode }) => statusCode === 200)).toBe(true)
})
