import { beforeAll, describe, expect, it } from 'vitest'
import type { TestStudent } from '../../../../../harness/app.ts'
import { appOnEngine } from '../../../../../harness/app-on-engine.ts'
import { engines } from '../../../../../harness/engines.ts'
import { newRecordKey } from '../../../../shared/ids.ts'
import type { StudyRecordBody } from '../../contract.ts'

const MINUTE = 60_000
const NOON = Date.UTC(2026, 2, 10, 12)

describe.each(engines)('a session that is saved on more than one device, on $name', ({ open }) => {
  const { posse, database } = appOnEngine(open)
  let law: number

  beforeAll(async () => {
    const values = { name: 'Direito', name_key: 'direito', owner_id: null }
    law = (await database.db.insertInto('subject').values(values).returning('id').executeTakeFirstOrThrow())
      .id
  })

  /** `stretches` are in minutes from noon. */
  const bodyOf = (
    { id }: TestStudent,
    save: string,
    stretches: readonly (readonly [number, number])[],
    more: Partial<StudyRecordBody> = {},
  ) => ({
    user_id: id,
    subject_id: law,
    study_time: stretches.reduce((sum, [from, until]) => sum + 60 * (until - from), 0),
    created_at: new Date(NOON + MINUTE * Math.max(...stretches.flat())).toISOString(),
    studied: {
      save,
      stretches: stretches.map(([from, until]) => ({
        from: NOON + from * MINUTE,
        until: NOON + until * MINUTE,
      })),
      added: [],
    },
    ...more,
  })
  const savedBy = (student: TestStudent, key = newRecordKey(NOON)) => {
    const headers = { 'idempotency-key': key }
    return async (
      ...args: [save: string, stretches: [number, number][], more?: Partial<StudyRecordBody>]
    ) => {
      const saved = await student.call('POST /user-study-records', {
        body: bodyOf(student, ...args),
        headers,
      })
      expect(saved.status, JSON.stringify(saved.body)).toBe(201)
      return saved.body
    }
  }
  const list = async (student: TestStudent) =>
    (await student.call(`GET /user-study-records/user/${student.id}`)).body

  it('is one record, which has what either of them counted once, and ends with the last', async () => {
    const student = await posse.signUp()
    const save = savedBy(student)
    await save('phone', [[0, 20]])
    const both = await save('notebook', [
      [0, 20],
      [40, 55],
    ])
    expect(both).toMatchObject({
      study_time: 35 * 60,
      created_at: new Date(NOON + 55 * MINUTE).toISOString(),
    })
    expect(await list(student)).toEqual([both])
  })

  it('is the same when they come at once, and again where an answer was lost', async () => {
    const student = await posse.signUp()
    const save = savedBy(student)
    const devices = [1, 2, 3, 4, 1, 2, 3, 4].map(
      (device) => () => save(`device ${device}`, [[0, 10 * device]]),
    )
    await Promise.all(devices.map((device) => device()))
    expect(await list(student)).toMatchObject([{ study_time: 40 * 60 }])
  })

  it('stands where it ended by the server’s clock, though the device’s own was hours wrong', async () => {
    const student = await posse.signUp()
    for (const hours of [-5, 5]) {
      const wrong = { created_at: new Date(NOON + hours * 60 * MINUTE).toISOString() }
      expect(await savedBy(student)('phone', [[0, 20]], wrong)).toMatchObject({
        created_at: new Date(NOON + 20 * MINUTE).toISOString(),
      })
    }
  })

  it.each([
    [5, 330, 0],
    [-5, 20, -290],
  ])(
    'has once what was counted by a clock %i hours ahead that could not ask the server',
    async (hours, guess, skew) => {
      const student = await posse.signUp()
      const save = savedBy(student)
      await save('phone', [[0, 40]])
      const stretches: [number, number][] = [
        [0, 20],
        [guess, guess + 20],
      ]
      const { studied } = bodyOf(student, 'notebook', stretches)
      const guessed = { after: NOON + guess * MINUTE, skew: skew * MINUTE }
      const sent_at = Date.now() + hours * 60 * MINUTE
      const both = await save('notebook', stretches, { studied: { ...studied, guessed }, sent_at })
      const ended = Date.parse(both.created_at) - (NOON + 50 * MINUTE)
      expect([both.study_time, Math.abs(ended) < MINUTE]).toEqual([50 * 60, true])
    },
  )

  it.each(['the session', 'what grew out of it'])(
    'has nothing of what a device took up again after its end, and that nothing of it, when %s comes first',
    async (first) => {
      const student = await posse.signUp()
      const key = newRecordKey(NOON)
      const { studied } = bodyOf(student, 'tablet', [[30, 50]])
      const grown = { studied: { ...studied, of: key } }
      const save = savedBy(student, key)
      const saveGrown = () => savedBy(student)('tablet', [[30, 50]], grown)
      await save('phone', [[0, 20]])
      if (first === 'the session') await save('notebook', [[0, 40]])
      await saveGrown()
      if (first !== 'the session') await save('notebook', [[0, 40]])
      const times = (await list(student)).map(({ study_time }: { study_time: number }) => study_time / 60)
      expect(times.toSorted((one: number, other: number) => one - other)).toEqual(
        first === 'the session' ? [10, 40] : [20, 30],
      )
    },
  )

  it('has nothing twice that a session and what grew out of it share, when they come at once', async () => {
    const student = await posse.signUp()
    const savings = [0, 100, 200, 300].flatMap((from) => {
      const key = newRecordKey(NOON)
      const stretches: [number, number][] = [[from + 30, from + 50]]
      const grown = { studied: { ...bodyOf(student, 'tablet', stretches).studied, of: key } }
      return [
        () => savedBy(student, key)('phone', [[from, from + 40]]),
        () => savedBy(student)('tablet', stretches, grown),
      ]
    })
    await Promise.all(savings.map((save) => save()))
    const seconds = (await list(student)).map(({ study_time }: { study_time: number }) => study_time)
    expect(seconds.reduce((sum: number, each: number) => sum + each, 0)).toBe(4 * 50 * 60)
  })

  it('is put right by hand beside another record of it by no more than that takes', async () => {
    const student = await posse.signUp()
    const key = newRecordKey(NOON)
    await savedBy(student, key)('phone', [[0, 40]])
    const { studied } = bodyOf(student, 'tablet', [[30, 50]])
    const fields = { studied: { ...studied, of: key } }
    const timesOf = async (minutes: number) =>
      (await savedBy(student)('tablet', [[30, 50]], { ...fields, study_time: 60 * minutes })).study_time / 60
    expect(await timesOf(5)).toBe(5)
    await student.call(`DELETE /user-study-records/${(await list(student))[0]?.id}`)
    expect(await timesOf(25)).toBe(15)
  })

  it('keeps the questions of whoever had more', async () => {
    const student = await posse.signUp()
    const save = savedBy(student)
    const done = { questions_resolved: 10, correct_answers: 7, incorrect_answers: 3 }
    await save('phone', [[0, 20]])
    expect(await save('notebook', [[0, 20]], done)).toMatchObject({ study_time: 20 * 60, ...done })
    expect(await save('tablet', [[0, 20]], { questions_resolved: 4 })).toMatchObject(done)
  })

  it('stays as it was put right when a saving that is known comes again, and deleted when it was deleted', async () => {
    const student = await posse.signUp()
    const save = savedBy(student)
    const { id } = await save('phone', [[0, 20]])
    const { studied: _, ...change } = bodyOf(student, 'phone', [[0, 5]])
    await student.call(`PUT /user-study-records/${id}`, { body: change })
    expect(await save('phone', [[0, 20]])).toMatchObject({ study_time: 5 * 60 })
    await student.call(`DELETE /user-study-records/${id}`)
    expect(await save('notebook', [[0, 50]])).toMatchObject({ ativo: 0, study_time: 5 * 60 })
    expect(await list(student)).toEqual([])
  })

  it('privacy: another’s saving with the same key is another’s record', async () => {
    const [ana, bia] = [await posse.signUp('Ana'), await posse.signUp('Bia')]
    const headers = { 'idempotency-key': newRecordKey(NOON) }
    for (const student of [ana, bia])
      await student.call('POST /user-study-records', {
        body: bodyOf(student, student.id, [[0, 20]]),
        headers,
      })
    expect([await list(ana), await list(bia)]).toMatchObject([[{ study_time: 1200 }], [{ study_time: 1200 }]])
  })
})
