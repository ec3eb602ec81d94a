import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { ERROR_MESSAGES, problem } from '../shared/errors.ts'
import { Refusal } from './on-error.ts'
import { takeTurns } from './turns.ts'

/** OWASP's first choice: Argon2id with 19 MiB (in KiB) and 2 passes. Each hash names what it was made with, so they may rise. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const SALT_BYTES = 16
const HASH_BYTES = 32
const HASH = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{22,64})\$([\w+/]{43,86})$/

/**
 * Node has four threads for what blocks, and the hashes leave some to the others: many who sign in at once wait for each
 * other, not everybody for them. Whoever would wait longer than a few seconds is told to come back.
 */
export const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1))
const WAITING = 100
const inTurn = takeTurns(AT_ONCE, WAITING, () => new Refusal(problem('unavailable', ERROR_MESSAGES.unavailable)))

const derive = promisify(argon2)

interface Made {
  readonly password: string
  readonly salt: Uint8Array
  readonly bytes: number
  readonly cost: { readonly memory: number; readonly passes: number; readonly parallelism: number }
}

// One password may be typed in two ways that look alike: both are the same password.
const made = ({ password, salt, bytes, cost }: Made) =>
  inTurn(() => derive('argon2id', { message: password.normalize('NFKC'), nonce: salt, tagLength: bytes, ...cost }))

/**
 * The hash to keep of a password, in PHC's form.
 * @throws Refusal (503) when too many wait for theirs
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await made({ password, salt, bytes: HASH_BYTES, cost: COST })
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`
}

/**
 * Whether the password is the one that the hash was kept of; a hash that cannot be read belongs to no password.
 * @throws Refusal (503) when too many wait for theirs
 */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', kept = ''] = HASH.exec(hash) ?? []
  if (!kept) return isOldPassword({ hash, password })
  const expected = Buffer.from(kept, 'base64')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const actual = await made({ password, salt: Buffer.from(salt, 'base64'), bytes: expected.length, cost })
  return timingSafeEqual(actual, expected)
}

/** Hashes by scrypt, which the embedded identity makes by itself, from before this file. */
async function isOldPassword(kept: { hash: string; password: string }): Promise<boolean> {
  if (!/^[\da-f]+:[\da-f]+$/.test(kept.hash)) return false
  const old = await import('better-auth/crypto')
  return inTurn(() => old.verifyPassword(kept))
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
