import type { FastifyInstance } from 'fastify'
import { TOKEN_SYNC } from '../../shared/outside.ts'
import { outsideSettings } from '../http/outside.ts'
import type { Config } from '../operation/config.ts'
import { openDeviceCookie } from './device-cookie.ts'
import { type Identity, openIdentity } from './identity.ts'
import type { IdentityConfig } from './identity-config.ts'
import { limitIdentity } from './identity-limits.ts'
import type { IdentityKernel } from './identity-provider.ts'
import { serveIdentity } from './identity-routes.ts'
import { embeddedIssuer, firebaseIssuer, type Issuer, openIdIssuer } from './issuers.ts'

/** Loading the identity at once would make the first visitor wait. */
const IDENTITY_DELAY_MS = 300

interface Kernel extends IdentityKernel {
  readonly config: IdentityKernel['config'] & IdentityConfig & Pick<Config, 'signUpsPerHour'>
}

export function openIdentities(app: FastifyInstance, kernel: Kernel): Issuer[] {
  const { firebase, oidc } = kernel.config
  const others = oidc ? [openIdIssuer(oidc)] : []
  if (firebase?.emulatorHost)
    app.log.warn(
      { host: firebase.emulatorHost },
      'anyone can write a token: the Firebase emulator is for tests only',
    )
  if (firebase) {
    tellOutside(app, kernel.config)
    return [firebaseIssuer(firebase), ...others]
  }
  const identity = openIdentity(kernel)
  tellTokenSync(app, kernel.config)
  app.addHook('onListen', async () => void setTimeout(identity.load, IDENTITY_DELAY_MS).unref())
  serveIdentity(app, { identity, limits: limitsOf(identity, kernel), after: kernel.after })
  return [embeddedIssuer(identity.issuer, identity.publicKeys), ...others]
}

function limitsOf({ issuer }: Identity, { config, secret, db, attempts }: Kernel) {
  const device = openDeviceCookie(secret, issuer.startsWith('https:'))
  return limitIdentity({ db, attempts, device, signUpsPerHour: config.signUpsPerHour })
}

/** Tells the page which outside service holds the accounts, in place of a session or a token. */
function tellOutside(app: FastifyInstance, config: IdentityConfig): void {
  const outside = outsideSettings(config)
  // Firebase's sign-in with Google needs access to its popup window.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
  })
  for (const path of ['get-session', 'token'])
    app.get(`/api/auth/${path}`, { schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ outside }),
    )
}

function tellTokenSync(app: FastifyInstance, { tokenSyncUrl }: IdentityConfig): void {
  if (!tokenSyncUrl) return
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url === '/api/auth/token') reply.header(TOKEN_SYNC, tokenSyncUrl)
  })
}
