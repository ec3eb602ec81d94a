import type { Generated } from 'kysely'

/** `user_id` is the identity provider's id. */
export interface StudentTable {
  user_id: string
  name: string
  email: string
  time_zone: string
  time_zone_chosen: Generated<boolean>
  created_at: Generated<Date>
}

/** The embedded identity owns these tables; this feature uses only these columns. */
interface IdentityTables {
  readonly user: { id: string; name: string; email: string; emailVerified: boolean; updatedAt: Date }
  readonly session: {
    id: string
    userId: string
    userAgent: string | null
    expiresAt: Date
    updatedAt: Date
  }
  readonly account: {
    id: string
    userId: string
    providerId: string
    accountId: string
    password: string | null
    createdAt: Date
    updatedAt: Date
  }
  /** Short-lived one-time things such as mailed links; `value` is the student's id. */
  readonly verification: { id: string; identifier: string; value: string; expiresAt: Date }
}

interface EndedAccessTable {
  id: string
  kind: 'student' | 'session'
  ended_at: Date
}

declare module '../../../server/database/db.ts' {
  interface Tables {
    user: IdentityTables['user']
    session: IdentityTables['session']
    account: IdentityTables['account']
    verification: IdentityTables['verification']
    student: StudentTable
    ended_access: EndedAccessTable
  }
}
