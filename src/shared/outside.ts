/** A Firebase project as its SDK wants it. */
export interface FirebaseSettings {
  apiKey: string
  authDomain: string
  projectId: string
  /** `host:port` of the emulator in Firebase's place. */
  emulatorHost?: string
}

/** What the web app is told, where its own server would tell a session or a token, when the identity is outside. */
export interface OutsideSettings {
  firebase?: FirebaseSettings
  /** Where the bearer token of who is signed in is told (spec §7). */
  tokenSyncUrl?: string
}

/** The header of an embedded identity's token that names the same address. */
export const TOKEN_SYNC = 'X-Token-Sync'
