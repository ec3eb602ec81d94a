import { randomUUID } from 'node:crypto'
import type { Db } from '../../../../server/database/db.ts'
import { digest, linkingGrant } from '../../../../server/identity/identity-paths.ts'
import type { StudentId } from '../../../../shared/ids.ts'
import { BY_PASSWORD } from '../../server/store.ts'
import type { WayIn } from '../rules.ts'

export function listWaysIn(db: Db, student: StudentId): Promise<WayIn[]> {
  return db
    .selectFrom('account')
    .select(['providerId', 'createdAt'])
    .where('userId', '=', student)
    .where((way) => way.or([way('providerId', '<>', BY_PASSWORD), way('password', 'is not', null)]))
    .orderBy('createdAt')
    .execute()
}

interface Grant {
  readonly session: string
  readonly validMs: number
  readonly now: Date
}

export async function grantLinking(
  db: Db,
  student: StudentId,
  { session, validMs, now }: Grant,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + validMs)
  const identifier = digest(linkingGrant(session))
  await db
    .insertInto('verification')
    .values({ id: randomUUID(), identifier, value: student, expiresAt })
    .execute()
}

export type Unlinked = 'unlinked' | 'not linked' | 'the last one'

/** Never removes the last way in; two removals at once wait for each other. */
export async function unlink(db: Db, student: StudentId, providerId: string): Promise<Unlinked> {
  await db.selectFrom('user').select('id').where('id', '=', student).forUpdate().execute()
  const ways = await listWaysIn(db, student)
  if (!ways.some((way) => way.providerId === providerId)) return 'not linked'
  if (ways.every((way) => way.providerId === providerId)) return 'the last one'
  await db.deleteFrom('account').where('userId', '=', student).where('providerId', '=', providerId).execute()
  return 'unlinked'
}
