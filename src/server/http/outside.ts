import type { OutsideSettings } from '../../shared/outside.ts'
import type { FirebaseConfig, IdentityConfig } from '../identity/identity-config.ts'
import type { Config } from '../operation/config.ts'

/** Sources by directive, such as `connect-src`, that a page's policy allows beside this server. */
export type OutsideSources = Readonly<Record<string, readonly string[]>>

type Outside = Pick<IdentityConfig, 'firebase' | 'tokenSyncUrl'> & Partial<Pick<Config, 'payment'>>

export function outsideSources({ firebase, tokenSyncUrl, payment }: Outside): OutsideSources {
  const sources: Record<string, string[]> = {}
  for (const service of [firebase && sourcesOf(firebase), syncSources(tokenSyncUrl), paymentSources(payment)])
    for (const [directive, added] of Object.entries(service ?? {}))
      sources[directive] = [...(sources[directive] ?? []), ...added]
  return sources
}

const syncSources = (url: string | undefined): OutsideSources =>
  url ? { 'connect-src': [new URL(url).origin] } : {}

function paymentSources(payment: Config['payment']): OutsideSources {
  if (!payment) return {}
  const { origin } = new URL(payment.scriptUrl)
  return { 'script-src': [origin], 'connect-src': [origin], 'frame-src': [origin] }
}

/** The popup's script comes from Google; the SDK frames and asks the project, or its emulator. */
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
