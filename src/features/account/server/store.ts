import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { Db } from '../../../server/db.ts'
import type { StudentId } from '../../../shared/ids.ts'
import type { Me } from '../contract.ts'
import type { StudentTable } from './table.ts'

type Known = Pick<StudentTable, 'user_id' | 'name' | 'email' | 'time_zone'>

/** Adds the student or brings what is known up to date. */
export async function saveStudent(db: Db, student: Known): Promise<void> {
  await db
    .insertInto('student')
    .values(student)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ name: student.name, email: student.email, time_zone: student.time_zone }),
    )
    .execute()
}

/** The student's career and active subjects, in one query. */
export async function findChoices(db: Db, student: StudentId) {
  const { rows } = await sql<Pick<Static<typeof Me>, 'career_id' | 'career_name' | 'subject_ids'>>`
    select career.id as career_id, career.name as career_name,
      coalesce((select json_agg(subject_id order by subject_id) from user_subject where user_id = me.user_id and active), '[]') as subject_ids
    from (select ${student}::text as user_id) me
    left join user_career on user_career.user_id = me.user_id
    left join career on career.id = user_career.career_id`.execute(db)
  return rows[0] ?? { career_id: null, career_name: null, subject_ids: [] }
}
