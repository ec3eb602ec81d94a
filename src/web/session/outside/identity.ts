import type { HeldToken } from '../token.ts'

/** It stands in place of our own server's. Throws `ApiError`, with messages in Portuguese. */
export interface OutsideIdentity {
  /** Returns null for a visitor; `renew` asks for one that was not given before. */
  token(renew: boolean): Promise<HeldToken | null>
  /** Answers as the own identity's call at `path` does. */
  post(path: string, body: object): Promise<unknown>
  readonly account: OutsideAccount
}

export interface OutsideAccount {
  hasPassword(): boolean
  rename(name: string): Promise<void>
  changePassword(passwords: { current: string; next: string }): Promise<void>
  /** Proves who it is by the password or, without one, in Google's window. */
  confirm(password: string | undefined): Promise<void>
  /** The account must just have been confirmed. */
  remove(): Promise<void>
}
