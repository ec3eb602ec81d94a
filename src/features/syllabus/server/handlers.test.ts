import { describe, expect, it } from 'vitest'
import { appOnEngine } from '../../../../harness/app-on-engine.ts'
import { engines } from '../../../../harness/engines.ts'
import { EDITAL, firstOf, itemOf, LAW, sumsOf, withSyllabus } from '../../../../harness/syllabus-student.ts'
import { addDays } from '../../../shared/calendar.ts'
import { topicsOf } from '../format/walk.ts'
import type { TreeChange } from '../operations/contract.ts'

describe.each(engines)('a student’s syllabus on $name', ({ open }) => {
  const { posse } = appOnEngine(open)

  it('is empty while there is no target', async () => {
    const student = await posse.signUp()
    const mine = withSyllabus(student)
    const { syllabus, targets, day } = await mine.page()
    expect([syllabus, targets]).toEqual([null, []])
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect((await student.call(`GET /syllabus/${student.id}/1`)).status).toBe(404)
  })

  it('creates and activates missing subjects, and uses existing ones', async () => {
    const student = await posse.signUp()
    const mine = withSyllabus(student)
    const created = await student.call('POST /subjects', { body: { name: 'PORTUGUES de prova' } })
    await mine.use()
    const { subjects, document } = await mine.read()
    const { body: active } = await student.call(`GET /user-subjects/${student.id}`)
    expect(active.map(({ subject }: { subject: { name: string } }) => subject.name).sort()).toEqual([
      LAW,
      'PORTUGUES de prova',
    ])
    const items = document.blocos.flatMap(({ disciplinas }) => disciplinas.map(({ id }) => id))
    expect(subjects.map(({ item }) => item).sort()).toEqual(items.toSorted())
    expect(subjects.map(({ subject_id }) => subject_id)).toContain(created.body.data.id)
  })

  it('has the history of topics studied before it, found by their words', async () => {
    const student = await posse.signUp()
    const mine = withSyllabus(student)
    await student.call('POST /subjects', { body: { name: LAW } })
    await mine.study({ topic: '1.1 ATOS  administrativos.', questions_resolved: 10, correct_answers: 7 })
    await mine.study({ topic: 'Licitações – Lei 14.133/2021', study_time: 60 })
    await mine.study({ topic: 'Outra coisa', study_time: 1 })
    await mine.use()
    const known = await mine.read()
    expect(sumsOf(known, 'Atos administrativos')).toEqual([600, 10, 7])
    expect(sumsOf(known, 'Poderes')).toEqual([0, 0, 0])
    const law = known.studied_subjects.find(({ seconds }) => seconds > 0)
    expect(law).toMatchObject({ seconds: 661, questions: 10, correct: 7 })
  })

  it('counts study of a topic, by id or by words, in its state', async () => {
    const student = await posse.signUp()
    const mine = withSyllabus(student)
    await mine.use()
    const before = await mine.read()
    expect(before.studied).toEqual([])
    const topic_id = firstOf(before, 'Espécies')
    await mine.study({ topic_id })
    await mine.study({ topic: 'especies', study_time: 30 })
    const [studied] = (await mine.read()).studied
    const today = (await mine.page()).day
    expect(studied).toEqual({
      topic_id,
      seconds: 630,
      questions: 0,
      correct: 0,
      learned_on: null,
      last_on: today,
      state: 'in_study',
    })
    const { id } = await mine.study({ topic_id, finished: true })
    expect((await mine.read()).studied).toMatchObject([{ learned_on: today, state: 'learned' }])
    await student.call(`DELETE /user-study-records/${id}`)
    expect((await mine.read()).studied).toMatchObject([{ seconds: 630, learned_on: null, state: 'in_study' }])
    const long = addDays(today, -30)
    await mine.study({ topic: 'Poderes', questions_resolved: 5, created_at: `${long}T15:00:00Z` })
    const poderes = (await mine.read()).studied.find((one) => one.topic_id !== topic_id)
    expect(poderes).toMatchObject({ learned_on: long, last_on: long, state: 'again' })
  })

  it('is changed once per key, all or nothing, and by two devices in turns', async () => {
    const student = await posse.signUp()
    const mine = withSyllabus(student)
    const id = await mine.use()
    const known = await mine.read()
    const acts = itemOf(known, 'Atos administrativos')
    const rename: TreeChange[] = [{ op: 'rename', id: acts, text: 'Atos' }]
    const sent = await Promise.all(Array.from({ length: 4 }, () => mine.change(id, rename, 'one')))
    expect(sent.map(({ status, body }) => [status, body.revision])).toEqual(sent.map(() => [200, 2]))
    const refused = await mine.change(id, [
      { op: 'remove', id: acts },
      { op: 'rename', id: 'gone', text: 'x' },
    ])
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('não está mais no edital') },
    })
    const both = await Promise.all([
      mine.change(id, [{ op: 'rename', id: acts, text: 'Dos atos' }]),
      mine.change(id, [{ op: 'weigh', id: acts, importancia: 'alta' }]),
    ])
    expect(both.map(({ body }) => body.revision).sort()).toEqual([3, 4])
    const found = topicsOf((await mine.read()).document).find(({ topic }) => topic.id === acts)
    expect(found?.topic).toMatchObject({ texto: 'Dos atos', importancia: 'alta' })
    expect((await mine.change(id, [{ op: 'rename', id: acts, text: ' ' }])).status).toBe(422)
    expect((await mine.change(2_000_000_000, rename)).status).toBe(404)
  })

  it('is given to a target that began without one, and to no other', async () => {
    const student = await posse.signUp()
    const mine = withSyllabus(student)
    const bare = await student.call('POST /targets', { body: { user_id: student.id, body: 'TCU' } })
    const give = () =>
      student.call(`PUT /syllabus/${bare.body.data.id}`, { body: { user_id: student.id, document: EDITAL } })
    expect(await give()).toMatchObject({ status: 200, body: { message: 'Edital salvo.' } })
    expect((await mine.page()).targets).toMatchObject([{ topics: 7, revision: 2 }])
    expect(await give()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('retificação') },
    })
  })

  it('keeps corrections made before it is sent again because the first answer got lost', async () => {
    const student = await posse.signUp()
    const mine = withSyllabus(student)
    const bare = await student.call('POST /targets', { body: { user_id: student.id, body: 'TCU' } })
    const give = (document: object, key: string) =>
      student.call(`PUT /syllabus/${bare.body.data.id}`, {
        body: { user_id: student.id, document },
        headers: { 'idempotency-key': key },
      })
    const mended = { ...EDITAL, cargo: 'Técnico' }
    expect((await give(EDITAL, 'lost')).body.revision).toBe(2)
    expect((await give(EDITAL, 'lost')).body.revision).toBe(2)
    expect((await give(mended, 'lost')).body.revision).toBe(3)
    const known = await mine.read()
    expect(known.document.cargo).toBe('Técnico')
    expect((await give(mended, 'another')).status).toBe(409)
    await mine.change(known.target.id, [
      { op: 'rename', id: itemOf(known, 'Atos administrativos'), text: 'Atos' },
    ])
    // A late retry does not undo newer saves.
    expect((await give(EDITAL, 'lost')).body.revision).toBe(4)
    expect((await mine.read()).document.cargo).toBe('Técnico')
  })

  it('may be written by hand from nothing', async () => {
    const student = await posse.signUp()
    const mine = withSyllabus(student)
    await student.call('POST /targets', { body: { user_id: student.id, body: 'Prefeitura' } })
    const { document, target } = await mine.read()
    const block = document.blocos[0]?.id ?? ''
    const added = await mine.change(target.id, [
      { op: 'add', kind: 'subject', id: 'd1', text: LAW, to: block },
      { op: 'add', kind: 'topic', id: 't1', text: 'Atos', to: 'd1' },
    ])
    expect(added).toMatchObject({ status: 200 })
    await mine.study({ topic: 'atos' })
    expect((await mine.read()).studied).toMatchObject([{ seconds: 600 }])
  })

  it('is exported as it is, with the names of its target, and imported again', async () => {
    const student = await posse.signUp()
    const mine = withSyllabus(student)
    const document = { ...EDITAL, 'meu-campo': { a: [1] } }
    const id = await mine.use(document)
    await student.call(`PUT /targets/${id}`, { body: { user_id: student.id, board: 'FGV' } })
    const file = await student.call(`GET /syllabus/${student.id}/${id}/edital.json`)
    expect(file.headers['content-disposition']).toBe('attachment; filename="tcu-auditor.edital.json"')
    expect(file.body).toEqual({ ...document, banca: 'FGV' })
    const again = await mine.use(file.body)
    expect((await student.call(`GET /syllabus/${student.id}/${again}/edital.json`)).body).toEqual(file.body)
  })

  it('imports nothing from a file that is no edital, and says why', async () => {
    const student = await posse.signUp()
    const refused = await student.call('POST /targets', { body: { user_id: student.id, document: { a: 1 } } })
    const errors = { document: [expect.stringContaining('Não reconheci')] }
    expect(refused).toMatchObject({ status: 422, body: { errors } })
    const { page, subjectNamed } = withSyllabus(student)
    expect((await page()).targets).toEqual([])
    expect(await subjectNamed(LAW)).toBeUndefined()
  })

  it('is refused in a sentence when it is larger than a call may be', async () => {
    const student = await posse.signUp()
    const refused = await student.call('POST /targets', {
      body: { user_id: student.id, document: { ...EDITAL, extra: 'x'.repeat(5_000_000) } },
    })
    expect(refused).toMatchObject({ status: 413, body: { message: expect.stringContaining('5 MB') } })
  })

  it('privacy: no call goes without a valid token', async () => {
    const ana = await posse.signUp()
    const hers = withSyllabus(ana)
    const id = await hers.use()
    for (const route of [
      `GET /syllabus/${ana.id}/front`,
      `GET /syllabus/${ana.id}/${id}`,
      `GET /syllabus/${ana.id}/${id}/edital.json`,
      `PUT /syllabus/${id}`,
      `POST /syllabus/${id}/changes`,
      `POST /syllabus/${id}/difference`,
      `POST /syllabus/${id}/amendments`,
      'POST /syllabus/reading',
      'POST /syllabus/reading/places',
      'GET /catalogue',
      'GET /catalogue/x',
    ]) {
      expect((await posse.call(route)).status, route).toBe(401)
    }
  })

  it('privacy: another student neither reads nor changes it, and shares no knowledge of it', async () => {
    const [ana, bia] = [await posse.signUp('Ana'), await posse.signUp('Bia')]
    const [hers, other] = [withSyllabus(ana), withSyllabus(bia)]
    const id = await hers.use()
    await hers.study({ topic: 'Poderes' })
    const before = await hers.read()
    const post = (what: string, more: object) =>
      bia.call(`POST /syllabus/${id}/${what}`, { body: { user_id: bia.id, ...more } })
    expect((await bia.call(`GET /syllabus/${ana.id}/front`)).status).toBe(403)
    expect((await bia.call(`GET /syllabus/${bia.id}/${id}`)).status).toBe(404)
    expect((await bia.call(`GET /syllabus/${ana.id}/${id}/edital.json`)).status).toBe(403)
    expect((await bia.call(`GET /syllabus/${bia.id}/${id}/edital.json`)).status).toBe(404)
    expect((await post('changes', { changes: [{ op: 'remove', id: 'x' }] })).status).toBe(404)
    expect((await post('difference', { document: EDITAL })).status).toBe(404)
    expect((await post('amendments', { document: EDITAL, revision: 1 })).status).toBe(404)
    expect(
      (await bia.call(`PUT /syllabus/${id}`, { body: { user_id: bia.id, document: EDITAL } })).status,
    ).toBe(404)
    await other.use()
    const own = await other.read()
    expect(own.studied).toEqual([])
    expect(
      own.links
        .flatMap(({ topics }) => topics)
        .filter((one) => before.links.some(({ topics }) => topics.includes(one))),
    ).toEqual([])
    expect(await hers.read()).toEqual(before)
  })
})
