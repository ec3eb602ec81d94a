import { beforeAll, describe, expect, it } from 'vitest'
import type { TestStudent } from '../../../../harness/app.ts'
import { appOnEngine } from '../../../../harness/app-on-engine.ts'
import { engines } from '../../../../harness/engines.ts'

const WRITES = ['POST /subjects', 'POST /user-subjects', 'PATCH /user-subjects/deactivate']
const ROUTES = ['GET /subjects', 'GET /user-subjects/someone', ...WRITES]

describe.each(engines)('a student’s subjects on $name', ({ open }) => {
  const { posse, database } = appOnEngine(open)
  let ana: TestStudent
  let catalogue: { id: number; name: string }[]

  beforeAll(async () => {
    ana = await posse.signUp('Ana')
    catalogue = (await ana.call('GET /subjects')).body
  })

  const create = (student: TestStudent, name: unknown) => student.call('POST /subjects', { body: { name } })
  const save = (student: TestStudent, subject_ids: unknown, subjects_to_deactivate?: unknown) =>
    student.call('POST /user-subjects', {
      body: { user_id: student.id, subject_ids, subjects_to_deactivate },
    })
  const deactivate = (student: TestStudent, subject_id: unknown) =>
    student.call('PATCH /user-subjects/deactivate', { body: { user_id: student.id, subject_id } })
  const read = (student: TestStudent) => student.call(`GET /user-subjects/${student.id}`)
  const namesOf = async (student: TestStudent): Promise<string[]> =>
    (await read(student)).body.map(({ subject }: { subject: { name: string } }) => subject.name)
  const idOf = (name: string) => catalogue.find((subject) => subject.name === name)?.id
  const countSubjects = async () => (await database.db.selectFrom('subject').select('id').execute()).length

  it('are found in a list sorted as Portuguese sorts', async () => {
    const student = await posse.signUp()
    await create(student, 'Órbitas')
    await create(student, 'Orações')
    const names = (await student.call('GET /subjects')).body.map(({ name }: { name: string }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('pt-BR').compare))
    expect(names).toEqual(expect.arrayContaining(['Orações', 'Órbitas', 'Direito Constitucional']))
  })

  it('do not exist before they are chosen', async () => {
    const student = await posse.signUp()
    expect(await read(student)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  it('are chosen, left and taken up again', async () => {
    const student = await posse.signUp()
    const [penal, etica, redacao] = [idOf('Direito Penal'), idOf('Ética no Serviço Público'), idOf('Redação')]
    expect(await save(student, [redacao, penal, penal])).toMatchObject({
      status: 200,
      body: { message: 'Matérias salvas com sucesso!' },
    })
    expect((await read(student)).body).toEqual([
      { user_id: student.id, subject_id: penal, active: true, subject: { id: penal, name: 'Direito Penal' } },
      { user_id: student.id, subject_id: redacao, active: true, subject: { id: redacao, name: 'Redação' } },
    ])
    await save(student, [etica], [penal])
    expect(await namesOf(student)).toEqual(['Ética no Serviço Público', 'Redação'])
    await save(student, [penal])
    expect(await namesOf(student)).toEqual(['Direito Penal', 'Ética no Serviço Público', 'Redação'])
    expect((await student.call('GET /users/me')).body.subject_ids).toHaveLength(3)
  })

  it('that were never chosen are not remembered as left', async () => {
    const student = await posse.signUp()
    await save(student, [idOf('Redação')], [idOf('Direito Penal')])
    const rows = await database.db
      .selectFrom('user_subject')
      .selectAll()
      .where('user_id', '=', student.id)
      .execute()
    expect(rows).toEqual([{ user_id: student.id, subject_id: idOf('Redação'), active: true }])
  })

  it('can be deactivated one by one, down to none', async () => {
    const student = await posse.signUp()
    await save(student, [idOf('Redação')])
    for (let time = 1; time <= 2; time++)
      expect(await deactivate(student, idOf('Redação'))).toMatchObject({
        status: 200,
        body: { message: 'Matéria desativada com sucesso!' },
      })
    expect((await read(student)).status).toBe(404)
    expect((await deactivate(student, idOf('Direito Penal'))).status).toBe(404)
  })

  it('survive two saves that cross each other', async () => {
    const student = await posse.signUp()
    const [a, b] = [idOf('Redação'), idOf('Direito Penal')]
    await save(student, [a, b])
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => (turn % 2 ? save(student, [a], [b]) : save(student, [b], [a]))),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(await namesOf(student)).toHaveLength(1)
  })

  it('can be created, with the spaces of the name put in order', async () => {
    const student = await posse.signUp()
    const created = await create(student, '  Direito   Espacial ')
    const data = { id: expect.any(Number), name: 'Direito Espacial' }
    expect(created).toMatchObject({ status: 201, body: { message: 'Matéria criada com sucesso!', data } })
    expect((await student.call('GET /subjects')).body).toContainEqual(created.body.data)
    expect((await save(student, [created.body.data.id])).status).toBe(200)
  })

  it.each(['Direito Penal', ' direito  PENAL', 'Ética no serviço publico', 'direito espacial'])(
    'cannot be created with a name that the student sees: %s',
    async (name) => {
      const student = await posse.signUp()
      await create(student, 'Direito Espacial')
      const before = await countSubjects()
      const message = 'Já existe uma matéria com esse nome!'
      expect(await create(student, name)).toMatchObject({
        status: 409,
        body: { code: 'conflict', message, errors: { name: [message] } },
      })
      expect(await countSubjects()).toBe(before)
    },
  )

  it('are created once when sent twice at the same moment', async () => {
    const student = await posse.signUp()
    const answers = await Promise.all(['Gêmea', 'gemea', 'GÊMEA'].map((name) => create(student, name)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })

  it.each([
    ['empty', ''],
    ['only spaces', ' \t\n '],
    ['invisible', '\u200b'],
  ])('are not created with an %s name', async (_what, name) => {
    const message = 'O nome da matéria não pode estar vazio!'
    const refused = await create(ana, name)
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'invalid', message, errors: { name: [message] } },
    })
  })

  it.each([
    ['no name', undefined],
    ['a number for a name', 7],
    ['an object for a name', { name: 'x' }],
    ['null for a name', null],
    ['a name of 151 characters', 'a'.repeat(151)],
    ['a NUL byte in the name', 'Di\u0000reito'],
  ])('are not created with %s', async (_what, name) => {
    const before = await countSubjects()
    const refused = await create(ana, name)
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'invalid', errors: { name: [expect.any(String)] } },
    })
    expect(await countSubjects()).toBe(before)
  })

  it('may have 150 characters of four bytes in their name', async () => {
    const name = '𐐀'.repeat(150)
    expect((await create(ana, name)).body.data.name).toBe(name)
  })

  it.each([
    ['no list', undefined, undefined, /^subject_ids/],
    ['an empty list', [], undefined, /^subject_ids/],
    ['a number for a list', 1, undefined, /^subject_ids/],
    ['a text for an id', ['1a'], undefined, /^subject_ids/],
    ['a negative id', [-1], undefined, /^subject_ids/],
    ['a fraction', [1.5], undefined, /^subject_ids/],
    ['an id beyond an integer column', [2_147_483_648], undefined, /^subject_ids/],
    ['an unknown id beside a known one', [1, 2_147_483_647], undefined, /^subject_ids/],
    ['more than 500 ids', Array.from({ length: 501 }, () => 1), undefined, /^subject_ids/],
    ['an unknown id to deactivate', [1], [2_147_483_647], /^subjects_to_deactivate/],
    ['null to deactivate', [1], null, /^subjects_to_deactivate/],
    ['an id in both lists', [1, 2], [2], /^subjects_to_deactivate/],
  ])('stay as they are when a save has %s', async (_what, ids, toDeactivate, field) => {
    const student = await posse.signUp()
    await save(student, [idOf('Redação')])
    const refused = await save(student, ids, toDeactivate)
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid' } })
    expect(Object.keys(refused.body.errors).every((name) => field.test(name))).toBe(true)
    expect(await namesOf(student)).toEqual(['Redação'])
  })

  it.each([undefined, ' 1', 0, -1, 1.5, 1e300, null, [1]])('refuse to deactivate %j', async (id) => {
    expect(await deactivate(ana, id)).toMatchObject({
      status: 422,
      body: { errors: { subject_id: expect.any(Array) } },
    })
  })

  it.each(WRITES)('%s refuses what is not a JSON object of a fair size', async (route) => {
    const json = { 'content-type': 'application/json' }
    const method = { headers: json }
    expect((await ana.call(route, { ...method, body: '{"name":' })).status).toBe(400)
    expect((await ana.call(route, { headers: { 'content-type': 'text/plain' }, body: 'x' })).status).toBe(415)
    expect((await ana.call(route, { body: { name: 'x'.repeat(2 ** 21) } })).status).toBe(413)
    for (const body of ['[]', 'null', '"x"', '7'])
      expect((await ana.call(route, { ...method, body })).status).toBe(422)
    expect((await ana.call(route)).status).toBe(422)
  })

  it('privacy: no call goes without a valid token', async () => {
    for (const route of ROUTES) {
      expect((await posse.call(route)).status).toBe(401)
      const forged = { authorization: `Bearer ${ana.token.slice(0, -4)}AAAA` }
      expect((await posse.call(route, { headers: forged })).status).toBe(401)
    }
  })

  it('privacy: another student neither sees, takes, reads, changes nor leaves subjects that are not his', async () => {
    const bia = await posse.signUp('Bia')
    const own = (await create(ana, 'Só da Ana')).body.data
    await save(ana, [own.id, 1])

    expect((await bia.call('GET /subjects')).body).not.toContainEqual(own)
    expect((await save(bia, [1, own.id])).status).toBe(422)
    expect((await save(bia, [1], [own.id])).status).toBe(422)
    expect((await deactivate(bia, own.id)).status).toBe(404)
    expect((await read(bia)).status).toBe(404)
    expect((await bia.call(`GET /user-subjects/${ana.id}`)).status).toBe(403)
    const asAna = { user_id: ana.id, subject_ids: [2], subject_id: own.id }
    for (const route of ['POST /user-subjects', 'PATCH /user-subjects/deactivate'])
      expect((await bia.call(route, { body: asAna })).status).toBe(403)
    expect((await create(bia, 'Só da Ana')).status).toBe(201)
    expect(await namesOf(ana)).toContain('Só da Ana')
    expect(await namesOf(ana)).toHaveLength(2)
  })
})
