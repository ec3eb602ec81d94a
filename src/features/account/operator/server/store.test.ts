import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { appAtNoon, NOON } from '../../../../../harness/app-at-noon.ts'
import { engines } from '../../../../../harness/engines.ts'
import { listAccounts } from './store.ts'

describe.each(engines)('an operator on $name', ({ open }) => {
  const { posse, database } = appAtNoon(open)

  it('sees of a student who signed out the last study as the last use', async () => {
    const { id, email, call } = await posse.signUp()
    const account = async () => (await listAccounts(database.db, email))[0]
    await sql`delete from session where "userId" = ${id}`.execute(database.db)
    expect(await account()).toMatchObject({ lastUsed: null, records: 0 })
    await call('POST /user-subjects', { body: { user_id: id, subject_ids: [1] } })
    await call('POST /user-study-records', { body: { user_id: id, subject_id: 1, study_time: 60 } })
    expect(await account()).toMatchObject({ lastUsed: new Date(NOON), records: 1 })
  })
})
