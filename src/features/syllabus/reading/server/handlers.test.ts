import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../../../harness/app.ts'
import type { TestDatabase } from '../../../../../harness/database.ts'
import { engines } from '../../../../../harness/engines.ts'
import { withSyllabus } from '../../../../../harness/syllabus-student.ts'
import { topicsOf } from '../../format/walk.ts'

describe.each(engines)('an edital that is given to be read on $name', ({ open }) => {
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

  it('is read of a pasted text, away from what answers, and nothing is saved', async () => {
    const student = await posse.signUp()
    const mine = withSyllabus(student)
    const text = [
      'CONTEÚDO PROGRAMÁTICO',
      'LÍNGUA PORTUGUESA: 1 Compreensão de textos. 2 Ortografia oficial. 3 Crase.',
      'DIREITO ADMINISTRATIVO: 1 Atos administrativos. 1.1 Conceito. 1.2 Espécies. 2 Poderes. 3 Licitações.',
    ].join('\n')
    const answer = await student.call('POST /syllabus/reading', { body: { user_id: student.id, text } })
    expect(answer).toMatchObject({ status: 200 })
    const texts = topicsOf(answer.body.document).map(({ topic }) => topic.texto)
    expect(texts.join(' ')).toContain('Espécies')
    expect((await mine.page()).targets).toEqual([])
    const none = await student.call('POST /syllabus/reading', { body: { user_id: student.id, text: ' ' } })
    expect(none).toMatchObject({ status: 422, body: { message: expect.stringContaining('Não há texto para ler') } })
    const letter = 'Querida mãe, cheguei bem. '.repeat(20)
    const refused = await student.call('POST /syllabus/reading', { body: { user_id: student.id, text: letter } })
    expect(refused).toMatchObject({ status: 422, body: { message: expect.stringContaining('reconheci') } })
  })
})
