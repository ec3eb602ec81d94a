import { AsyncLocalStorage } from 'node:async_hooks'
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { ERROR_MESSAGES, problem } from '../../shared/errors.ts'
import { Refusal } from '../http/on-error.ts'
import { takeTurns, type Waiter } from './turns.ts'

/** OWASP's first choice: Argon2id, 19 MiB (in KiB), 2 passes. Each hash names its cost, so this may rise. */
export const COST = { memory: 19_456, passes: 2, parallelism: 1 }

/** The cost of new hashes. Only tests change it, to a cheaper one. */
export const hashing = { cost: COST }
const SALT_BYTES = 16
const HASH_BYTES = 32
const HASH = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{22,64})\$([\w+/]{43,86})$/

/** Node has four threads for blocking work; hashes leave some to others. Addresses take turns. */
export const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1))
const takeTurn = takeTurns({
  atOnce: AT_ONCE,
  room: { waiting: 100, full: () => new Refusal(problem('unavailable', ERROR_MESSAGES.unavailable)) },
})

interface Working extends Waiter {
  right?: string
}

/** Carries the matched hash past the identity's package, which does not. */
const working = new AsyncLocalStorage<Working>()
const NOBODY: Waiter = { place: '', account: '' }

export const hashingFor = <Result>(who: Waiter, work: () => Promise<Result>): Promise<Result> =>
  working.run({ ...who }, work)

/** Returns the hash that a password matched in this work; another one may have replaced it since. */
export const rightHash = (): string | undefined => working.getStore()?.right

const inTurn = <Result>(work: () => Promise<Result>) => takeTurn(working.getStore() ?? NOBODY, work)

const derive = promisify(argon2)

interface Made {
  readonly password: string
  readonly salt: Uint8Array
  readonly bytes: number
  readonly cost: typeof COST
}

// Normalises the password: two ways of typing that look alike are the same.
const made = ({ password, salt, bytes, cost }: Made) =>
  inTurn(() =>
    derive('argon2id', { message: password.normalize('NFKC'), nonce: salt, tagLength: bytes, ...cost }),
  )

/** @throws Refusal (503) when too many wait for their hash, which is in PHC's form */
export async function hashPassword(password: string): Promise<string> {
  const { cost } = hashing
  const salt = randomBytes(SALT_BYTES)
  const hash = await made({ password, salt, bytes: HASH_BYTES, cost })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`
}

interface StoredPassword {
  readonly hash: string
  readonly password: string
}

/** @throws Refusal (503) when too many wait; an unreadable hash belongs to no password */
export async function verifyPassword(stored: StoredPassword): Promise<boolean> {
  const isRight = await isPasswordOf(stored)
  const work = working.getStore()
  if (isRight && work) work.right = stored.hash
  return isRight
}

async function isPasswordOf({ hash, password }: StoredPassword): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', made64 = ''] = HASH.exec(hash) ?? []
  if (!made64) return isOldPassword({ hash, password })
  const expected = Buffer.from(made64, 'base64')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const actual = await made({ password, salt: Buffer.from(salt, 'base64'), bytes: expected.length, cost })
  return timingSafeEqual(actual, expected)
}

/** Older accounts have the scrypt hashes that the embedded identity makes by itself. */
async function isOldPassword(stored: StoredPassword): Promise<boolean> {
  if (!/^[\da-f]+:[\da-f]+$/.test(stored.hash)) return false
  const old = await import('better-auth/crypto')
  return inTurn(() => old.verifyPassword(stored))
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
