import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp, type TestStudent } from '../../../../harness/app.ts'
import type { TestDatabase } from '../../../../harness/database.ts'
import { bothEngines } from '../../../../harness/engines.ts'
import { addDays } from '../../../shared/calendar.ts'
import type { TreeChange } from '../changes/contract.ts'
import type { Syllabus } from '../contract.ts'
import { documentOf } from '../format/tree-document.ts'
import { topicsOf } from '../format/walk.ts'
import type { Topic } from '../tree.ts'

const topic = (text: string, ...children: Topic[]): Topic => (children.length > 0 ? { text, children } : { text })

const LAW = 'Direito Administrativo de Prova'
const edital = (topics: Topic[], more: Topic[] = []) =>
  documentOf(
    {
      blocks: [
        {
          name: 'Básicos',
          subjects: [
            { name: LAW, topics },
            { name: 'Português de Prova', topics: more },
          ],
        },
      ],
    },
    { orgao: 'TCU', cargo: 'Auditor' },
  )

const EDITAL = edital(
  [
    topic('Atos administrativos', topic('Conceito'), topic('Espécies')),
    topic('Poderes', topic('Conceito')),
    topic('Licitações: Lei nº 14.133/2021'),
  ],
  [topic('Crase')],
)

describe.each(bothEngines)('a student’s syllabus on $name', ({ open }) => {
  let database: TestDatabase
  let posse: TestApp

  beforeAll(async () => {
    database = await open()
    posse = await openTestApp(database.db, { dataDir: database.dataDir })
  })
  afterAll(async () => {
    await posse.close()
    await database.close()
  })

  const use = async (student: TestStudent, document: object = EDITAL): Promise<number> => {
    const created = await student.call('POST /targets', { body: { user_id: student.id, document } })
    expect(created).toMatchObject({ status: 201 })
    return created.body.data.id
  }
  const page = async (student: TestStudent, id: number | 'front' = 'front') => {
    const answer = await student.call(`GET /syllabus/${student.id}/${id}`)
    expect(answer).toMatchObject({ status: 200 })
    return answer.body
  }
  const read = async (student: TestStudent, id?: number): Promise<Syllabus> => (await page(student, id)).syllabus
  const subjectNamed = async (student: TestStudent, name: string): Promise<number> => {
    const { body } = await student.call('GET /subjects')
    return body.find((one: { name: string }) => one.name === name)?.id
  }
  const study = async (student: TestStudent, more: object) => {
    const body = { user_id: student.id, subject_id: await subjectNamed(student, LAW), study_time: 600, ...more }
    const saved = await student.call('POST /user-study-records', { body })
    expect(saved).toMatchObject({ status: 201 })
    return saved.body
  }
  const itemOf = ({ document }: Syllabus, text: string, above?: string) => {
    const found = topicsOf(document).find(
      ({ topic, parent }) => topic.texto === text && (!above || parent?.texto === above),
    )
    return found?.topic.id ?? ''
  }
  const topicsOfItem = ({ links }: Syllabus, item: string) => links.find((link) => link.item === item)?.topics ?? []
  const firstOf = (syllabus: Syllabus, text: string, above?: string) =>
    topicsOfItem(syllabus, itemOf(syllabus, text, above))[0]
  const sumsOf = (syllabus: Syllabus, text: string, above?: string) => {
    const ids = topicsOfItem(syllabus, itemOf(syllabus, text, above))
    const found = syllabus.studied.filter(({ topic_id }) => ids.includes(topic_id))
    return found.reduce(
      (sum, { seconds, questions, correct }) => [
        (sum[0] ?? 0) + seconds,
        (sum[1] ?? 0) + questions,
        (sum[2] ?? 0) + correct,
      ],
      [0, 0, 0],
    )
  }
  const change = (student: TestStudent, id: number, changes: TreeChange[], key?: string) =>
    student.call(`POST /syllabus/${id}/changes`, {
      body: { user_id: student.id, changes },
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    })

  it('is nothing while there is no target', async () => {
    const student = await posse.signUp()
    const { syllabus, targets, day } = await page(student)
    expect([syllabus, targets]).toEqual([null, []])
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect((await student.call(`GET /syllabus/${student.id}/1`)).status).toBe(404)
  })

  it('makes and activates the subjects that are missing, and takes those that are there', async () => {
    const student = await posse.signUp()
    const mine = await student.call('POST /subjects', { body: { name: 'PORTUGUES de prova' } })
    await use(student)
    const { subjects, document } = await read(student)
    const { body: active } = await student.call(`GET /user-subjects/${student.id}`)
    expect(active.map(({ subject }: { subject: { name: string } }) => subject.name).sort()).toEqual([
      LAW,
      'PORTUGUES de prova',
    ])
    const items = document.blocos.flatMap(({ disciplinas }) => disciplinas.map(({ id }) => id))
    expect(subjects.map(({ item }) => item).sort()).toEqual(items.toSorted())
    expect(subjects.map(({ subject_id }) => subject_id)).toContain(mine.body.data.id)
  })

  it('has the history of what was studied before it, by the words', async () => {
    const student = await posse.signUp()
    await student.call('POST /subjects', { body: { name: LAW } })
    await study(student, { topic: '1.1 ATOS  administrativos.', questions_resolved: 10, correct_answers: 7 })
    await study(student, { topic: 'Licitações – Lei 14.133/2021', study_time: 60 })
    await study(student, { topic: 'Outra coisa', study_time: 1 })
    await use(student)
    const known = await read(student)
    expect(sumsOf(known, 'Atos administrativos')).toEqual([600, 10, 7])
    expect(sumsOf(known, 'Poderes')).toEqual([0, 0, 0])
    const law = known.studied_subjects.find(({ seconds }) => seconds > 0)
    expect(law).toMatchObject({ seconds: 661, questions: 10, correct: 7 })
  })

  it('counts what is studied of a topic, named or by its words, in its state', async () => {
    const student = await posse.signUp()
    await use(student)
    const before = await read(student)
    expect(before.studied).toEqual([])
    const topic_id = firstOf(before, 'Espécies')
    await study(student, { topic_id })
    await study(student, { topic: 'especies', study_time: 30 })
    const [studied] = (await read(student)).studied
    const today = (await page(student)).day
    expect(studied).toEqual({
      topic_id,
      seconds: 630,
      questions: 0,
      correct: 0,
      learned_on: null,
      last_on: today,
      state: 'in_study',
    })
    const { id } = await study(student, { topic_id, finished: true })
    expect((await read(student)).studied).toMatchObject([{ learned_on: today, state: 'learned' }])
    await student.call(`DELETE /user-study-records/${id}`)
    expect((await read(student)).studied).toMatchObject([{ seconds: 630, learned_on: null, state: 'in_study' }])
    const long = addDays(today, -30)
    await study(student, { topic: 'Poderes', questions_resolved: 5, created_at: `${long}T15:00:00Z` })
    const poderes = (await read(student)).studied.find((one) => one.topic_id !== topic_id)
    expect(poderes).toMatchObject({ learned_on: long, last_on: long, state: 'again' })
  })

  it('tells words that stand twice apart by what stands above them', async () => {
    const student = await posse.signUp()
    await use(student)
    const known = await read(student)
    const [acts, powers] = [firstOf(known, 'Conceito', 'Atos administrativos'), firstOf(known, 'Conceito', 'Poderes')]
    expect(acts).not.toBe(powers)
    await study(student, { topic_id: acts, topic: 'Conceito' })
    await study(student, { topic: 'Conceito', study_time: 5 })
    const after = await read(student)
    expect(sumsOf(after, 'Conceito', 'Atos administrativos')).toEqual([600, 0, 0])
    expect(sumsOf(after, 'Conceito', 'Poderes')).toEqual([0, 0, 0])
  })

  it('shares a topic with another edital, and its history outlives both', async () => {
    const student = await posse.signUp()
    const first = await use(student)
    await study(student, { topic_id: firstOf(await read(student), 'Licitações: Lei nº 14.133/2021') })
    await use(student, edital([topic('7. LICITAÇÕES (Lei n. 14.133/2021);')]))
    expect((await read(student)).studied).toMatchObject([{ seconds: 600 }])
    await student.call(`DELETE /targets/${(await page(student)).targets[0].id}`)
    await student.call(`DELETE /targets/${first}`)
    const left = await database.db.selectFrom('topic').select('words').where('user_id', '=', student.id).execute()
    expect(left).toHaveLength(1)
    await use(student)
    expect(sumsOf(await read(student), 'Licitações: Lei nº 14.133/2021')).toEqual([600, 0, 0])
    const { body: records } = await student.call(`GET /user-study-records/user/${student.id}`)
    expect(records).toHaveLength(1)
  })

  it('keeps every history when it is mended: reworded, moved, joined, split, removed and restored', async () => {
    const student = await posse.signUp()
    const id = await use(student)
    const known = await read(student)
    await study(student, { topic_id: firstOf(known, 'Espécies'), questions_resolved: 4, correct_answers: 3 })
    await study(student, { topic_id: firstOf(known, 'Poderes'), study_time: 60 })
    const [kinds, powers, acts] = ['Espécies', 'Poderes', 'Atos administrativos'].map((text) => itemOf(known, text))
    const portuguese = known.document.blocos[0]?.disciplinas[1]?.id ?? ''
    const ok = async (changes: TreeChange[]) => {
      expect(await change(student, id, changes)).toMatchObject({ status: 200 })
      return read(student)
    }
    const reworded = await ok([{ op: 'rename', id: kinds ?? '', text: 'Espécies de atos' }])
    expect(sumsOf(reworded, 'Espécies de atos')).toEqual([600, 4, 3])
    await study(student, { topic: 'espécies de atos', study_time: 1 })
    const moved = await ok([{ op: 'move', id: kinds ?? '', to: portuguese }])
    expect(sumsOf(moved, 'Espécies de atos')).toEqual([601, 4, 3])
    const [primary] = topicsOfItem(moved, kinds ?? '')
    const saved = await study(student, {
      subject_id: await subjectNamed(student, 'Português de Prova'),
      topic_id: primary,
      study_time: 2,
    })
    expect(saved).toMatchObject({ topic_id: primary, topic: 'Espécies de atos' })
    const joined = await ok([{ op: 'join', id: acts ?? '', other: powers ?? '', text: 'Atos e poderes' }])
    expect(sumsOf(joined, 'Atos e poderes')).toEqual([60, 0, 0])
    const split = await ok([
      { op: 'split', id: acts ?? '', text: 'Atos', parts: [{ id: 'poderes-de-novo', text: 'Poderes do Estado' }] },
    ])
    expect([sumsOf(split, 'Atos'), sumsOf(split, 'Poderes do Estado')]).toEqual([
      [60, 0, 0],
      [60, 0, 0],
    ])
    await study(student, { topic_id: firstOf(split, 'Atos'), study_time: 5 })
    const torn = await read(student)
    expect([sumsOf(torn, 'Atos'), sumsOf(torn, 'Poderes do Estado')]).toEqual([
      [65, 0, 0],
      [60, 0, 0],
    ])
    expect(sumsOf(await ok([{ op: 'remove', id: kinds ?? '' }]), 'Espécies de atos')).toEqual([0, 0, 0])
    const back = await ok([{ op: 'restore', id: kinds ?? '', to: portuguese }])
    expect(sumsOf(back, 'Espécies de atos')).toEqual([603, 4, 3])
  })

  it('is mended once by a key, all or nothing, and from two devices in turns', async () => {
    const student = await posse.signUp()
    const id = await use(student)
    const known = await read(student)
    const acts = itemOf(known, 'Atos administrativos')
    const rename: TreeChange[] = [{ op: 'rename', id: acts, text: 'Atos' }]
    const sent = await Promise.all(Array.from({ length: 4 }, () => change(student, id, rename, 'one')))
    expect(sent.map(({ status, body }) => [status, body.revision])).toEqual(sent.map(() => [200, 2]))
    const refused = await change(student, id, [
      { op: 'remove', id: acts },
      { op: 'rename', id: 'gone', text: 'x' },
    ])
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('não está mais no edital') },
    })
    const both = await Promise.all([
      change(student, id, [{ op: 'rename', id: acts, text: 'Dos atos' }]),
      change(student, id, [{ op: 'weigh', id: acts, importancia: 'alta' }]),
    ])
    expect(both.map(({ body }) => body.revision).sort()).toEqual([3, 4])
    const found = topicsOf((await read(student)).document).find(({ topic }) => topic.id === acts)
    expect(found?.topic).toMatchObject({ texto: 'Dos atos', importancia: 'alta' })
    expect((await change(student, id, [{ op: 'rename', id: acts, text: ' ' }])).status).toBe(422)
    expect((await change(student, 2_000_000_000, rename)).status).toBe(404)
  })

  it('is given to a target that began without one, and to no other', async () => {
    const student = await posse.signUp()
    const bare = await student.call('POST /targets', { body: { user_id: student.id, body: 'TCU' } })
    const give = () =>
      student.call(`PUT /syllabus/${bare.body.data.id}`, { body: { user_id: student.id, document: EDITAL } })
    expect(await give()).toMatchObject({ status: 200, body: { message: 'Edital salvo.' } })
    expect((await page(student)).targets).toMatchObject([{ topics: 7, revision: 2 }])
    expect(await give()).toMatchObject({ status: 409, body: { message: expect.stringContaining('retificação') } })
  })

  it('may be written by hand from nothing', async () => {
    const student = await posse.signUp()
    await student.call('POST /targets', { body: { user_id: student.id, body: 'Prefeitura' } })
    const { document, target } = await read(student)
    const block = document.blocos[0]?.id ?? ''
    const added = await change(student, target.id, [
      { op: 'add', kind: 'subject', id: 'd1', text: LAW, to: block },
      { op: 'add', kind: 'topic', id: 't1', text: 'Atos', to: 'd1' },
    ])
    expect(added).toMatchObject({ status: 200 })
    await study(student, { topic: 'atos' })
    expect((await read(student)).studied).toMatchObject([{ seconds: 600 }])
  })

  it('is exported as it is, with the names of its target, and imported again', async () => {
    const student = await posse.signUp()
    const document = { ...EDITAL, 'meu-campo': { a: [1] } }
    const id = await use(student, document)
    await student.call(`PUT /targets/${id}`, { body: { user_id: student.id, board: 'FGV' } })
    const file = await student.call(`GET /syllabus/${student.id}/${id}/edital.json`)
    expect(file.headers['content-disposition']).toBe('attachment; filename="tcu-auditor.edital.json"')
    expect(file.body).toEqual({ ...document, banca: 'FGV' })
    const again = await use(student, file.body)
    expect((await student.call(`GET /syllabus/${student.id}/${again}/edital.json`)).body).toEqual(file.body)
  })

  it.each([
    ['no document', { a: 1 }, /não é um edital no formato aberto/],
    ['another version', { ...EDITAL, formato: 'edital-aberto/2' }, /edital-aberto\/2/],
    ['no blocks', { ...EDITAL, blocos: 'x' }, /quebrado em blocos/],
    [
      'too many topics',
      edital(Array.from({ length: 5001 }, (_, index) => topic(`T ${index}`))),
      /mais de 5\.000 tópicos/,
    ],
    [
      'no end of levels',
      edital([Array.from({ length: 13 }).reduce<Topic>((below, _, at) => topic(`N ${at}`, below), topic('N'))]),
      /níveis/,
    ],
  ])('takes nothing of what is %s, and says why', async (_what, document, sentence) => {
    const student = await posse.signUp()
    const refused = await student.call('POST /targets', { body: { user_id: student.id, document } })
    expect(refused).toMatchObject({ status: 422, body: { errors: { document: [expect.stringMatching(sentence)] } } })
    expect((await page(student)).targets).toEqual([])
    expect(await subjectNamed(student, LAW)).toBeUndefined()
  })

  it('takes nothing of a document with an id twice', async () => {
    const student = await posse.signUp()
    const twice = structuredClone(EDITAL)
    for (const { topic } of topicsOf(twice)) topic.id = 'same'
    const refused = await student.call('POST /targets', { body: { user_id: student.id, document: twice } })
    expect(refused.body.errors.document).toEqual([expect.stringContaining('dois itens com o id same')])
  })

  it('is refused in a sentence when it is larger than a call may be', async () => {
    const student = await posse.signUp()
    const refused = await student.call('POST /targets', {
      body: { user_id: student.id, document: { ...EDITAL, extra: 'x'.repeat(5_000_000) } },
    })
    expect(refused).toMatchObject({ status: 413, body: { message: expect.stringContaining('5 MB') } })
  })

  it('is read of a pasted text, away from what answers, and nothing is saved', async () => {
    const student = await posse.signUp()
    const text = [
      'CONTEÚDO PROGRAMÁTICO',
      'LÍNGUA PORTUGUESA: 1 Compreensão de textos. 2 Ortografia oficial. 3 Crase.',
      'DIREITO ADMINISTRATIVO: 1 Atos administrativos. 1.1 Conceito. 1.2 Espécies. 2 Poderes. 3 Licitações.',
    ].join('\n')
    const answer = await student.call('POST /syllabus/reading', { body: { user_id: student.id, text } })
    expect(answer).toMatchObject({ status: 200 })
    const texts = topicsOf(answer.body.document).map(({ topic }) => topic.texto)
    expect(texts.join(' ')).toContain('Espécies')
    expect((await page(student)).targets).toEqual([])
    const none = await student.call('POST /syllabus/reading', { body: { user_id: student.id, text: ' ' } })
    expect(none).toMatchObject({ status: 422, body: { message: 'Cole o texto do edital ou envie um PDF.' } })
    const letter = 'Querida mãe, cheguei bem. '.repeat(20)
    const refused = await student.call('POST /syllabus/reading', { body: { user_id: student.id, text: letter } })
    expect(refused).toMatchObject({ status: 422, body: { message: expect.stringContaining('reconheci') } })
  })

  it('privacy: no call goes without a valid token', async () => {
    const ana = await posse.signUp()
    const id = await use(ana)
    for (const route of [
      `GET /syllabus/${ana.id}/front`,
      `GET /syllabus/${ana.id}/${id}`,
      `GET /syllabus/${ana.id}/${id}/edital.json`,
      `PUT /syllabus/${id}`,
      `POST /syllabus/${id}/changes`,
      `POST /syllabus/${id}/difference`,
      `POST /syllabus/${id}/amendments`,
      'POST /syllabus/reading',
      'GET /catalogue',
      'GET /catalogue/x',
    ]) {
      expect((await posse.call(route)).status, route).toBe(401)
    }
  })

  it('privacy: another student neither reads nor changes it, and shares no knowledge of it', async () => {
    const [ana, bia] = [await posse.signUp('Ana'), await posse.signUp('Bia')]
    const id = await use(ana)
    await study(ana, { topic: 'Poderes' })
    const before = await read(ana)
    const post = (what: string, more: object) =>
      bia.call(`POST /syllabus/${id}/${what}`, { body: { user_id: bia.id, ...more } })
    expect((await bia.call(`GET /syllabus/${ana.id}/front`)).status).toBe(403)
    expect((await bia.call(`GET /syllabus/${bia.id}/${id}`)).status).toBe(404)
    expect((await bia.call(`GET /syllabus/${ana.id}/${id}/edital.json`)).status).toBe(403)
    expect((await bia.call(`GET /syllabus/${bia.id}/${id}/edital.json`)).status).toBe(404)
    expect((await post('changes', { changes: [{ op: 'remove', id: 'x' }] })).status).toBe(404)
    expect((await post('difference', { document: EDITAL })).status).toBe(404)
    expect((await post('amendments', { document: EDITAL, revision: 1 })).status).toBe(404)
    expect((await bia.call(`PUT /syllabus/${id}`, { body: { user_id: bia.id, document: EDITAL } })).status).toBe(404)
    await use(bia)
    const own = await read(bia)
    expect(own.studied).toEqual([])
    expect(
      own.links
        .flatMap(({ topics }) => topics)
        .filter((one) => before.links.some(({ topics }) => topics.includes(one))),
    ).toEqual([])
    expect(await read(ana)).toEqual(before)
  })
})
