import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** Stands in for Google; its own login page takes any name and password. */
export interface OpenIdProvider {
  readonly clientId: string
  readonly clientSecret: string
  readonly discoveryUrl: string
  close(): Promise<void>
}

export interface AccountClaims {
  readonly email: string
  readonly email_verified: boolean
}

const asGoogle = (id: string): AccountClaims => ({ email: `${id}@gmail.com`, email_verified: true })

/** Account `name` has the verified e-mail `name@gmail.com` unless told; browsers return to `appUrl`. */
export async function openOpenIdProvider(
  appUrl: string,
  claimsOf: (id: string) => AccountClaims = asGoogle,
): Promise<OpenIdProvider> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const client = { clientId: 'posse', clientSecret: 'a secret of the tests' }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${appUrl}/api/auth/callback/google`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['only for the tests'] },
    conformIdTokenClaims: false,
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, name: id, ...claimsOf(id) }),
    }),
  })
  server.on('request', provider.callback())
  return {
    ...client,
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
