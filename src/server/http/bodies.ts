import type { Readable } from 'node:stream'
import { ERROR_MESSAGES, problem } from '../../shared/errors.ts'
import { Refusal } from './on-error.ts'

const MIB = 1024 * 1024

export const BODY_LIMITS = {
  /** Four of the largest bodies, or 64 usual ones; one address has a quarter of it. */
  bytes: 64 * MIB,
  bytesOfOne: 16 * MIB,
  bodiesOfOne: 1000,
  /** After `patienceMs` a body must arrive at this speed, which a weak phone manages. */
  patienceMs: 10_000,
  bytesPerSecond: 4096,
} as const

type BodyLimits = { readonly [Name in keyof typeof BODY_LIMITS]: number }

interface Most {
  readonly bytes: number
  readonly tooLarge: () => Refusal
}

interface Body {
  readonly address: string
  readonly beganAt: number
  readonly chunks: Buffer[]
  bytes: number
  giveUp(refusal: Refusal): void
}

const LOOK_MS = 1000

const cannotWait = () => new Refusal(problem('unavailable', ERROR_MESSAGES.unavailable))
const unreadable = () => new Refusal(problem('bad_request', ERROR_MESSAGES.bad_request))

/** Drops the largest or oldest of too many bodies: an honest one is small and soon there. */
export class Bodies {
  readonly #limits: BodyLimits
  readonly #byAddress = new Map<string, Set<Body>>()
  #bytes = 0
  readonly #clock: NodeJS.Timeout

  constructor(limits: BodyLimits = BODY_LIMITS) {
    this.#limits = limits
    this.#clock = setInterval(() => this.#endSlow(), LOOK_MS).unref()
  }

  /** @throws Refusal: `tooLarge`, 503 when too slow or dropped for others, 400 when its caller leaves */
  receive(payload: Readable, address: string, { bytes: most, tooLarge }: Most): Promise<Buffer> {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    const add = (chunk: Buffer) => {
      body.chunks.push(chunk)
      body.bytes += chunk.length
      this.#bytes += chunk.length
      if (body.bytes > most) body.giveUp(tooLarge())
      else this.#makeRoom(address)
    }
    const end = () => {
      this.#forget(body)
      payload
        .off('data', add)
        .off('end', whole)
        .off('close', left)
        .off('error', left)
        .on('error', () => undefined)
    }
    const whole = () => {
      end()
      resolve(Buffer.concat(body.chunks))
    }
    const left = () => body.giveUp(unreadable())
    const body: Body = {
      address,
      beganAt: performance.now(),
      chunks: [],
      bytes: 0,
      giveUp: (refusal) => {
        end()
        body.chunks.length = 0
        reject(refusal)
      },
    }
    payload.on('data', add).once('end', whole).once('close', left).once('error', left)
    this.#remember(body)
    return promise
  }

  close(): void {
    clearInterval(this.#clock)
  }

  #remember(body: Body): void {
    const others = this.#byAddress.get(body.address)
    if (!others) return void this.#byAddress.set(body.address, new Set([body]))
    others.add(body)
    const [oldest] = others
    if (others.size > this.#limits.bodiesOfOne) oldest?.giveUp(cannotWait())
  }

  #forget(body: Body): void {
    const ofAddress = this.#byAddress.get(body.address)
    if (!ofAddress?.delete(body)) return
    this.#bytes -= body.bytes
    if (ofAddress.size === 0) this.#byAddress.delete(body.address)
  }

  #makeRoom(address: string): void {
    const mine = this.#byAddress.get(address) ?? new Set()
    if (this.#bytes > this.#limits.bytesOfOne && sum(mine) > this.#limits.bytesOfOne) giveUpLargest(mine)
    if (this.#bytes > this.#limits.bytes) giveUpLargest(this.#all())
  }

  #endSlow(): void {
    const { patienceMs, bytesPerSecond } = this.#limits
    for (const body of this.#all()) {
      const ageMs = performance.now() - body.beganAt
      if (ageMs > patienceMs && body.bytes < (ageMs / 1000) * bytesPerSecond) body.giveUp(cannotWait())
    }
  }

  #all(): Body[] {
    return [...this.#byAddress.values()].flatMap((bodies) => [...bodies])
  }
}

function sum(bodies: Iterable<Body>): number {
  let bytes = 0
  for (const body of bodies) bytes += body.bytes
  return bytes
}

function giveUpLargest(bodies: Iterable<Body>): void {
  let largest: Body | undefined
  for (const body of bodies) if (!largest || body.bytes > largest.bytes) largest = body
  largest?.giveUp(cannotWait())
}
