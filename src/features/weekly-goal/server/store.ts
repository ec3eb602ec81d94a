import { type Db, statement } from '../../../server/database/db.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { examsOf, freeDaysOf } from '../../consistency/server/table.ts'
import type { Span, WeekdaysSince } from '../../schedule/planned/rules.ts'
import { plansOf } from '../../schedule/planned/server/table.ts'
import { type Aimed, MESSAGES, type SavedGoal } from '../contract.ts'
import { type Aims, type Goal, isNone } from '../rules.ts'

interface Found extends Omit<SavedGoal, 'week' | 'day' | 'planned' | 'free' | 'usual'> {
  readonly plans: readonly WeekdaysSince[]
  readonly rests: readonly Span[]
}

const find = statement<Found>(`
  select
    (select minutes from weekly_goal where user_id = $1) as minutes,
    (select questions from weekly_goal where user_id = $1) as questions,
    (
      select coalesce(json_agg(json_build_object('subject_id', aim.subject_id, 'name', coalesce(subject.name, $2),
        'minutes', aim.minutes, 'questions', aim.questions) order by subject.name, aim.subject_id), '[]')
      from weekly_goal_subject aim
      join user_subject studied on studied.user_id = $1 and studied.subject_id = aim.subject_id and studied.active
      left join subject on subject.id = aim.subject_id
      where aim.user_id = $1
    ) as subjects,
    ${plansOf('$1')} as plans, ${freeDaysOf('$1')} as rests, ${examsOf('$1')} as exams`)

/** Reads the goal and the plan in one statement, so that both are of one moment. */
export async function findGoal(db: Db, student: StudentId): Promise<Found> {
  const [found] = await find(db, [student, MESSAGES.unknownSubject])
  if (!found) throw new Error('A select without a table answers one row.')
  return found
}

const aims = statement<Goal>(`
  select (select minutes from weekly_goal where user_id = $1) as minutes,
    (select questions from weekly_goal where user_id = $1) as questions,
    (
      select coalesce(json_agg(json_build_object('subject_id', aim.subject_id, 'minutes', aim.minutes,
        'questions', aim.questions)), '[]')
      from weekly_goal_subject aim
      join user_subject studied on studied.user_id = $1 and studied.subject_id = aim.subject_id and studied.active
      where aim.user_id = $1
    ) as subjects`)

/** The goal alone. */
export async function findAims(db: Db, student: StudentId): Promise<Goal> {
  const [found] = await aims(db, [student])
  if (!found) throw new Error('A select without a table answers one row.')
  return found
}

export async function setGoal(
  db: Db,
  student: StudentId,
  { now, ...aims }: Aims & { now: Date },
): Promise<void> {
  const values = { ...aims, set_at: now }
  await db
    .insertInto('weekly_goal')
    .values({ user_id: student, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

export async function findQuestions(db: Db, student: StudentId): Promise<number | null> {
  const found = await db
    .selectFrom('weekly_goal')
    .select('questions')
    .where('user_id', '=', student)
    .executeTakeFirst()
  return found?.questions ?? null
}

export async function removeGoal(db: Db, student: StudentId): Promise<void> {
  await db.deleteFrom('weekly_goal').where('user_id', '=', student).execute()
}

type SubjectAims = NonNullable<Aimed['subjects']>

/** Whether the student studies all of these. */
export async function studiesAll(db: Db, student: StudentId, subjects: SubjectAims): Promise<boolean> {
  const ids = subjects.map(({ subject_id }) => subject_id)
  const { count } = await db
    .selectFrom('user_subject')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', student)
    .where('active', '=', true)
    .where('subject_id', 'in', [0, ...ids])
    .executeTakeFirstOrThrow()
  return count === ids.length
}

/** Replaces all subjects' goals; one without a number is removed. */
export async function setSubjects(db: Db, student: StudentId, subjects: SubjectAims): Promise<void> {
  await db.deleteFrom('weekly_goal_subject').where('user_id', '=', student).execute()
  const aims = subjects.filter((one) => !isNone(one))
  if (aims.length === 0) return
  await db
    .insertInto('weekly_goal_subject')
    .values(
      aims.map(({ subject_id, minutes, questions }) => ({
        user_id: student,
        subject_id,
        minutes,
        questions,
      })),
    )
    .execute()
}
