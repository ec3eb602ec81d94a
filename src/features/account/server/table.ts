import type { Generated } from 'kysely'

/** A person who studies; `user_id` is the identity provider's id. */
export interface StudentTable {
  user_id: string
  name: string
  email: string
  time_zone: string
  time_zone_chosen: Generated<boolean>
  created_at: Generated<Date>
}

/** Of the embedded identity's own tables, what this feature reads or changes beside it. */
interface IdentityTables {
  readonly user: { id: string; name: string; email: string; updatedAt: Date }
  readonly session: { id: string; userId: string; userAgent: string | null; expiresAt: Date; updatedAt: Date }
  readonly account: { userId: string; providerId: string; password: string | null; updatedAt: Date }
}

/** A student or session whose tokens no longer count. */
interface EndedAccessTable {
  id: string
  kind: 'student' | 'session'
  ended_at: Date
}

declare module '../../../server/db.ts' {
  interface Tables {
    user: IdentityTables['user']
    session: IdentityTables['session']
    account: IdentityTables['account']
    student: StudentTable
    ended_access: EndedAccessTable
  }
}
