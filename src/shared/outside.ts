export interface FirebaseSettings {
  apiKey: string
  authDomain: string
  projectId: string
  emulatorHost?: string
}

/** Where accounts are kept outside, the web is told this instead of a session or a token. */
export interface OutsideSettings {
  firebase?: FirebaseSettings
  tokenSyncUrl?: string
}

/** An embedded identity's token names the same address by this header. */
export const TOKEN_SYNC = 'X-Token-Sync'
