import { Problem } from '../../shared/errors.ts'
import type { Db } from './db.ts'

/** Runs `work` in a transaction. A returned problem undoes it as a thrown error does. */
export async function transact<Answer>(db: Db, work: (trx: Db) => Promise<Answer>): Promise<Answer> {
  const trx = await db.startTransaction().execute()
  try {
    const answer = await work(trx)
    await (answer instanceof Problem ? trx.rollback() : trx.commit()).execute()
    return answer
  } catch (error) {
    if (!(trx.isCommitted || trx.isRolledBack))
      await trx
        .rollback()
        .execute()
        .catch(() => undefined)
    throw error
  }
}
