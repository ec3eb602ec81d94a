import { beforeAll, describe, expect, it } from 'vitest'
import type { TestStudent } from '../harness/app.ts'
import { appOnEngine } from '../harness/app-on-engine.ts'
import { engines } from '../harness/engines.ts'
import { newRecordKey } from '../src/shared/ids.ts'

describe.each(engines)('records named by the key they were made with, on $name', ({ open }) => {
  const { posse } = appOnEngine(open)
  let ana: TestStudent
  let bia: TestStudent

  beforeAll(async () => {
    ;[ana, bia] = await Promise.all([posse.signUp(), posse.signUp()])
  })

  const sessionOf = ({ id }: TestStudent, study_time = 1500) => ({ user_id: id, subject_id: 1, study_time })
  const save = (student: TestStudent, key?: string) =>
    student.call('POST /user-study-records', {
      body: sessionOf(student),
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    })
  const change = (student: TestStudent, name: unknown, study_time: number) =>
    student.call(`PUT /user-study-records/${encodeURIComponent(String(name))}`, {
      body: sessionOf(student, study_time),
    })
  const remove = (student: TestStudent, name: unknown) =>
    student.call(`DELETE /user-study-records/${encodeURIComponent(String(name))}`)
  const list = async (student: TestStudent) =>
    (await student.call(`GET /user-study-records/user/${student.id}`)).body.map(
      ({ id, key, study_time }: { id: number; key?: string; study_time: number }) => ({
        id,
        key,
        study_time,
      }),
    )
  const gone = {
    status: 404,
    body: { code: 'not_found', message: 'Não encontramos este registro de estudo.' },
  }

  it('are changed and deleted by it as by their id, and tell it wherever they are told of', async () => {
    const student = await posse.signUp()
    const key = newRecordKey(Date.now())
    const { status, body } = await save(student, key)
    expect([status, body.key]).toEqual([201, key])
    expect(await change(student, key, 60)).toMatchObject({
      status: 200,
      body: { message: 'Registro atualizado com sucesso!', data: { id: body.id, key, study_time: 60 } },
    })
    expect((await change(student, body.id, 70)).body.data).toMatchObject({ id: body.id, key, study_time: 70 })
    expect(await list(student)).toEqual([{ id: body.id, key, study_time: 70 }])
    expect(await remove(student, key)).toMatchObject({
      status: 200,
      body: { message: 'Registro deletado com sucesso!', data: { id: body.id, key, ativo: 0 } },
    })
    expect(await list(student)).toEqual([])
    expect(await change(student, key, 80)).toMatchObject(gone)
    expect(await remove(student, key)).toMatchObject(gone)
  })

  it.each(['x'.repeat(255), 'a/b?c#d%20', "';--", '7a', '-', '{}'])(
    'may have any key that is sent: %s',
    async (key) => {
      const { body } = await save(ana, key)
      expect((await change(ana, key, 90)).body.data).toMatchObject({ id: body.id, key, study_time: 90 })
      expect((await remove(ana, key)).body.data).toMatchObject({ id: body.id, ativo: 0 })
    },
  )

  it('made without a key, or with one of digits alone, are named by their id and nothing else is', async () => {
    const student = await posse.signUp()
    const plain = await save(student)
    expect(plain.body).not.toHaveProperty('key')
    const other = await save(student, String(plain.body.id))
    expect(other.body).not.toHaveProperty('key')
    expect((await change(student, plain.body.id, 60)).body.data).toMatchObject({
      id: plain.body.id,
      study_time: 60,
    })
    expect((await list(student)).map(({ study_time }: { study_time: number }) => study_time)).toEqual([
      1500, 60,
    ])
  })

  it.each(['0', '-1', '9007199254740993', '9'.repeat(300)])(
    'are not named by %s, and the answer says so',
    async (name) => {
      expect(await remove(ana, name)).toMatchObject({
        status: 422,
        body: { errors: { id: expect.any(Array) } },
      })
    },
  )

  it.each(['.', '..', '1.5'])('do not tell a key by which no address can name them: %s', async (key) => {
    expect((await save(ana, key)).body).not.toHaveProperty('key')
  })

  it('are not there by a key of nobody’s', async () => {
    expect(await change(ana, newRecordKey(Date.now()), 60)).toMatchObject(gone)
    expect(await remove(ana, 'abc')).toMatchObject(gone)
  })

  it('keep privacy: another student’s key is of no record, also where both have used it', async () => {
    const key = newRecordKey(Date.now())
    const mine = await save(ana, key)
    expect(await change(bia, key, 60)).toMatchObject(gone)
    expect(await remove(bia, key)).toMatchObject(gone)
    const theirs = await save(bia, key)
    expect(theirs.body.id).not.toBe(mine.body.id)
    expect((await remove(bia, key)).body.data).toMatchObject({ id: theirs.body.id, user_id: bia.id })
    expect((await list(ana)).filter((one: { key?: string }) => one.key === key)).toEqual([
      { id: mine.body.id, key, study_time: 1500 },
    ])
  })
})
