export interface FirebaseSettings {
  apiKey: string
  authDomain: string
  projectId: string
  emulatorHost?: string
}

/** Sent to the web instead of a session or a token, where an outside service holds the accounts. */
export interface OutsideSettings {
  firebase?: FirebaseSettings
  tokenSyncUrl?: string
}

/** This header of an embedded identity's token names the same address. */
export const TOKEN_SYNC = 'X-Token-Sync'
