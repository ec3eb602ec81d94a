import { type Db, statement } from '../../../server/database/db.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { chosenCareerName } from '../../careers/server/table.ts'
import type { Overview } from '../contract.ts'

type About = Pick<Overview, 'career_name' | 'subjects_count'>

const find = statement<About>(`
  select ${chosenCareerName('$1')} as career_name,
    (select count(*) from user_subject where user_id = $1 and active) as subjects_count`)

export async function findAbout(db: Db, student: StudentId): Promise<About> {
  const [found] = await find(db, [student])
  if (!found) throw new Error('A select without a table answers one row.')
  return found
}
