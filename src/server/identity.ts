import type { FastifyBaseLogger } from 'fastify'
import type { JSONWebKeySet } from 'jose'
import type { Config } from './config.ts'
import type { Db } from './db.ts'
import type { Call } from './feature.ts'
import type { MailQueue } from './mail-queue.ts'

export interface IdentityKernel {
  readonly config: Pick<Config, 'baseUrl' | 'port' | 'google'>
  readonly secret: string
  readonly db: Db
  readonly mail: MailQueue
  readonly after: Call['after']
  readonly log: FastifyBaseLogger
}

/** What an identity provider does: accounts, sessions in an HttpOnly cookie, short-lived bearer tokens (spec §1, §6). */
export interface Provider {
  /** Serves a request below `/api/auth`. */
  handle(request: Request): Promise<Response>
  /** The public keys that tokens are checked with. */
  publicKeys(): Promise<JSONWebKeySet>
}

export interface Identity extends Provider {
  /** The public address that tokens name as their issuer and audience. */
  readonly issuer: string
  /** Loads the provider, if no call has yet. */
  load(): Promise<unknown>
}

/** The identity, whose provider is the largest thing that the server reads: the start does not wait for it. */
export function openIdentity(kernel: IdentityKernel): Identity {
  const issuer = kernel.config.baseUrl ?? `http://localhost:${kernel.config.port}`
  let loading: Promise<Provider> | undefined
  const load = () => {
    loading ??= import('./identity-provider.ts').then(({ openProvider }) => openProvider(kernel, issuer))
    return loading
  }
  return {
    issuer,
    load,
    handle: async (request) => (await load()).handle(request),
    publicKeys: async () => (await load()).publicKeys(),
  }
}
