import { describe, expect, it } from 'vitest'
import { TEST_PASSWORD, type TestStudent } from '../../../../../harness/app.ts'
import { appAtNoon } from '../../../../../harness/app-at-noon.ts'
import { engines } from '../../../../../harness/engines.ts'
import { documentOf } from '../../format/tree-document.ts'
import { topicsOf } from '../../format/walk.ts'

const EDITAL = documentOf(
  {
    blocks: [
      {
        name: 'Conhecimentos Específicos',
        subjects: [{ name: 'Direito Administrativo', topics: [{ num: '1', text: 'Atos administrativos.' }] }],
      },
    ],
  },
  { orgao: 'Tribunal de Contas da União', cargo: 'Auditor', banca: 'Cebraspe' },
)

describe.each(engines)('a student’s targets on $name', ({ open }) => {
  const { posse, database } = appAtNoon(open)

  const create = (student: TestStudent, body: object, key?: string) =>
    student.call('POST /targets', {
      body: { user_id: student.id, ...body },
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    })
  const made = async (student: TestStudent, body: object) => {
    const created = await create(student, body)
    expect(created).toMatchObject({ status: 201 })
    return created.body.data
  }
  const targetsOf = async (student: TestStudent) => (await student.call(`GET /targets/${student.id}`)).body
  const change = (student: TestStudent, id: number, body: object) =>
    student.call(`PUT /targets/${id}`, { body: { user_id: student.id, ...body } })
  const namesOf = async (student: TestStudent) =>
    (await targetsOf(student)).map(({ body, in_front }: { body: string; in_front: boolean }) => [
      body,
      in_front,
    ])

  it('begin with nothing more than a name, and the newest is in front', async () => {
    const student = await posse.signUp()
    expect(await targetsOf(student)).toEqual([])
    const first = await made(student, { body: '  Prefeitura  de Santos ' })
    expect(first).toEqual({
      id: expect.any(Number),
      body: 'Prefeitura de Santos',
      position: '',
      board: '',
      exam_day: null,
      in_front: true,
      topics: 0,
      revision: 1,
      notice_url: null,
      points: null,
      went: '',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    await made(student, { body: 'INSS', exam_day: '2027-03-14' })
    expect(await namesOf(student)).toEqual([
      ['INSS', true],
      ['Prefeitura de Santos', false],
    ])
  })

  it('take the names of their edital, unless the student typed others', async () => {
    const student = await posse.signUp()
    const named = await made(student, { document: EDITAL })
    expect(named).toMatchObject({
      body: 'Tribunal de Contas da União',
      position: 'Auditor',
      board: 'Cebraspe',
      topics: 1,
    })
    expect(await made(student, { document: EDITAL, body: 'TCU', exam_day: '2027-01-31' })).toMatchObject({
      body: 'TCU',
      position: 'Auditor',
      exam_day: '2027-01-31',
    })
  })

  it('are made of an edital of the catalogue in one tap', async () => {
    const student = await posse.signUp()
    const { status, body: entries } = await student.call('GET /catalogue')
    expect(status).toBe(200)
    expect(entries.length).toBeGreaterThanOrEqual(9)
    const [entry] = entries
    const { body: document } = await student.call(`GET /catalogue/${entry.id}`)
    expect(document).toMatchObject({ formato: 'edital-aberto/1', id: entry.id, orgao: entry.body })
    const { body, position, board } = entry
    const topics = topicsOf(document).length
    expect(await made(student, { catalogue: entry.id })).toMatchObject({ body, position, board, topics })
    expect((await create(student, { catalogue: 'nenhum' })).status).toBe(404)
    expect((await student.call('GET /catalogue/nenhum')).status).toBe(404)
  })

  it('are created once per key, however often and concurrently they are sent', async () => {
    const student = await posse.signUp()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => create(student, { body: 'INSS' }, 'once')),
    )
    const [first] = answers
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [201, first?.body]))
    expect(await targetsOf(student)).toHaveLength(1)
    const other = await posse.signUp()
    expect((await create(other, { body: 'IBGE' }, 'once')).body.data.body).toBe('IBGE')
  })

  it('change in the fields that were sent, and keep the others', async () => {
    const student = await posse.signUp()
    const { id } = await made(student, { body: 'INSS', position: 'Técnico', exam_day: '2027-03-14' })
    const changed = await change(student, id, { board: 'FGV', exam_day: null })
    expect(changed).toMatchObject({ status: 200, body: { message: 'Concurso-alvo salvo.' } })
    expect(changed.body.data).toMatchObject({
      body: 'INSS',
      position: 'Técnico',
      board: 'FGV',
      exam_day: null,
    })
    expect(await targetsOf(student)).toEqual([changed.body.data])
    expect((await change(student, id, {})).body.data).toEqual(changed.body.data)
  })

  it('are put in front one at a time, also when the one in front is deleted', async () => {
    const student = await posse.signUp()
    const [late, soon, other] = [
      await made(student, { body: 'Tarde', exam_day: '2028-01-01' }),
      await made(student, { body: 'Cedo', exam_day: '2027-01-01' }),
      await made(student, { body: 'Sem dia' }),
    ]
    const front = await student.call(`PUT /targets/${late.id}/front`, { body: { user_id: student.id } })
    expect(front).toMatchObject({ status: 200, body: { data: { id: late.id, in_front: true } } })
    expect(await namesOf(student)).toEqual([
      ['Tarde', true],
      ['Cedo', false],
      ['Sem dia', false],
    ])
    const deleted = await student.call(`DELETE /targets/${late.id}`)
    expect(deleted).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('Concurso-alvo deletado') },
    })
    expect(await namesOf(student)).toEqual([
      ['Cedo', true],
      ['Sem dia', false],
    ])
    const past = await made(student, { body: 'Passado', exam_day: '2020-01-01' })
    await student.call(`PUT /targets/${soon.id}/front`, { body: { user_id: student.id } })
    await student.call(`DELETE /targets/${soon.id}`)
    expect((await namesOf(student))[0]).toEqual(['Sem dia', true])
    await student.call(`DELETE /targets/${other.id}`)
    expect(await namesOf(student)).toEqual([['Passado', true]])
    await student.call(`DELETE /targets/${past.id}`)
    expect(await targetsOf(student)).toEqual([])
    expect((await student.call(`DELETE /targets/${other.id}`)).status).toBe(404)
  })

  it.each([
    ['no name', {}, { body: ['Informe o órgão ou o nome do concurso.'] }],
    ['a blank name', { body: ' ' }, { body: ['Informe o órgão ou o nome do concurso.'] }],
    ['a long name', { body: 'x'.repeat(151) }, { body: ['Tem 151 letras; cabem 150.'] }],
    [
      'a day that does not exist',
      { body: 'INSS', exam_day: '2027-02-30' },
      { exam_day: [expect.stringContaining('não existe')] },
    ],
    [
      'no address',
      { body: 'INSS', notice_url: 'javascript:alert(1)' },
      { notice_url: [expect.stringContaining('http')] },
    ],
    [
      'two sources',
      { document: EDITAL, catalogue: 'x' },
      { document: [expect.stringContaining('não os dois')] },
    ],
  ])('are not made of %s', async (_what, body, errors) => {
    const student = await posse.signUp()
    expect(await create(student, body)).toMatchObject({ status: 422, body: { code: 'invalid', errors } })
    expect(await targetsOf(student)).toEqual([])
  })

  it('are at most twenty', async () => {
    const student = await posse.signUp()
    for (let number = 1; number <= 20; number += 1) await made(student, { body: `Concurso ${number}` })
    const refused = await create(student, { body: 'Mais um' })
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('20 concursos-alvo') },
    })
    expect(await targetsOf(student)).toHaveLength(20)
  })

  it('are deleted with the account, with the knowledge of their topics', async () => {
    const student = await posse.signUp()
    await made(student, { document: EDITAL })
    const tables = [
      'target',
      'syllabus',
      'syllabus_item',
      'syllabus_subject',
      'topic',
      'topic_wording',
    ] as const
    const rows = async () => {
      const counts = tables.map((table) =>
        database.db.selectFrom(table).select('user_id').where('user_id', '=', student.id).execute(),
      )
      return (await Promise.all(counts)).map(({ length }) => length)
    }
    expect(await rows()).toEqual([1, 1, 1, 1, 1, 1])
    const gone = await student.call(`POST /account/deletion/${student.id}`, {
      body: { password: TEST_PASSWORD },
    })
    expect(gone.status).toBe(200)
    expect(await rows()).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('privacy: no call goes without a valid token', async () => {
    const ana = await posse.signUp()
    const { id } = await made(ana, { body: 'INSS' })
    for (const route of [
      `GET /targets/${ana.id}`,
      'POST /targets',
      `PUT /targets/${id}`,
      `DELETE /targets/${id}`,
      `POST /targets/${id}/outcome`,
    ]) {
      expect((await posse.call(route)).status, route).toBe(401)
    }
    expect((await posse.call(`PUT /targets/${id}/front`)).status).toBe(401)
  })

  it('privacy: another student neither reads, makes, changes, deletes nor puts them in front', async () => {
    const [ana, bia] = [await posse.signUp('Ana'), await posse.signUp('Bia')]
    const { id } = await made(ana, { body: 'INSS' })
    await made(ana, { body: 'IBGE' })
    const before = await targetsOf(ana)
    expect((await bia.call(`GET /targets/${ana.id}`)).status).toBe(403)
    expect((await bia.call('POST /targets', { body: { user_id: ana.id, body: 'INSS' } })).status).toBe(403)
    expect((await bia.call(`PUT /targets/${id}`, { body: { user_id: ana.id, body: 'Outro' } })).status).toBe(
      403,
    )
    expect((await change(bia, id, { body: 'Outro' })).status).toBe(404)
    expect((await bia.call(`PUT /targets/${id}/front`, { body: { user_id: bia.id } })).status).toBe(404)
    expect((await bia.call(`DELETE /targets/${id}`)).status).toBe(404)
    expect(await targetsOf(ana)).toEqual(before)
    expect(await targetsOf(bia)).toEqual([])
  })
})
