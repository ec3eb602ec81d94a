import type { OutsideSettings } from '../shared/outside.ts'
import type { Config } from './config.ts'
import type { FirebaseConfig, IdentityConfig } from './identity-config.ts'

/** By directive, such as `connect-src`: what a page's content policy lets in beside the installation itself. */
export type OutsideSources = Readonly<Record<string, readonly string[]>>

type Outside = Pick<IdentityConfig, 'firebase' | 'tokenSyncUrl'> & Partial<Pick<Config, 'payment'>>

/** The sources of the services outside that are configured, and no others. */
export function outsideSources({ firebase, tokenSyncUrl, payment }: Outside): OutsideSources {
  const sources: Record<string, string[]> = {}
  for (const service of [firebase && sourcesOf(firebase), syncSources(tokenSyncUrl), paymentSources(payment)])
    for (const [directive, added] of Object.entries(service ?? {}))
      sources[directive] = [...(sources[directive] ?? []), ...added]
  return sources
}

const syncSources = (url: string | undefined): OutsideSources => (url ? { 'connect-src': [new URL(url).origin] } : {})

/** The payment's script asks, and frames, what is at its own address. */
function paymentSources(payment: Config['payment']): OutsideSources {
  if (!payment) return {}
  const { origin } = new URL(payment.scriptUrl)
  return { 'script-src': [origin], 'connect-src': [origin], 'frame-src': [origin] }
}

/** The SDK's script for the popup comes from Google; what it frames, and asks, from the project or from its emulator. */
function sourcesOf({ authDomain, emulatorHost }: FirebaseConfig): OutsideSources {
  const script = { 'script-src': ['https://apis.google.com'] }
  if (emulatorHost) {
    const emulator = `http://${emulatorHost}`
    return { ...script, 'connect-src': [emulator], 'frame-src': [emulator] }
  }
  return {
    ...script,
    'connect-src': ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    'frame-src': [`https://${authDomain}`],
  }
}

/** What the web app is told of them. */
export const outsideSettings = ({ firebase, tokenSyncUrl }: Outside): OutsideSettings => ({
  ...(firebase ? { firebase: settingsOf(firebase) } : {}),
  ...(tokenSyncUrl ? { tokenSyncUrl } : {}),
})

const settingsOf = ({ apiKey, authDomain, projectId, emulatorHost }: FirebaseConfig) => ({
  apiKey,
  authDomain,
  projectId,
  ...(emulatorHost ? { emulatorHost } : {}),
})
