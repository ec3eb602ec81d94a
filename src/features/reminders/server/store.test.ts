import { createECDH, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TestDatabase } from '../../../../harness/database.ts'
import { engines } from '../../../../harness/engines.ts'
import { newRecordKey, type StudentId } from '../../../shared/ids.ts'
import type { SharedEvent } from '../../timer/live/contract.ts'
import { USUAL } from '../contract.ts'
import { holding, looking } from './handlers.ts'
import { addDevice, saveChoice } from './store.ts'

const NOW = new Date('2026-03-18T18:00:00Z')
const BEGUN = NOW.getTime() - 3 * 3_600_000

describe.each(engines)('students who are looked at together on $name', ({ open }) => {
  let database: TestDatabase
  const log = { error: vi.fn() }

  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    log.error.mockClear()
    await sql`delete from reminder_choice`.execute(database.db)
  })
  afterAll(() => database.close())

  const happens = async (student: StudentId, session: string, type: SharedEvent['type'], n: number) => {
    const event = { id: newRecordKey(BEGUN + n), session, at: BEGUN, n, type }
    await sql`
      insert into live_event (user_id, id, session, type, said, received_at)
      values (${student}, ${event.id}, ${session}, ${type}, ${JSON.stringify(event)}, ${NOW})`.execute(
      database.db,
    )
  }
  const forgetful = async (name: string, zone = 'America/Sao_Paulo') => {
    const student = name as StudentId
    await sql`
      insert into student (user_id, name, email, time_zone)
      values (${name}, ${name}, ${`${name}@exemplo.com.br`}, ${zone})`.execute(database.db)
    const keys = { p256dh: createECDH('prime256v1').generateKeys().toString('base64url'), auth: 'auth' }
    const endpoint = `https://push.example/${randomBytes(8).toString('hex')}`
    await addDevice(database.db, student, { endpoint, ...keys, session: null, now: NOW })
    await saveChoice(database.db, student, USUAL, NOW)
    const session = newRecordKey(BEGUN)
    await happens(student, session, 'start', 1)
    return { student, session, key: `timer-running ${session} ${BEGUN}` }
  }
  const look = () => looking(undefined, log, () => NOW).run(database.db)
  const keysOf = async (student: StudentId) => {
    const found = database.db.selectFrom('reminder').select('key').where('user_id', '=', student)
    return (await found.execute()).map(({ key }) => key)
  }
  const holds = (student: StudentId, key: string) =>
    holding(undefined, log)(database.db, { user_id: student, key }, NOW)

  it('are reminded though the rules can tell nothing of one, who is looked at again only later', async () => {
    const [broken, other] = [await forgetful('ana', 'Nowhere/Land'), await forgetful('bia')]
    await look()
    expect([await keysOf(broken.student), await keysOf(other.student)]).toEqual([[], [other.key]])
    await look()
    expect(log.error.mock.calls).toMatchObject([[{ student: 'ana' }, 'a student could not be reminded']])
  })

  it('are asked about a timer no more once its session was saved, also where the question waits', async () => {
    const { student, session, key } = await forgetful('caio')
    await look()
    expect([await keysOf(student), await holds(student, key)]).toEqual([[key], true])
    await happens(student, session, 'saved', 2)
    expect(await holds(student, key)).toBe(false)
  })

  it('are told nothing that waits of what they want to hear no more', async () => {
    const { student, key } = await forgetful('davi')
    await saveChoice(database.db, student, { ...USUAL, timer_running: false }, NOW)
    expect(await holds(student, key)).toBe(false)
    await sql`delete from reminder_choice`.execute(database.db)
    expect(await holds(student, key)).toBe(false)
  })
})
