import { describe, expect, it } from 'vitest'
import { appOnEngine } from '../../../../../harness/app-on-engine.ts'
import { engines } from '../../../../../harness/engines.ts'
import { runs } from '../../../../../harness/runs.ts'
import { withSyllabus } from '../../../../../harness/syllabus-student.ts'
import type { Document } from '../../document.ts'
import { topicsOf } from '../../format/walk.ts'

describe.each(engines)('a student’s edital on $name', ({ open }) => {
  const { posse } = appOnEngine(open)

  it('is read from a pasted text in another process, and not saved', async () => {
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
    expect(none).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('Não há texto para ler') },
    })
    const letter = 'Querida mãe, cheguei bem. '.repeat(20)
    const refused = await student.call('POST /syllabus/reading', {
      body: { user_id: student.id, text: letter },
    })
    expect(refused).toMatchObject({ status: 422, body: { message: expect.stringContaining('reconheci') } })
    const anyway = await student.call('POST /syllabus/reading', {
      body: { user_id: student.id, text: letter, anyway: true },
    })
    expect(anyway).toMatchObject({ status: 200, body: { check: { empty: [] } } })
    expect(topicsOf(anyway.body.document).length).toBeGreaterThan(0)
  })

  it('a refused text is answered with possible places of the programme, a file also with its text', async () => {
    const student = await posse.signUp()
    const rules = 'O candidato fará a inscrição no prazo do edital e o recurso será julgado.\n'.repeat(12)
    const programme = 'ANEXO I – DISCIPLINAS\nCrase. Regência. Atos administrativos. Licitações.\n'
    const text = `${rules}${programme}ANEXO II – DAS VAGAS\n${rules}`
    const find = (given: object) =>
      student.call('POST /syllabus/reading/places', { body: { user_id: student.id, ...given } })
    const found = await find({ text })
    expect(found).toMatchObject({ status: 200, body: { text } })
    const [place] = found.body.places
    expect(text.slice(place?.from, place?.to)).toBe(programme)
    expect((await find({ file: text })).body).toEqual(found.body)
    expect(await find({ text: '' })).toMatchObject({ status: 200, body: { text: '', places: [] } })
    expect(await find({ file: '{"formato":"edital-aberto/1"}' })).toMatchObject({ status: 422 })
    const whole = { file: `CONTEÚDO PROGRAMÁTICO\n${programme.repeat(4)}` }
    const read = await student.call('POST /syllabus/reading', { body: { user_id: student.id, ...whole } })
    expect(read.body).toMatchObject({ text: whole.file })
  })

  it.runIf(runs(0, 1) === 1)(
    'an edital for several posts is answered with each post’s subjects, also as a file; one for one post is not',
    async () => {
      const student = await posse.signUp()
      const read = (given: object) =>
        student.call('POST /syllabus/reading', { body: { user_id: student.id, ...given } })
      const text = [
        'CONHECIMENTOS BÁSICOS',
        'LÍNGUA PORTUGUESA: 1 Compreensão de textos. 2 Ortografia oficial. 3 Crase.',
        'CONHECIMENTOS ESPECÍFICOS',
        'CARGO 1: CONTADOR',
        'CONTABILIDADE PÚBLICA: 1 Plano de contas. 2 Demonstrações contábeis. 3 Balanço.',
        'CARGO 2: ENFERMEIRO',
        'SAÚDE PÚBLICA: 1 Sistema Único de Saúde. 2 Vigilância epidemiológica. 3 Imunização.',
      ].join('\n')
      const answer = await read({ text })
      const document: Document = answer.body.document
      const ids = document.blocos.flatMap(({ disciplinas }) => disciplinas.map(({ id }) => id))
      const posts = [
        { name: 'CARGO 1: CONTADOR', subjects: [ids[0], ids[1]] },
        { name: 'CARGO 2: ENFERMEIRO', subjects: [ids[0], ids[2]] },
      ]
      expect(answer).toMatchObject({ status: 200, body: { posts } })
      const file = JSON.stringify(document)
      expect(await read({ file })).toMatchObject({ status: 200, body: { posts } })
      const one = await read({ text: text.split('\nCARGO 2')[0] })
      expect(one.status).toBe(200)
      expect(one.body).not.toHaveProperty('posts')
    },
  )

  it('a PDF of 40 MB is answered with what to do', async () => {
    const student = await posse.signUp()
    const answer = await student.call('POST /syllabus/reading', {
      body: { user_id: student.id, pdf: 'A'.repeat(40 * 1024 * 1024) },
    })
    expect(answer).toMatchObject({ status: 413, body: { message: expect.stringContaining('10 MB') } })
  })
})
