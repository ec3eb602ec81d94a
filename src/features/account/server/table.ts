import type { Generated } from 'kysely'

/** A person who studies; `user_id` is the identity provider's id. */
export interface StudentTable {
  user_id: string
  name: string
  email: string
  time_zone: string
  created_at: Generated<Date>
}

declare module '../../../server/db.ts' {
  interface Tables {
    student: StudentTable
  }
}
