import type { HeldToken } from '../token.ts'

/** An identity that replaces our own server's. Throws `ApiError`, with messages in Portuguese. */
export interface OutsideIdentity {
  /** Returns null for a visitor; `renew` asks for a new token. */
  token(renew: boolean): Promise<HeldToken | null>
  /** Answers like the embedded identity's call at `path`. */
  post(path: string, body: object): Promise<unknown>
  readonly account: OutsideAccount
}

export interface OutsideAccount {
  hasPassword(): boolean
  rename(name: string): Promise<void>
  changePassword(passwords: { current: string; next: string }): Promise<void>
  /** Confirms the student by the password or, without one, in Google's window. */
  confirm(password: string | undefined): Promise<void>
  remove(): Promise<void>
}
