import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Answer, TestStudent } from '../../../harness/app.ts'
import { appOnEngine } from '../../../harness/app-on-engine.ts'
import { engines } from '../../../harness/engines.ts'

const HUGE = 2 ** 31
const NOT_COUNTS = ['', ' 3', '3.5', '1e3', '-1', `${2 ** 31}`, -1, 1.5, HUGE, 1e300, null, true, [], {}]
const NOT_IDS = [...NOT_COUNTS, 0, '0', 'a']

const NO_DAYS = [null, 5, '', 'ontem']
const LOCAL = '2026-03-01T10:00:00'

const REFUSED: Record<string, unknown[]> = {
  user_id: [undefined, null, 7, {}, []],
  subject_id: [undefined, ...NOT_IDS, HUGE - 1],
  topic: [3, {}, [], true, 'a'.repeat(151), 'a\u0000b', 'a\u0007b', `a${'\u0301'.repeat(150)}`],
  study_time: [undefined, ...NOT_COUNTS, 360_000, '00:10:00'],
  total_pauses: NOT_COUNTS,
  questions_resolved: NOT_COUNTS,
  correct_answers: NOT_COUNTS,
  incorrect_answers: NOT_COUNTS,
  created_at: [
    ...NO_DAYS,
    '2026-02-30T10:00:00Z',
    '2026-03-01',
    LOCAL,
    '1999-12-31T23:59:59.999Z',
    `${LOCAL}Z[America/Sao_Paulo]`,
    `${LOCAL}\u0000Z`,
  ],
  studied_on: [...NO_DAYS, '2026-02-30', '01/03/2026', '1999-12-31', '9999-12-31', `${LOCAL}Z`],
}

const MORE_CORRECT = 'O número de questões corretas não pode ser maior que o total de questões.'
const MORE_INCORRECT = 'Questões incorretas não podem exceder o total de questões!'
const MORE_ANSWERED = 'A soma de corretas e incorretas não pode ser maior que o total de questões.'

const CONTRADICTIONS: [field: string, message: string, body: object][] = [
  ['incorrect_answers', MORE_INCORRECT, { questions_resolved: 2, incorrect_answers: 3 }],
  ['correct_answers', MORE_CORRECT, { questions_resolved: 2, correct_answers: 3 }],
  ['correct_answers', MORE_ANSWERED, { questions_resolved: 3, correct_answers: 2, incorrect_answers: 2 }],
  ['correct_answers', MORE_CORRECT, { correct_answers: 1 }],
]

const REFUSED_QUERIES: Record<string, string[]> = {
  from: [
    '2026-02-30',
    '2026-13-01',
    '01/03/2026',
    '',
    `${LOCAL}Z`,
    "2026-03-01'; drop table study_record",
    '\u0000',
  ],
  to: ['2026-02-30', '0000-01-01', '12026-01-01'],
  limit: ['0', '501', '-1', '1.5', 'a', '1e2', '99999999999999999999'],
  cursor: ['a', '1', '_', '1_', '-1_1', '1_-1', '99999999999999_1', '1_99999999999999999', "1_1' or 1=1"],
}

const REFUSED_IDS = ['0', '-1', '9'.repeat(20), '%00', '%20', 'a%20b', 'a%0A', '%C3%A9', 'x'.repeat(256)]
const UNKNOWN_KEYS = ['1.5', 'abc', '1e3', "1'", '1;', '%2525', '..%2F1']

describe.each(engines)('a study record with bad input on $name', ({ open }) => {
  const { posse, database } = appOnEngine(open)
  let ana: TestStudent
  let valid: { user_id: string; subject_id: number; study_time: number }
  let existing: { id: number }

  beforeAll(async () => {
    ana = await posse.signUp()
    const subject = { name: 'Direito', name_key: 'bad input', owner_id: null }
    const { id } = await database.db
      .insertInto('subject')
      .values(subject)
      .returning('id')
      .executeTakeFirstOrThrow()
    valid = { user_id: ana.id, subject_id: id, study_time: 60 }
    existing = (await ana.call('POST /user-study-records', { body: valid })).body
  })

  const records = () => database.db.selectFrom('study_record').selectAll().orderBy('id').execute()

  const write = async (options: Parameters<TestStudent['call']>[1], call = ana.call): Promise<Answer[]> => {
    const before = await records()
    const answers = [
      await call('POST /user-study-records', options),
      await call(`PUT /user-study-records/${existing.id}`, options),
    ]
    expect(await records()).toEqual(before)
    return answers
  }
  const refusal = (field: string, texts: unknown = expect.anything()) => ({
    status: 422,
    body: { code: 'invalid', message: 'Confira os campos destacados.', errors: { [field]: texts } },
  })

  const refusesEveryCall = async (headers: Record<string, string>) => {
    const answers = [
      ...(await write({ body: valid, headers }, posse.call)),
      await posse.call(`DELETE /user-study-records/${existing.id}`, { headers }),
      await posse.call(`GET /user-study-records/user/${ana.id}`, { headers }),
      await posse.call(`GET /study-subjects/${ana.id}`, { headers }),
    ]
    const unauthorized = { status: 401, body: { code: 'unauthorized' } }
    expect(answers, headers.authorization).toMatchObject(answers.map(() => unauthorized))
  }

  it.each(Object.entries(REFUSED))(
    'is refused at its field and nothing is written: %s',
    async (field, values) => {
      for (const value of values) {
        const answers = await write({ body: { ...valid, [field]: value } })
        for (const answer of answers) expect(answer, JSON.stringify(value)).toMatchObject(refusal(field))
      }
    },
  )

  it('takes its numbers in digits, as a form sends them', async () => {
    const { user_id, subject_id } = valid
    const numbers = {
      study_time: 1800,
      total_pauses: 2,
      questions_resolved: 30,
      correct_answers: 25,
      incorrect_answers: 5,
    }
    const typed = Object.fromEntries(
      Object.entries({ subject_id, ...numbers }).map(([name, number]) => [name, `${number}`]),
    )
    const saved = await ana.call('POST /user-study-records', { body: { user_id, ...typed } })
    expect(saved).toMatchObject({ status: 201, body: { subject_id, ...numbers } })
    const changed = await ana.call(`PUT /user-study-records/${saved.body.id}`, {
      body: { user_id, ...typed, study_time: '0060' },
    })
    expect(changed).toMatchObject({ status: 200, body: { data: { subject_id, ...numbers, study_time: 60 } } })
  })

  it('is refused without any time, unless there are questions, but an edit may take the time away', async () => {
    const body = { ...valid, study_time: 0, questions_resolved: 0, correct_answers: 0, incorrect_answers: 0 }
    const saving = (fields: object) => ana.call('POST /user-study-records', { body: { ...body, ...fields } })
    expect(await saving({})).toMatchObject(refusal('study_time', ['Por favor, insira o tempo de estudo.']))
    const questions = { questions_resolved: 20, incorrect_answers: 5 }
    expect(await saving({ ...questions, correct_answers: 15 })).toMatchObject({
      status: 201,
      body: { study_time: 0, correct_answers: 15 },
    })
    expect(await ana.call(`PUT /user-study-records/${existing.id}`, { body })).toMatchObject({ status: 200 })
  })

  it.each(CONTRADICTIONS)(
    'is refused when its numbers contradict each other: %s, “%s”',
    async (field, text, numbers) => {
      const answers = await write({ body: { ...valid, ...numbers } })
      for (const answer of answers) expect(answer).toMatchObject(refusal(field, [text]))
    },
  )

  it('is told everything that is wrong at once', async () => {
    const [answer] = await write({
      body: { ...valid, subject_id: 'a', study_time: -1, topic: 'a'.repeat(151) },
    })
    expect(answer?.body.errors).toEqual({
      subject_id: ['Informe um número inteiro, só com algarismos.'],
      study_time: ['O valor mínimo é 0.'],
      topic: ['Tem 151 letras; cabem 150.'],
    })
  })

  it.each(['a'.repeat(256), 'with space', 'ação-açãõ', ''])('is refused with the key “%s”', async (key) => {
    const before = await records()
    const headers = { 'idempotency-key': key }
    const answer = await ana.call('POST /user-study-records', { body: valid, headers })
    expect(answer).toMatchObject(refusal('Idempotency-Key'))
    expect(await records()).toEqual(before)
  })

  it.each([
    ['a list', 422, JSON.stringify([]), 'application/json'],
    ['null', 422, 'null', 'application/json'],
    ['nothing', 422, '', 'application/json'],
    ['broken JSON', 400, '{"user_id":', 'application/json'],
    ['a form', 415, 'subject_id=1', 'application/x-www-form-urlencoded'],
    ['a text', 415, '{}', 'text/plain'],
    ['2 MB', 413, JSON.stringify({ topic: 'a'.repeat(2 * 1024 * 1024) }), 'application/json'],
    ['a prototype', 400, '{"__proto__":{"user_id":"x"}}', 'application/json'],
  ])('is refused when its body is %s', async (_, status, body, type) => {
    const answers = await write({ body, headers: { 'content-type': type } })
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status,
        body: { message: expect.any(String), code: expect.any(String) },
      })
    }
  })

  it('is refused without a token, with a forged one and with one that has ended', async () => {
    const [head, payload] = ana.token.split('.')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    for (const token of ['', 'Bearer', 'Bearer a', `Bearer ${head}.${payload}.AAAA`, `Bearer ${unsigned}`]) {
      await refusesEveryCall({ authorization: token })
    }
    const bia = await posse.signUp()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
    await refusesEveryCall({ authorization: `Bearer ${bia.token}` }).finally(() => vi.useRealTimers())
  })

  it('is not found by an id that is none, nor by a key that is nobody’s', async () => {
    const before = await records()
    const unknown = { status: 404, body: { code: 'not_found' } }
    for (const id of [...REFUSED_IDS, ...UNKNOWN_KEYS]) {
      const answers = [
        await ana.call(`PUT /user-study-records/${id}`, { body: valid }),
        await ana.call(`DELETE /user-study-records/${id}`),
      ]
      const expected = UNKNOWN_KEYS.includes(id) ? unknown : refusal('id')
      for (const answer of answers) expect(answer, id).toMatchObject(expected)
    }
    expect(await records()).toEqual(before)
  })

  it.each(Object.entries(REFUSED_QUERIES))('is not listed by a wrong “%s”', async (field, values) => {
    for (const value of values) {
      const answer = await ana.call(`GET /user-study-records/user/${ana.id}`, { query: { [field]: value } })
      expect(answer, value).toMatchObject(refusal(field))
    }
  })

  it('is not listed by days in the wrong order', async () => {
    const query = { from: '2026-03-02', to: '2026-03-01' }
    const answer = await ana.call(`GET /user-study-records/user/${ana.id}`, { query })
    expect(answer).toMatchObject(refusal('to', ['A data final deve ser igual ou posterior à data inicial.']))
  })

  it('takes a topic of 150 characters of any script, and text that looks like code as text', async () => {
    for (const topic of [
      '𝒜'.repeat(150),
      `'); drop table study_record; --`,
      '<script>',
      '{"a":1}',
      '\\ %s $1',
    ]) {
      const saved = await ana.call('POST /user-study-records', { body: { ...valid, topic } })
      expect(saved).toMatchObject({ status: 201, body: { topic } })
    }
  })
})
