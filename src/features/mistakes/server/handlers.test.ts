import { describe, expect, it } from 'vitest'
import type { TestStudent } from '../../../../harness/app.ts'
import { appAtNoon } from '../../../../harness/app-at-noon.ts'
import { engines } from '../../../../harness/engines.ts'
import { EDITAL } from '../../../../harness/guide-student.ts'
import { PLACE, SMALL_JPEG, withPlace } from '../../../../harness/pictures.ts'
import { tagOf } from '../../../shared/whole.ts'
import { LIMITS } from '../causes.ts'
import type { MistakeBody } from '../contract.ts'
import { wholeOfMistake } from '../merging.ts'
import { LIMITS as PICTURES } from '../pictures/limits.ts'

const KEY = '01890000-0000-7000-8000-000000000001'
const OTHER = '01890000-0000-7000-8000-000000000002'

const MISTAKE: MistakeBody = {
  subject_id: 1,
  topic: 'Crase',
  topic_id: null,
  cause: 'forgot',
  said_at: '2026-03-18T12:00:00.000Z',
  day: '2026-03-18',
  source: 'simulado-1',
  title: 'Simulado 1',
  number: 14,
  questions: 20,
  question: 'Crase antes de verbo?',
  other: '',
  answer: 'Nunca.',
  dropped: false,
}

describe.each(engines)('a student’s mistakes on $name', ({ open }) => {
  const { posse, database } = appAtNoon(open)

  const put = (student: TestStudent, changes: Partial<MistakeBody> = {}, key = KEY) =>
    student.call(`PUT /mistakes/${key}`, { body: { ...MISTAKE, ...changes } })
  const mistakesOf = async (student: TestStudent) =>
    (await student.call(`GET /mistakes/user/${student.id}`)).body
  const answer = (student: TestStudent, given: object, key: string) =>
    student.call('POST /card-answers', {
      body: { mistake: KEY, day: '2026-03-18', right: true, at: '2026-03-18T15:00:00.000Z', ...given },
      headers: { 'idempotency-key': key },
    })

  it('are listed as they were saved, the newest first', async () => {
    const student = await posse.signUp()
    expect(await put(student)).toMatchObject({ status: 200, body: { message: 'Erro salvo.', key: KEY } })
    await put(student, { said_at: '2026-03-18T13:00:00.000Z', number: null }, OTHER)
    const [newer, older] = await mistakesOf(student)
    expect(newer.key).toBe(OTHER)
    const besides = { subject: 'Língua Portuguesa', answers: [], weight: 0, studied: false, picture: false }
    expect(older).toEqual({ key: KEY, ...MISTAKE, ...besides })
  })

  it('changed on two devices keep both changes, and return a conflict to ask about', async () => {
    const student = await posse.signUp()
    await put(student)
    const change = (changes: Partial<MistakeBody>) =>
      student.call(`PUT /mistakes/${KEY}`, {
        body: { ...MISTAKE, ...changes },
        headers: { 'if-match': tagOf(wholeOfMistake(MISTAKE)) },
      })
    expect(await change({ answer: '  Nunca.  ' }), 'nothing was changed').toMatchObject({ status: 200 })
    const phone = { cause: 'confused', question: 'mas', other: 'mais' } as const
    expect(await change(phone)).toMatchObject({ status: 200 })
    expect(await change(phone), 'sent again, as its answer got lost').toMatchObject({ status: 200 })
    const current = wholeOfMistake({ ...MISTAKE, ...phone })
    expect(await change({ answer: 'Jamais.' })).toMatchObject({ status: 412, body: { current } })
    expect(await mistakesOf(student)).toMatchObject([{ ...phone, answer: 'Nunca.' }])
    await student.call(`DELETE /mistakes/${KEY}`)
    expect(await change({ answer: 'Jamais.' }), 'deleted meanwhile').toMatchObject({ status: 200 })
  })

  it('change when they are saved again', async () => {
    const student = await posse.signUp()
    await put(student)
    await put(student, { cause: 'misread', dropped: true })
    expect(await mistakesOf(student)).toMatchObject([{ cause: 'misread', dropped: true }])
  })

  it('have each answer once, in the order in which they were given', async () => {
    const student = await posse.signUp()
    await put(student)
    const later = { day: '2026-03-20', at: '2026-03-20T15:00:00.000Z' }
    await answer(student, later, 'answer-2')
    await answer(student, { right: false }, 'answer-1')
    const said = await answer(student, { right: false }, 'answer-1')
    expect(said).toMatchObject({ status: 200, body: { key: 'answer-1' } })
    expect((await mistakesOf(student))[0].answers).toEqual([
      { day: '2026-03-18', right: false, at: '2026-03-18T15:00:00.000Z' },
      { ...later, right: true },
    ])
    expect((await answer(student, { mistake: OTHER }, 'answer-3')).status, 'the mistake is gone').toBe(200)
  })

  it('say whether their topic was studied since', async () => {
    const student = await posse.signUp()
    await put(student)
    const study = (topic: string, created_at: string) =>
      student.call('POST /user-study-records', {
        body: { user_id: student.id, subject_id: 1, topic, study_time: 600, created_at },
      })
    const isStudied = async () => (await mistakesOf(student))[0].studied
    await study('Crase', '2026-03-18T11:00:00.000Z')
    await study('Regência', '2026-03-18T13:00:00.000Z')
    expect(await isStudied(), 'before it, and another').toBe(false)
    await study('1.2 CRASE', '2026-03-18T13:00:00.000Z')
    expect(await isStudied()).toBe(true)
  })

  it('have their topic’s weight in the edital', async () => {
    const student = await posse.signUp()
    await student.call('POST /targets', { body: { user_id: student.id, body: 'Tribunal', document: EDITAL } })
    const { syllabus } = (await student.call(`GET /syllabus/${student.id}/front`)).body
    const [topic_id] = syllabus.links.find(({ item }: { item: string }) => item === 'p1').topics
    await put(student, { topic_id })
    await put(student, {}, OTHER)
    const weights = (await mistakesOf(student)).map(({ key, weight }: { key: string; weight: number }) => [
      key,
      weight,
    ])
    expect(Object.fromEntries(weights)).toEqual({ [KEY]: 0.125, [OTHER]: 0 })
  })

  it('are deleted with their answers and their picture', async () => {
    const student = await posse.signUp()
    await put(student)
    await answer(student, {}, 'answer-1')
    await student.call(`PUT /mistake-pictures/${KEY}`, { body: { data: SMALL_JPEG } })
    expect((await mistakesOf(student))[0].picture).toBe(true)
    expect(await student.call(`DELETE /mistakes/${KEY}`)).toMatchObject({ status: 200, body: { key: KEY } })
    expect((await student.call(`DELETE /mistakes/${KEY}`)).status).toBe(404)
    expect((await student.call(`GET /mistake-pictures/${KEY}`)).status).toBe(404)
    await put(student)
    expect(await mistakesOf(student)).toMatchObject([{ answers: [], picture: false }])
  })

  it.each([
    ['a subject that is not there', { subject_id: 2_000_000_000 }],
    ['a day that does not exist', { day: '2026-02-30' }],
    ['a cause of its own', { cause: 'azar' as 'forgot' }],
    ['a question that is too long', { question: 'a'.repeat(LIMITS.question + 1) }],
  ])('are refused in a sentence with %s, and nothing is kept', async (_, wrong) => {
    const student = await posse.signUp()
    const refused = await put(student, wrong)
    expect(refused.status).toBe(422)
    expect(refused.body.message).toMatch(/\.$/)
    expect(await mistakesOf(student)).toEqual([])
  })

  it(`are ${LIMITS.mistakes} at most`, async () => {
    const student = await posse.signUp()
    const rows = Array.from({ length: LIMITS.mistakes }, (_, i) => ({
      ...MISTAKE,
      said_at: new Date(),
      user_id: student.id,
      key: `many-${String(i).padStart(5, '0')}`,
    }))
    for (let from = 0; from < rows.length; from += 500)
      await database.db
        .insertInto('mistake')
        .values(rows.slice(from, from + 500))
        .execute()
    expect(await put(student)).toMatchObject({ status: 409 })
    expect((await put(student, {}, 'many-00001')).status, 'one that is there').toBe(200)
  })

  it('privacy: another student neither sees, changes, answers nor deletes them', async () => {
    const [student, other] = [await posse.signUp(), await posse.signUp()]
    await put(student)
    await student.call(`PUT /mistake-pictures/${KEY}`, { body: { data: SMALL_JPEG } })
    expect((await other.call(`GET /mistakes/user/${student.id}`)).status).toBe(403)
    expect((await other.call(`DELETE /mistakes/${KEY}`)).status).toBe(404)
    await answer(other, {}, 'answer-1')
    await put(other, { question: 'Do outro' })
    expect(await mistakesOf(student)).toMatchObject([
      { question: MISTAKE.question, answers: [], picture: true },
    ])
    expect(await mistakesOf(other)).toMatchObject([{ picture: false }])
    expect((await other.call(`GET /mistake-pictures/${KEY}`)).status).toBe(404)
    expect((await other.call(`DELETE /mistake-pictures/${KEY}`)).status).toBe(404)
  })
})

describe.each(engines)('the picture of a mistake on $name', ({ open }) => {
  const { posse, database } = appAtNoon(open)

  const missed = async () => {
    const student = await posse.signUp()
    await student.call(`PUT /mistakes/${KEY}`, { body: MISTAKE })
    const show = (data: string, key = KEY) => student.call(`PUT /mistake-pictures/${key}`, { body: { data } })
    return { student, show }
  }

  it('is stored without its metadata', async () => {
    const { student, show } = await missed()
    expect(await show(withPlace(SMALL_JPEG))).toMatchObject({ status: 200, body: { key: KEY } })
    const { url } = (await student.call(`GET /mistake-pictures/${KEY}`)).body
    expect(url).toMatch(/^data:image\/jpeg;base64,/)
    const kept = Buffer.from(url.split(',')[1], 'base64').toString('latin1')
    expect(kept).not.toContain(PLACE.slice(0, 4))
    expect(kept).not.toContain('GPS')
  })

  it.each([
    [
      'a text',
      Buffer.from('não sou foto').toString('base64'),
      'Este arquivo não é uma foto em JPEG ou WebP.',
    ],
    ['too large', Buffer.alloc(PICTURES.bytes + 3, 1).toString('base64'), undefined],
    ['no base64', 'ç', undefined],
  ])('is refused in a sentence: %s', async (_, data, sentence) => {
    const { student, show } = await missed()
    const refused = await show(data)
    expect([413, 422]).toContain(refused.status)
    expect(refused.body.message).toMatch(/\.$/)
    if (sentence) expect(refused.body.message).toBe(sentence)
    expect((await student.call(`GET /mistake-pictures/${KEY}`)).status).toBe(404)
  })

  it('belongs to a mistake of the student’s own', async () => {
    const { show } = await missed()
    expect((await show(SMALL_JPEG, OTHER)).status).toBe(404)
  })

  it(`may be replaced, and ${PICTURES.pictures} are the most`, async () => {
    const { student, show } = await missed()
    await show(SMALL_JPEG)
    const rows = Array.from({ length: PICTURES.pictures }, (_, i) => ({
      user_id: student.id,
      mistake: `picture-${i}`,
      type: 'image/jpeg' as const,
      bytes: Buffer.from('x'),
    }))
    await database.db.insertInto('mistake_picture').values(rows.slice(1)).execute()
    expect((await show(SMALL_JPEG)).status, 'in the place of the old one').toBe(200)
    await student.call(`DELETE /mistake-pictures/${KEY}`)
    await database.db.insertInto('mistake_picture').values(rows.slice(0, 1)).execute()
    expect((await show(SMALL_JPEG)).status).toBe(409)
  })
})
