import { finished } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ERROR_MESSAGES, problem } from '../../shared/errors.ts'
import { networkOf } from './address.ts'
import { sendProblem } from './on-error.ts'

/** Half a second of work on a small machine; one address may have half of it. */
const MOST = { most: 1000, mostOfOne: 500 }

interface Stays {
  readonly stays?: boolean
}

/** Refuses calls above the limit: an endless queue answers everybody late. Counts from the last byte. */
export function refuseCrowds(app: FastifyInstance, { most, mostOfOne } = MOST): void {
  const underWay = new Map<string, number>()
  let all = 0
  const isFull = (address: string) => all >= most || (underWay.get(address) ?? 0) >= mostOfOne
  const count = (address: string, change: 1 | -1) => {
    all += change
    const left = (underWay.get(address) ?? 0) + change
    if (left > 0) underWay.set(address, left)
    else underWay.delete(address)
  }

  app.addHook('onRequest', ({ url, ip }, reply, done) => {
    if (url.startsWith('/api/') && isFull(networkOf(ip))) return void refuse(reply)
    done()
  })
  app.addHook('preValidation', ({ url, ip, routeOptions }, reply, done) => {
    if (!url.startsWith('/api/') || (routeOptions.config as Stays).stays) return done()
    const address = networkOf(ip)
    if (isFull(address)) return void refuse(reply)
    count(address, 1)
    // This also runs when the caller leaves before the answer.
    finished(reply.raw, () => count(address, -1))
    done()
  })
}

const refuse = (reply: FastifyReply) => sendProblem(reply, problem('unavailable', ERROR_MESSAGES.unavailable))
