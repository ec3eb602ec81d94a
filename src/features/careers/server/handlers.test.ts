import { beforeAll, describe, expect, it } from 'vitest'
import type { TestStudent } from '../../../../harness/app.ts'
import { appOnEngine } from '../../../../harness/app-on-engine.ts'
import { engines } from '../../../../harness/engines.ts'
import { CREATED_CAREER_ICON as icon } from '../contract.ts'

const ROUTES = [
  'GET /careers',
  'POST /careers',
  'POST /user-career',
  'GET /user-career/someone',
  'GET /user-career/career_name/someone',
]

describe.each(engines)('a student’s career on $name', ({ open }) => {
  const { posse, database } = appOnEngine(open)
  let ana: TestStudent

  beforeAll(async () => {
    ana = await posse.signUp('Ana')
  })

  const create = (student: TestStudent, name: unknown) =>
    student.call('POST /careers', { body: { name, icon } })
  const choose = (student: TestStudent, career_id: unknown) =>
    student.call('POST /user-career', { body: { user_id: student.id, career_id } })
  const careersOf = async (student: TestStudent): Promise<{ id: number; name: string; icon: string }[]> =>
    (await student.call('GET /careers')).body
  const careerOf = async (student: TestStudent) =>
    (await student.call(`GET /user-career/${student.id}`)).body.career_id
  const countCareers = async () => (await database.db.selectFrom('career').select('id').execute()).length

  it('is found in a list sorted as Portuguese sorts', async () => {
    const student = await posse.signUp()
    await create(student, 'Ábaco imperial')
    await create(student, 'Abade')
    const careers = await careersOf(student)
    const names = careers.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('pt-BR').compare))
    expect(names.slice(0, 2)).toEqual(['Ábaco imperial', 'Abade'])
    expect(careers.find(({ name }) => name === 'Magistratura')).toEqual({
      id: expect.any(Number),
      name: 'Magistratura',
      icon: 'mdi:gavel',
    })
  })

  it('does not exist before it is chosen', async () => {
    const student = await posse.signUp()
    for (const path of ['/user-career/', '/user-career/career_name/'])
      expect(await student.call(`GET ${path}${student.id}`)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      })
  })

  it('is chosen, and another one takes its place', async () => {
    const student = await posse.signUp()
    const [first, second] = await careersOf(student)
    expect(await choose(student, first?.id)).toMatchObject({
      status: 200,
      body: { message: 'Carreira salva com sucesso!' },
    })
    await choose(student, second?.id)
    expect((await student.call(`GET /user-career/${student.id}`)).body).toEqual({ career_id: second?.id })
    expect((await student.call(`GET /user-career/career_name/${student.id}`)).body).toEqual({
      career_name: second?.name,
    })
    expect((await student.call('GET /users/me')).body).toMatchObject({ career_id: second?.id })
  })

  it('can be created, with its name put in order', async () => {
    const student = await posse.signUp()
    const created = await create(student, '  guarda   PORTUÁRIA ')
    const data = { id: expect.any(Number), name: 'Guarda portuária', icon }
    expect(created).toMatchObject({ status: 201, body: { message: 'Carreira criada com sucesso!', data } })
    expect(await careersOf(student)).toContainEqual(created.body.data)
    expect((await choose(student, created.body.data.id)).status).toBe(200)
  })

  it('may have 150 characters of any script', async () => {
    const student = await posse.signUp()
    for (const name of [`A${'é'.repeat(149)}`, '𝒜'.repeat(150), `가${'각'.repeat(149)}`]) {
      const created = await create(student, name)
      expect(created).toMatchObject({ status: 201, body: { data: { name } } })
      await choose(student, created.body.data.id)
      expect((await student.call(`GET /user-career/career_name/${student.id}`)).body).toEqual({
        career_name: name,
      })
    }
  })

  it.each(['Polícia Federal', '  POLICIA   federal', 'Minha carreira'])(
    'cannot be created with a name that the student sees: %s',
    async (name) => {
      const student = await posse.signUp()
      await create(student, 'minha carreira')
      const before = await countCareers()
      expect(await create(student, name)).toMatchObject({
        status: 409,
        body: {
          code: 'conflict',
          message: 'Já existe uma carreira com esse nome!',
          errors: { name: ['Já existe uma carreira com esse nome!'] },
        },
      })
      expect(await countCareers()).toBe(before)
    },
  )

  it('is created once when it is sent twice at the same moment', async () => {
    const student = await posse.signUp()
    const answers = await Promise.all(['Gêmea', 'gemea', 'GÊMEA'].map((name) => create(student, name)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })

  it.each([
    ['empty', ''],
    ['only spaces', ' \t\n '],
    ['invisible', '\u200b'],
  ])('is not created with an %s name', async (_what, name) => {
    const message = 'O nome da carreira não pode estar vazio!'
    const refused = await create(ana, name)
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'invalid', message, errors: { name: [message] } },
    })
  })

  it.each([
    ['no name', { name: undefined }, 'name'],
    ['a number for a name', { name: 7 }, 'name'],
    ['a list for a name', { name: ['Perito'] }, 'name'],
    ['null for a name', { name: null }, 'name'],
    ['a name of 151 characters', { name: 'a'.repeat(151) }, 'name'],
    ['a NUL byte in the name', { name: 'Pe\u0000rito' }, 'name'],
    ['no icon', { icon: undefined }, 'icon'],
    ['an icon that names no set', { icon: 'star' }, 'icon'],
    ['an address for an icon', { icon: 'mdi:../../x' }, 'icon'],
    ['an icon of 61 characters', { icon: `mdi:${'a'.repeat(57)}` }, 'icon'],
  ])('is not created with %s', async (_what, wrong, field) => {
    const before = await countCareers()
    const refused = await ana.call('POST /careers', { body: { name: 'Perito', icon, ...wrong } })
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'invalid', errors: { [field]: [expect.any(String)] } },
    })
    expect(await countCareers()).toBe(before)
  })

  it.each([
    ['missing', undefined],
    ['a text of no digits', '1.0'],
    ['an empty text', ''],
    ['zero', 0],
    ['negative', -1],
    ['a fraction', 1.5],
    ['huge', 1e300],
    ['beyond an integer column', 2_147_483_648],
    ['unknown', 2_147_483_647],
    ['a list', [1]],
  ])('stays as it is when the id that is sent is %s', async (_what, careerId) => {
    const student = await posse.signUp()
    const [first] = await careersOf(student)
    await choose(student, first?.id)
    const refused = await choose(student, careerId)
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'invalid', errors: { career_id: [expect.any(String)] } },
    })
    expect(await careerOf(student)).toBe(first?.id)
  })

  it.each(['POST /careers', 'POST /user-career'])(
    '%s refuses what is not a JSON object of a fair size',
    async (route) => {
      const json = { 'content-type': 'application/json' }
      expect((await ana.call(route, { headers: json, body: '{"name":' })).status).toBe(400)
      expect((await ana.call(route, { headers: { 'content-type': 'text/plain' }, body: 'x' })).status).toBe(
        415,
      )
      expect((await ana.call(route, { body: { name: 'x'.repeat(2 ** 21) } })).status).toBe(413)
      for (const body of ['[]', 'null', '"x"', '7'])
        expect((await ana.call(route, { headers: json, body })).status).toBe(422)
      expect((await ana.call(route)).status).toBe(422)
    },
  )

  it('privacy: no call goes without a valid token', async () => {
    for (const route of ROUTES) {
      expect((await posse.call(route)).status).toBe(401)
      const forged = { authorization: `Bearer ${ana.token.slice(0, -4)}AAAA` }
      expect((await posse.call(route, { headers: forged })).status).toBe(401)
    }
  })

  it('privacy: another student neither sees, chooses, reads nor changes a career that is not his', async () => {
    const bia = await posse.signUp('Bia')
    const own = (await create(ana, 'Só da ana')).body.data
    await choose(ana, own.id)

    expect((await careersOf(bia)).map(({ id }) => id)).not.toContain(own.id)
    expect((await choose(bia, own.id)).status).toBe(422)
    expect((await bia.call('POST /user-career', { body: { user_id: ana.id, career_id: 1 } })).status).toBe(
      403,
    )
    for (const path of ['/user-career/', '/user-career/career_name/'])
      expect((await bia.call(`GET ${path}${ana.id}`)).status).toBe(403)
    expect((await create(bia, 'Só da ana')).status).toBe(201)
    expect(await careerOf(ana)).toBe(own.id)
  })
})
