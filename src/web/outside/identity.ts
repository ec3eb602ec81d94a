import type { HeldToken } from '../token.ts'

/** An identity outside, in place of our own server's. It throws `ApiError`, with messages in Portuguese. */
export interface OutsideIdentity {
  /** A token that is good now, or null for a visitor; `renew`: not one that was given before. */
  token(renew: boolean): Promise<HeldToken | null>
  /** Does what the own identity's call at `path` does, and answers as that does. */
  post(path: string, body: object): Promise<unknown>
  readonly account: OutsideAccount
}

/** What a student changes of an account where it is kept. */
export interface OutsideAccount {
  hasPassword(): boolean
  rename(name: string): Promise<void>
  changePassword(passwords: { current: string; next: string }): Promise<void>
  /** Has the student prove once more who he or she is: by the password or, without one, in Google's window. */
  confirm(password: string | undefined): Promise<void>
  /** Deletes the account, which must just have been confirmed. */
  remove(): Promise<void>
}
