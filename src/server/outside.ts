import type { OutsideSettings } from '../shared/outside.ts'
import type { FirebaseConfig, IdentityConfig } from './identity-config.ts'

/** By directive, such as `connect-src`: what a page's content policy lets in beside the installation itself. */
export type OutsideSources = Readonly<Record<string, readonly string[]>>

type Outside = Pick<IdentityConfig, 'firebase' | 'tokenSyncUrl'>

/** The sources of the services outside that are configured, and no others. */
export function outsideSources({ firebase, tokenSyncUrl }: Outside): OutsideSources {
  const { connect, ...rest } = firebase ? sourcesOf(firebase) : { connect: [] }
  const all = tokenSyncUrl ? [...connect, new URL(tokenSyncUrl).origin] : connect
  return { ...rest, ...(all.length > 0 ? { 'connect-src': all } : {}) }
}

/** The SDK's script for the popup comes from Google; what it frames, and asks, from the project or from its emulator. */
function sourcesOf({ authDomain, emulatorHost }: FirebaseConfig) {
  const script = { 'script-src': ['https://apis.google.com'] }
  if (emulatorHost) {
    const emulator = `http://${emulatorHost}`
    return { ...script, connect: [emulator], 'frame-src': [emulator] }
  }
  return {
    ...script,
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
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
