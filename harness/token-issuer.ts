import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import Provider from 'oidc-provider'

/** A real OpenID provider in this process whose clients get tokens for an API. */
export interface TokenIssuer {
  readonly issuer: string
  /** Its discovery and key requests so far. */
  readonly requested: string[]
  /** A token for the API, whose `sub` is the client. */
  tokenOf(client: string, options?: { resource?: string }): Promise<string>
  /** Starts signing with a new key; the old one is published no more. */
  rotate(): Promise<void>
  /** Stops and starts answering, on the same port. */
  down(): Promise<void>
  up(): Promise<void>
}

const LIFE_SECONDS = 600
const SECRET = 'a secret of the tests'

/** JWT access tokens for `audience`, signed by `alg`, for these clients and with these claims. */
export async function openTokenIssuer(
  audience: string,
  {
    clients = ['ana', 'bia'],
    alg = 'RS256' as 'RS256' | 'ES256',
    claims = () => ({}) as Record<string, unknown>,
  } = {},
): Promise<TokenIssuer> {
  const asked: string[] = []
  const server = createServer()
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  const issuer = `http://localhost:${port}`
  const rotate = async () => {
    const provider = providerOf(issuer, { audience, clients, alg, claims, key: await newKey(alg) })
    server.removeAllListeners('request')
    server.on('request', ({ url }) => url?.includes('token') || asked.push(url ?? ''))
    server.on('request', provider.callback())
  }
  await rotate()
  return {
    issuer,
    requested: asked,
    rotate,
    tokenOf: async (client, { resource = audience } = {}) => {
      const answer = await fetch(`${issuer}/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${client}:${encodeURIComponent(SECRET)}`)}` },
        body: new URLSearchParams({ grant_type: 'client_credentials', resource }),
      })
      if (!answer.ok) throw new Error(await answer.text())
      return ((await answer.json()) as { access_token: string }).access_token
    },
    down: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
    up: async () => {
      await listen(port)
    },
  }
}

async function newKey(alg: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true })
  return { ...(await exportJWK(privateKey)), alg, use: 'sig', kid: crypto.randomUUID() }
}

interface Wanted {
  readonly audience: string
  readonly clients: readonly string[]
  readonly alg: 'RS256' | 'ES256'
  readonly key: JWK
  readonly claims: () => Record<string, unknown>
}

function providerOf(issuer: string, { audience, clients, alg, key, claims }: Wanted): Provider {
  return new Provider(issuer, {
    clients: clients.map((client_id) => ({
      client_id,
      client_secret: SECRET,
      grant_types: ['client_credentials'],
      redirect_uris: [],
      response_types: [],
      ...(alg === 'ES256' ? { id_token_signed_response_alg: alg } : {}),
    })),
    jwks: { keys: [key] as never },
    ttl: { ClientCredentials: LIFE_SECONDS },
    extraTokenClaims: () => claims() as Record<string, never>,
    cookies: { keys: ['only for the tests'] },
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        getResourceServerInfo: (_context, resource) => ({
          scope: 'api',
          audience: resource,
          accessTokenFormat: 'jwt',
          accessTokenTTL: LIFE_SECONDS,
          jwt: { sign: { alg } },
        }),
      },
    },
  })
}
