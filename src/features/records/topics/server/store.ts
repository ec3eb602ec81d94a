import { type Db, statement } from '../../../../server/database/db.ts'
import type { StudentId } from '../../../../shared/ids.ts'
import { type CountedTopic, LIMITS } from '../contract.ts'

const findTopics = statement<CountedTopic>(`
  select subject_id, topic, count(*) as records from (
    select subject_id, topic, created_at from study_record
    where user_id = $1 and ativo = 1
    order by created_at desc, id desc limit ${LIMITS.records}
  ) record
  where topic is not null
  group by subject_id, topic
  order by max(created_at) desc, topic`)

export const listTopics = (db: Db, student: StudentId): Promise<CountedTopic[]> => findTopics(db, [student])
