import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { CROWDED, problem } from '../../shared/errors.ts'
import { sendProblem } from './on-error.ts'

const MIB = 1024 * 1024

/** Limits of large bodies that are received and not answered yet; `ofOne` is per student. */
export const HELD_LIMITS = { bytes: 64 * MIB, ofOne: 16 * MIB } as const

/** Bodies up to this size are not counted: there are never enough of them to matter. */
const SMALL = 64 * 1024

interface Large {
  readonly isHeld?: boolean
}

/** An upload counts until it is answered or its caller leaves, however long it waits for its turn. */
export function limitHeldBytes(app: FastifyInstance, limits: { bytes: number; ofOne: number } = HELD_LIMITS) {
  const held = new Map<string, number>()
  let all = 0
  const add = (student: string, bytes: number) => {
    all += bytes
    const left = (held.get(student) ?? 0) + bytes
    if (left > 0) held.set(student, left)
    else held.delete(student)
  }
  app.decorateRequest('bodyBytes', 0)
  app.addHook('preValidation', ({ routeOptions, caller, bodyBytes }, reply, done) => {
    if (!((routeOptions.config as Large).isHeld && caller) || bodyBytes <= SMALL) return done()
    const { student } = caller
    if (all + bodyBytes > limits.bytes || (held.get(student) ?? 0) + bodyBytes > limits.ofOne)
      return void sendProblem(reply, problem('unavailable', CROWDED))
    add(student, bodyBytes)
    finished(reply.raw, () => add(student, -bodyBytes))
    done()
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    bodyBytes: number
  }
}
