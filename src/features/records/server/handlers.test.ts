import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { TestStudent } from '../../../../harness/app.ts'
import { appOnEngine } from '../../../../harness/app-on-engine.ts'
import { engines } from '../../../../harness/engines.ts'
import { today } from '../../../shared/calendar.ts'

describe.each(engines)('study records on $name', ({ open }) => {
  const { posse, database } = appOnEngine(open)
  let law: number
  let ana: TestStudent

  beforeAll(async () => {
    law = await addSubject('Noções de Direito')
    ana = await posse.signUp()
  })

  const addSubject = async (name: string, owner_id: string | null = null) => {
    const values = { name, name_key: name.toLowerCase(), owner_id }
    const { id } = await database.db
      .insertInto('subject')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const sessionOf = ({ id }: TestStudent) => ({ user_id: id, subject_id: law, study_time: 1500 })
  const save = async (student: TestStudent, more: object = {}) => {
    const saved = await student.call('POST /user-study-records', { body: { ...sessionOf(student), ...more } })
    expect(saved).toMatchObject({ status: 201 })
    return saved.body
  }
  const keyed = (student: TestStudent) =>
    student.call('POST /user-study-records', {
      body: sessionOf(student),
      headers: { 'idempotency-key': 'key-of-ana' },
    })
  const edit = (student: TestStudent, id: number | string, body: object) =>
    student.call(`PUT /user-study-records/${id}`, { body })
  const remove = (student: TestStudent, id: number | string) =>
    student.call(`DELETE /user-study-records/${id}`)
  const list = (student: TestStudent, query: Record<string, string> = {}) =>
    student.call(`GET /user-study-records/user/${student.id}`, { query })
  const pagesOf = async (student: TestStudent, limit: string, cursor?: string): Promise<unknown[][]> => {
    const page = await list(student, cursor ? { limit, cursor } : { limit })
    expect(page.status).toBe(200)
    const next = page.headers['x-next-cursor']
    return [page.body, ...(next ? await pagesOf(student, limit, String(next)) : [])]
  }

  it('are saved and answered whole', async () => {
    const student = await posse.signUp()
    const before = Date.now()
    const answers = { questions_resolved: 10, correct_answers: 7, incorrect_answers: 3, total_pauses: 2 }
    const saved = await save(student, { topic: '  Atos   administrativos ', ...answers })
    expect(saved).toEqual({
      id: expect.any(Number),
      ...sessionOf(student),
      day: today(new Date(), 'America/Sao_Paulo'),
      zone: 'America/Sao_Paulo',
      subject: { id: law, name: 'Noções de Direito' },
      topic: 'Atos administrativos',
      ...answers,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      ativo: 1,
    })
    expect(Math.abs(Date.parse(saved.created_at) - before)).toBeLessThan(5000)
    expect((await list(student)).body).toEqual([saved])
  })

  it('need no more than a subject and a time', async () => {
    const zeros = { total_pauses: 0, questions_resolved: 0, correct_answers: 0, incorrect_answers: 0 }
    expect(await save(ana)).toMatchObject({ topic: null, ...zeros })
    expect(await save(ana, { topic: ' ' })).toMatchObject({ topic: null })
    expect(await save(ana, { topic: null, study_time: 1 })).toMatchObject({ topic: null, study_time: 1 })
  })

  it('have the correct answers worked out when only the total and the incorrect ones are told', async () => {
    const ten = { questions_resolved: 10 }
    expect(await save(ana, { ...ten, incorrect_answers: 4 })).toMatchObject({ correct_answers: 6 })
    expect(await save(ana, ten)).toMatchObject({ correct_answers: 0, incorrect_answers: 0 })
  })

  it('sent later keep when they ended, in any zone', async () => {
    const later = await save(ana, { created_at: '2026-01-31T22:15:00.5-03:00' })
    expect(later.created_at).toBe('2026-02-01T01:15:00.500Z')
  })

  it('are of the moment and never of the future by the clock that cuts the days, not by the database’s', async () => {
    const student = await posse.signUp()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 })
    onTestFinished(() => void vi.useRealTimers())
    const now = new Date().toISOString()
    const saved = await save(student)
    expect(saved.created_at).toBe(now)
    expect((await save(student, { created_at: '2999-01-01T00:00:00Z' })).created_at).toBe(now)
    const past = { ...sessionOf(student), created_at: new Date(Date.now() - 1000).toISOString() }
    const savedAt = async (body: object) => (await edit(student, saved.id, body)).body.data.created_at
    expect(await savedAt(past)).toBe(past.created_at)
    expect(await savedAt({ ...past, created_at: '2999-01-01T00:00:00Z' })).toBe(now)
  })

  it('may be of a subject of the student’s own', async () => {
    const own = await addSubject('Minha matéria', ana.id)
    expect(await save(ana, { subject_id: own })).toMatchObject({ subject: { name: 'Minha matéria' } })
  })

  it('stay when their subject is not known any more', async () => {
    const student = await posse.signUp()
    const passing = await addSubject('Passageira', student.id)
    const { id } = await save(student, { subject_id: passing })
    await database.db.deleteFrom('subject').where('id', '=', passing).execute()
    expect((await list(student)).body).toMatchObject([{ id, subject_id: passing, subject: null }])
    const edited = { ...sessionOf(student), subject_id: passing, study_time: 60 }
    const stored = { data: { study_time: 60, subject: null } }
    expect(await edit(student, id, edited)).toMatchObject({ status: 200, body: stored })
  })

  it('are edited and keep when they were', async () => {
    const student = await posse.signUp()
    const { id, created_at } = await save(student, { topic: 'Atos', created_at: '2026-03-01T10:00:00.000Z' })
    const other = await addSubject('Raciocínio lógico', student.id)
    const change = { ...sessionOf(student), subject_id: other, study_time: 0, questions_resolved: 5 }
    const edited = await edit(student, id, change)
    expect(edited).toMatchObject({ status: 200, body: { message: 'Registro atualizado com sucesso!' } })
    const subject = { id: other, name: 'Raciocínio lógico' }
    expect(edited.body.data).toMatchObject({ id, ...change, subject, topic: null, created_at, ativo: 1 })
    expect((await list(student)).body).toEqual([edited.body.data])
    const moved = { ...change, created_at: '2026-02-01T10:00:00.000Z' }
    expect((await edit(student, id, moved)).body.data.created_at).toBe(moved.created_at)
  })

  it('are deleted once, and are then not there to edit or delete', async () => {
    const student = await posse.signUp()
    const { id, created_at } = await save(student)
    const message = 'Não encontramos este registro de estudo.'
    const gone = { status: 404, body: { code: 'not_found', message } }
    const deleted = await remove(student, id)
    expect(deleted).toMatchObject({ status: 200, body: { message: 'Registro deletado com sucesso!' } })
    expect(deleted.body.data).toMatchObject({ ...sessionOf(student), id, created_at, ativo: 0 })
    expect((await list(student)).body).toEqual([])
    expect(await remove(student, id)).toMatchObject(gone)
    expect(await edit(student, id, sessionOf(student))).toMatchObject(gone)
    expect(await remove(student, '999999999999999')).toMatchObject(gone)
  })

  it('happen once by their key, however often and at once they are sent, also after an edit and a deletion', async () => {
    const student = await posse.signUp()
    const send = () => keyed(student)
    const answers = await Promise.all(Array.from({ length: 12 }, send))
    const [first] = answers
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [201, first?.body]))
    const { id } = first?.body ?? {}
    await edit(student, id, { ...sessionOf(student), study_time: 7 })
    expect(await send()).toMatchObject({ status: 201, body: { id, study_time: 7, ativo: 1 } })
    await remove(student, id)
    expect(await send()).toMatchObject({ status: 201, body: { id, study_time: 7, ativo: 0 } })
    expect((await list(student)).body).toEqual([])
    const other = await posse.signUp()
    const same = await keyed(other)
    expect(same.body).toMatchObject({ user_id: other.id, study_time: 1500 })
    expect(same.body.id).not.toBe(id)
  })

  it('are two without a key', async () => {
    const student = await posse.signUp()
    expect((await save(student)).id).not.toBe((await save(student)).id)
    expect((await list(student)).body).toHaveLength(2)
  })

  it('come newest first, page by page, and no page is empty', async () => {
    const student = await posse.signUp()
    const instants = [3, 1, 2, 2].map((day) => `2026-03-0${day}T12:00:00.123Z`)
    for (const created_at of instants) await save(student, { created_at })
    const all = (await list(student)).body
    const times: string[] = all.map(({ created_at }: { created_at: string }) => created_at)
    expect(times).toEqual(instants.toSorted().reverse())
    expect(all[1].id).toBeGreaterThan(all[2].id)
    for (const limit of [1, 2, 3, 4, 5]) {
      const pages = await pagesOf(student, String(limit))
      expect(pages).toHaveLength(Math.ceil(4 / limit))
      expect(pages.flat()).toEqual(all)
    }
    expect((await list(student)).headers).not.toHaveProperty('x-next-cursor')
  })

  it('are found by the student’s own days, both included', async () => {
    const student = await posse.signUp()
    // In São Paulo: 21:30 and 23:59:59.999 of 1 March, midnight and 23:00 of 2 March.
    const times = [
      '2026-03-02T00:30:00.000Z',
      '2026-03-02T02:59:59.999Z',
      '2026-03-02T03:00:00.000Z',
      '2026-03-03T02:00:00.000Z',
    ]
    for (const [nth, created_at] of times.entries())
      await save(student, { created_at, subject_id: 1 + (nth % 2) })
    const found = async (query: Record<string, string>) => {
      const { body } = await list(student, query)
      return body.map(({ created_at }: { created_at: string }) => times.indexOf(created_at)).reverse()
    }
    expect(await found({ from: '2026-03-01', to: '2026-03-01' })).toEqual([0, 1])
    expect(await found({ from: '2026-03-02' })).toEqual([2, 3])
    expect(await found({ to: '2026-03-01' })).toEqual([0, 1])
    expect(await found({ from: '2026-03-01', to: '2026-03-02', limit: '3' })).toEqual([1, 2, 3])
    expect(await found({ from: '0001-01-01', to: '9999-12-31' })).toEqual([0, 1, 2, 3])
    expect(await found({ to: '1999-12-31' })).toEqual([])
    expect(await found({ from: '2026-03-01', to: '2026-03-02', subject_id: '2', limit: '3' })).toEqual([1, 3])
  })

  it('are of the subjects that the student studies now, which the study page has by name', async () => {
    const student = await posse.signUp()
    const subjects = () => student.call(`GET /study-subjects/${student.id}`)
    expect(await subjects()).toMatchObject({ status: 200, body: [] })
    const names = ['Ética no serviço público', 'Direito penal', 'Estatística']
    const ids = await Promise.all(names.map((name) => addSubject(name, student.id)))
    const user_id = student.id
    const chosen = [...ids, law].map((subject_id) => ({ user_id, subject_id, active: subject_id !== law }))
    await database.db.insertInto('user_subject').values(chosen).execute()
    expect((await subjects()).body.map(({ name }: { name: string }) => name)).toEqual(
      names.toSorted((a, b) => a.localeCompare(b, 'pt-BR')),
    )
  })

  it('keep privacy: another student neither reads, changes nor deletes them, nor uses a subject of theirs', async () => {
    const bia = await posse.signUp()
    const mine = await save(ana)
    const own = await addSubject('Só de Ana', ana.id)
    const forbidden = { status: 403, body: { code: 'forbidden' } }
    expect(await bia.call(`GET /user-study-records/user/${ana.id}`)).toMatchObject(forbidden)
    expect(await bia.call(`GET /study-subjects/${ana.id}`)).toMatchObject(forbidden)
    expect(await bia.call('POST /user-study-records', { body: sessionOf(ana) })).toMatchObject(forbidden)
    expect(await edit(bia, mine.id, sessionOf(ana))).toMatchObject(forbidden)
    expect(await edit(bia, mine.id, sessionOf(bia))).toMatchObject({ status: 404 })
    expect(await remove(bia, mine.id)).toMatchObject({ status: 404 })
    const body = { ...sessionOf(bia), subject_id: own }
    const errors = { subject_id: ['Matéria não encontrada'] }
    expect(await bia.call('POST /user-study-records', { body })).toMatchObject({
      status: 422,
      body: { errors },
    })
    expect((await list(bia)).body).toEqual([])
    expect((await list(ana)).body[0]).toEqual(mine)
  })
})
