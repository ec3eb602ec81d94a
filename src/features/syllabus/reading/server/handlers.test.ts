import { describe, expect, it } from 'vitest'
import { appOn } from '../../../../../harness/app-on.ts'
import { engines } from '../../../../../harness/engines.ts'
import { withSyllabus } from '../../../../../harness/syllabus-student.ts'
import type { Document } from '../../document.ts'
import { IMPORT_REFUSALS } from '../../exchange/contract.ts'
import { FORMAT_LIMITS } from '../../format/contract.ts'
import { documentOf } from '../../format/tree-document.ts'
import { topicsOf } from '../../format/walk.ts'

describe.each(engines)('an edital that is given to be read on $name', ({ open }) => {
  const { posse } = appOn(open)

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

  it('a file of another program, or of ours, is taken as it is written; a text is read', async () => {
    const student = await posse.signUp()
    const read = (file: string) =>
      student.call('POST /syllabus/reading', { body: { user_id: student.id, file } })
    const textsOf = (answer: Awaited<ReturnType<typeof read>>) =>
      topicsOf(answer.body.document).map(({ topic }) => topic.texto)
    const table = await read(
      'disciplina;topico\nDireito Penal;Crimes contra a pessoa\nDireito Penal;Lei nº 11.343/2006',
    )
    expect(textsOf(table)).toEqual(['Crimes contra a pessoa', 'Lei nº 11.343/2006'])
    const list = await read('- Direito Penal\n  - 1 Crimes contra a pessoa\n  - 2 Penas')
    expect(textsOf(list)).toEqual(['Crimes contra a pessoa', 'Penas'])
    const plain = await read('LÍNGUA PORTUGUESA: 1 Crase. 2 Pontuação. 3 Ortografia oficial.')
    expect(textsOf(plain)).toEqual(['Crase', 'Pontuação', 'Ortografia oficial'])
    const copied = await read(
      'LÍNGUA PORTUGUESA: 1 Crase.\n\f\n2 Pontuação.\u0002 3 Ortografia\voficial.\ud800',
    )
    expect(textsOf(copied), 'with what a PDF leaves in it').toEqual(textsOf(plain))
    const ours = await read(JSON.stringify(table.body.document))
    expect(ours).toMatchObject({ status: 200, body: { document: table.body.document, removed: [] } })
    const topics = Array.from({ length: 5000 }, (_, at) => ({
      text: `Assunto ${at} ${'e outro '.repeat(40)}`,
    }))
    const largest = documentOf({ blocks: [{ name: '', subjects: [{ name: 'Direito', topics }] }] })
    expect(textsOf(await read(JSON.stringify(largest)))).toHaveLength(topics.length)
    const long = await read('a '.repeat(FORMAT_LIMITS.file))
    expect(long, 'with what to do').toMatchObject({
      status: 422,
      body: { message: IMPORT_REFUSALS.tooLarge },
    })
    const broken = await read('{"formato": "edital-aberto/1", "blocos": [')
    expect(broken).toMatchObject({
      status: 422,
      body: { errors: { file: [expect.stringMatching(/\p{L}{3}.*\.$/u)] } },
    })
  }, 180_000)

  it('an edital for several posts is answered with what each asks, also as a file; one for one post is not', async () => {
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
  })

  it('a PDF of 40 MB is answered with what to do', async () => {
    const student = await posse.signUp()
    const answer = await student.call('POST /syllabus/reading', {
      body: { user_id: student.id, pdf: 'A'.repeat(40 * 1024 * 1024) },
    })
    expect(answer).toMatchObject({ status: 413, body: { message: expect.stringContaining('10 MB') } })
  })
})
