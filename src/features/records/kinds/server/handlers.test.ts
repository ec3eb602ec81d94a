import { beforeAll, describe, expect, it } from 'vitest'
import type { TestStudent } from '../../../../../harness/app.ts'
import { appOnEngine } from '../../../../../harness/app-on-engine.ts'
import { engines } from '../../../../../harness/engines.ts'

describe.each(engines)('topics of records on $name', ({ open }) => {
  const { posse, database } = appOnEngine(open)
  let [law, language] = [0, 0]

  beforeAll(async () => {
    const values = ['Direito', 'Português'].map((name) => ({
      name,
      name_key: `kinds ${name}`,
      owner_id: null,
    }))
    const added = await database.db.insertInto('subject').values(values).returning('id').execute()
    ;[law = 0, language = 0] = added.map(({ id }) => id)
  })

  const bodyOf = ({ id }: TestStudent) => ({ user_id: id, subject_id: law, study_time: 600 })
  const record = async (student: TestStudent, more: object = {}) => {
    const saved = await student.call('POST /user-study-records', { body: { ...bodyOf(student), ...more } })
    expect(saved).toMatchObject({ status: 201 })
    return saved.body
  }

  it('are studied in a way that a record may say, and finished', async () => {
    const student = await posse.signUp()
    const saved = await record(student, { topic: 'Atos', kind: 'theory', finished: true })
    expect(saved).toMatchObject({ kind: 'theory', finished: true })
    expect(await record(student)).not.toHaveProperty('kind')
    const change = (body: object) =>
      student.call(`PUT /user-study-records/${saved.id}`, {
        body: { ...bodyOf(student), topic: 'Atos', ...body },
      })
    expect((await change({ study_time: 60 })).body.data).toMatchObject({ kind: 'theory', finished: true })
    expect((await change({ kind: 'law' })).body.data).toMatchObject({ kind: 'law', finished: true })
    const { data } = (await change({ kind: null, finished: false })).body
    expect(data).not.toHaveProperty('kind')
    expect(data).not.toHaveProperty('finished')
    const unknown = await student.call('POST /user-study-records', {
      body: { ...bodyOf(student), kind: 'sono' },
    })
    expect(unknown).toMatchObject({ status: 422, body: { errors: { kind: ['Valor inválido.'] } } })
  })

  it('of an edital are named by a record, to which they give their words', async () => {
    const student = await posse.signUp()
    const addTopic = (user_id: string, subject_id: number) =>
      database.db
        .insertInto('topic')
        .values({ user_id, subject_id, words: 'Atos administrativos' })
        .returning('id')
    const { id: topic_id } = await addTopic(student.id, law).executeTakeFirstOrThrow()
    const saved = await record(student, { topic_id })
    expect(saved).toMatchObject({ topic_id, topic: 'Atos administrativos' })
    const change = async (body: object) => {
      const whole = { ...bodyOf(student), topic: 'Atos administrativos', ...body }
      return (await student.call(`PUT /user-study-records/${saved.id}`, { body: whole })).body.data
    }
    expect(await change({ study_time: 60 })).toMatchObject({ topic_id })
    expect(await change({ topic: 'Poderes' })).not.toHaveProperty('topic_id')
    expect(await change({ topic_id })).toMatchObject({ topic_id })
    expect(await change({ topic_id: null })).not.toHaveProperty('topic_id')
    const other = await posse.signUp()
    // A session is saved even if its topic is gone, of another subject or of another student.
    const { id: elsewhere } = await addTopic(student.id, language).executeTakeFirstOrThrow()
    const { id: ofAnother } = await addTopic(other.id, law).executeTakeFirstOrThrow()
    for (const wrong of [elsewhere, ofAnother, 2_000_000_000]) {
      const stored = await record(student, { topic_id: wrong, topic: 'Atos' })
      expect(stored).toMatchObject({ topic: 'Atos' })
      expect(stored).not.toHaveProperty('topic_id')
      expect(await record(student, { topic_id: wrong })).toMatchObject({ topic: null })
    }
  })
})
