import { describe, expect, it } from 'vitest'
import type { TestStudent } from '../../../../../harness/app.ts'
import { appAtNoon } from '../../../../../harness/app-at-noon.ts'
import { engines } from '../../../../../harness/engines.ts'
import type { CardsBody } from '../../../imports/contract.ts'

const KEY = '01890000-0000-7000-8000-000000000001'
const OTHER = '01890000-0000-7000-8000-000000000002'

describe.each(engines)('a student’s import of cards on $name', ({ open }) => {
  const { posse } = appAtNoon(open)

  const undo = (student: TestStudent, key = KEY) => student.call(`DELETE /imports/${key}`)
  const listOf = async (student: TestStudent) => (await student.call(`GET /imports/user/${student.id}`)).body
  const deletedOf = async (student: TestStudent) =>
    (await student.call(`GET /imports/user/${student.id}/names`)).body.deleted
  const subjectsOf = async (student: TestStudent) =>
    [await student.call('GET /subjects'), await student.call(`GET /user-subjects/${student.id}`)].map(
      ({ body }) => body,
    )

  const CARDS: CardsBody = {
    ...{ file: 'anki.txt', source: 'Anki', names: [] },
    subjects: [{ called: 'Exótica', name: 'Exótica' }],
    cards: [
      { key: 'anki-1-a', subject: 0, topic: 'Atos', question: 'Quem pode?', answer: 'Todos.' },
      { key: 'anki-2-b', subject: 0, topic: '', question: 'Quando?', answer: '' },
    ],
  }
  const bringCards = (student: TestStudent, changes: Partial<CardsBody> = {}, key = KEY) =>
    student.call(`PUT /imports/${key}/cards`, { body: { ...CARDS, ...changes } })
  const cardsOf = async (student: TestStudent) =>
    (await student.call(`GET /mistakes/user/${student.id}`)).body as Record<string, unknown>[]

  it('stores another program’s cards once, without a cause, and undoes them with their answers', async () => {
    const student = await posse.signUp()
    const before = await subjectsOf(student)
    expect(await bringCards(student)).toMatchObject({ status: 200 })
    expect(await bringCards(student)).toMatchObject({ status: 200 })
    const more = [...CARDS.cards, { ...CARDS.cards[0], key: 'anki-3-c', subject: 0 }] as CardsBody['cards']
    await bringCards(student, { cards: more }, OTHER)
    expect((await listOf(student)).imports).toMatchObject([{ kind: 'cards', records: 2 }, { records: 1 }])
    expect(await cardsOf(student)).toHaveLength(3)
    expect((await cardsOf(student)).find(({ key }) => key === 'anki-1-a')).toMatchObject({
      ...{ cause: null, subject: 'Exótica', topic: 'Atos', question: 'Quem pode?', answer: 'Todos.' },
      ...{ day: '2026-03-18', source: KEY },
    })
    const answer = { mistake: 'anki-1-a', day: '2026-03-18', right: true, at: '2026-03-18T15:00:00.000Z' }
    await student.call('POST /card-answers', { body: answer })
    await undo(student, OTHER)
    expect((await cardsOf(student)).map(({ key }) => key).sort()).toEqual(['anki-1-a', 'anki-2-b'])
    await undo(student)
    expect(await cardsOf(student)).toEqual([])
    expect(await subjectsOf(student)).toEqual(before)
  })

  it('does not restore a card that the student deleted, until the import is undone', async () => {
    const student = await posse.signUp()
    await bringCards(student)
    await student.call('DELETE /mistakes/anki-1-a')
    expect(await deletedOf(student)).toEqual(['anki-1-a'])
    await bringCards(student, {}, OTHER)
    expect((await cardsOf(student)).map(({ key }) => key)).toEqual(['anki-2-b'])
    for (const key of [KEY, OTHER]) await undo(student, key)
    expect(await deletedOf(student)).toEqual([])
    await bringCards(student)
    expect(await cardsOf(student)).toHaveLength(2)
  })

  it('happens once when two devices send it at once', async () => {
    const student = await posse.signUp()
    const made = await Promise.all([bringCards(student), bringCards(student, {}, OTHER)])
    expect(made.map(({ status }) => status)).toEqual([200, 200])
    expect((await listOf(student)).imports.map(({ records }: { records: number }) => records).sort()).toEqual(
      [0, 2],
    )
    expect(await cardsOf(student)).toHaveLength(2)
  })

  it('leaves a subject that a later picture uses, when it is undone', async () => {
    const student = await posse.signUp()
    await bringCards(student)
    const id = (await cardsOf(student))[0]?.subject_id as number
    const rows = [{ subject: 0, topic: '', questions: 3, correct: 2 }]
    const about = { file: 'tec.xlsx', source: 'TEC', names: [], from: '2026-01-01', to: '2026-03-01' }
    const body = { ...about, subjects: [{ called: 'Exótica', id }], rows }
    expect(await student.call(`PUT /imports/${OTHER}/picture`, { body })).toMatchObject({ status: 200 })
    await undo(student)
    expect((await listOf(student)).imports).toMatchObject([{ subjects: [{ name: 'Exótica' }] }])
  })

  it('is refused whole above the limit of cards', async () => {
    const student = await posse.signUp()
    const many = Array.from({ length: 3000 }, (_, n) => ({ ...CARDS.cards[0], key: `anki-many-${n}` }))
    await bringCards(student, { cards: many as CardsBody['cards'] })
    expect(await bringCards(student, {}, OTHER)).toMatchObject({ status: 409 })
    expect((await listOf(student)).imports).toHaveLength(1)
    expect(await cardsOf(student)).toHaveLength(3000)
  })
})
