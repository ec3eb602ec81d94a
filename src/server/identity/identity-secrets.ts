import { type KyselyDatabaseType, kyselyAdapter } from '@better-auth/kysely-adapter'
import { APIError } from 'better-auth'
import type { DBAdapter, Where } from 'better-auth/adapters'
import type { Db } from '../database/db.ts'
import { digest } from './identity-paths.ts'

type Options = Parameters<ReturnType<typeof kyselyAdapter>>[0]
const POSTGRES: KyselyDatabaseType = 'postgres'

export const identityDatabase = (db: Db) => (options: Options) =>
  withDigests(kyselyAdapter(db, { type: POSTGRES })(options))

interface AdapterQuery {
  readonly model: string
  readonly where?: Where[] | undefined
  readonly data?: object
  readonly update?: object
}

function withDigests(adapter: DBAdapter): DBAdapter {
  return {
    ...adapter,
    create: async <T extends object, R = T>(call: Parameters<typeof adapter.create<T, R>>[0]) =>
      withPlainToken(call, await adapter.create<T, R>(withHashedToken(call)).catch(unlessGone)),
    findOne: async (call) => withPlainToken(call, await adapter.findOne(withHashedToken(call))),
    findMany: (call) => adapter.findMany(withHashedToken(call)),
    count: (call) => adapter.count(withHashedToken(call)),
    update: async (call) => withPlainToken(call, await adapter.update(withHashedToken(call))),
    updateMany: (call) => adapter.updateMany(withHashedToken(call)),
    delete: (call) => adapter.delete(withHashedToken(call)),
    deleteMany: (call) => adapter.deleteMany(withHashedToken(call)),
    consumeOne: (call) => adapter.consumeOne(withHashedToken(call)),
    incrementOne: (call) => adapter.incrementOne(withHashedToken(call)),
    transaction: (callback) => callback(withDigests(adapter)),
  }
}

const isToken = ({ field, value }: Where) => field === 'token' && typeof value === 'string'

function tokenIn({ where, data }: AdapterQuery): string | undefined {
  const { token } = (data ?? {}) as { token?: unknown }
  const named = typeof token === 'string' ? token : where?.find(isToken)?.value
  return typeof named === 'string' ? named : undefined
}

function withHashedToken<Call extends AdapterQuery>(call: Call): Call {
  const token = call.model === 'session' ? tokenIn(call) : undefined
  if (token === undefined) return call
  const where = call.where?.map((one) => (isToken(one) ? { ...one, value: digest(token) } : one))
  const data = call.data && { ...call.data, token: digest(token) }
  return { ...call, ...(where && { where }), ...(data && { data }) }
}

/** The provider makes the cookie of the token that the call named, so the row gets it back in plain text. */
function withPlainToken<Row>(call: AdapterQuery, row: Row): Row {
  const token = call.model === 'session' ? tokenIn(call) : undefined
  return token !== undefined && row ? { ...row, token } : row
}

const FOREIGN_KEY_VIOLATION = '23503'

/** The account was deleted at the same moment, so nobody can sign in. */
function unlessGone(error: Error & { code?: unknown }): never {
  if (error.code !== FOREIGN_KEY_VIOLATION) throw error
  throw new APIError('UNAUTHORIZED', { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'The account is gone.' })
}
