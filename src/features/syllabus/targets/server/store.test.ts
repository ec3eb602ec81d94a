import { describe, expect, it } from 'vitest'
import type { TestStudent } from '../../../../../harness/app.ts'
import { appAtNoon } from '../../../../../harness/app-at-noon.ts'
import { engines } from '../../../../../harness/engines.ts'
import { documentOf } from '../../format/tree-document.ts'

describe.each(engines)('a target whose exam is over, on $name', ({ open }) => {
  const { posse } = appAtNoon(open)

  const made = async ({ id, call }: TestStudent) => {
    const created = await call('POST /targets', { body: { user_id: id, body: 'INSS' } })
    expect(created).toMatchObject({ status: 201 })
    return created.body.data
  }
  const targetsOf = async ({ id, call }: TestStudent) => (await call(`GET /targets/${id}`)).body

  it('keeps how the exam went as the student tells it, until it is taken back', async () => {
    const [student, other] = [await posse.signUp(), await posse.signUp('Bia')]
    const { id } = await made(student)
    const tell = (outcome: object, { id: user_id, call } = student, key = 'said') =>
      call(`POST /targets/${id}/outcome`, {
        body: { user_id, ...outcome },
        headers: { 'idempotency-key': key },
      })
    const told = async () => (await targetsOf(student))[0]
    const outcome = { points: -72.25, went: ' Português  pesou ' }
    expect(await tell(outcome)).toMatchObject({ status: 200, body: { key: 'said' } })
    expect(await told()).toMatchObject({ id, points: -72.25, went: 'Português pesou' })
    expect((await student.call(`GET /guide/${student.id}`)).body.target).toMatchObject({ points: -72.25 })
    expect(
      await student.call(`PUT /targets/${id}`, { body: { user_id: student.id, board: 'FGV' } }),
    ).toMatchObject({
      body: { data: { points: -72.25, board: 'FGV' } },
    })
    for (const wrong of [{ points: 10_000, went: '' }, { points: '72', went: '' }, { points: null }]) {
      expect((await tell(wrong)).status).toBe(422)
    }
    expect((await tell({ points: 100, went: '' }, other)).status).toBe(404)
    expect(await told()).toMatchObject({ points: -72.25 })
    await tell({ points: null, went: '' }, student, 'again')
    expect(await told()).toMatchObject({ points: null, went: '' })
  })
})

describe.each(engines)('a target sent again because the answer got lost, on $name', ({ open }) => {
  const { posse } = appAtNoon(open)

  it('is the first one, with the corrections made meanwhile', async () => {
    const student = await posse.signUp()
    const create = (target: object) =>
      student.call('POST /targets', {
        body: { user_id: student.id, body: 'TCU', ...target },
        headers: { 'idempotency-key': 'lost' },
      })
    const withTopics = (...topics: string[]) =>
      documentOf({
        blocks: [{ name: '', subjects: [{ name: 'Português', topics: topics.map((text) => ({ text })) }] }],
      })
    const lost = await create({ document: withTopics('Crase') })
    const mended = { board: 'FGV', document: withTopics('Crase', 'Regência') }
    const again = await create(mended)
    expect(again).toMatchObject({
      status: 201,
      body: { data: { id: lost.body.data.id, board: 'FGV', topics: 2, revision: 2 } },
    })
    expect((await create(mended)).body).toEqual(again.body)
    expect((await student.call(`GET /targets/${student.id}`)).body).toEqual([again.body.data])
  })
})
