import { describe, expect, it } from 'vitest'
import { appOnEngine } from '../../../../../harness/app-on-engine.ts'
import { engines } from '../../../../../harness/engines.ts'
import { IMPORT_REFUSALS } from '../../exchange/contract.ts'
import { FORMAT_LIMITS } from '../../format/contract.ts'
import { documentOf } from '../../format/tree-document.ts'
import { topicsOf } from '../../format/walk.ts'

describe.each(engines)('a student’s edital as a file on $name', ({ open }) => {
  const { posse } = appOnEngine(open)

  it('a structured file is taken as it is; a text file is read', async () => {
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
})
