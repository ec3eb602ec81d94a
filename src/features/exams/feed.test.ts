import { describe, expect, it } from 'vitest'
import { dayOfFeed, entry } from '../../../harness/exam-feed.ts'
import { LIMITS } from './contract.ts'
import { readFeed } from './feed.ts'

const readOne = (changes: Record<string, unknown>) => readFeed([entry('Prefeitura', changes)]).exams[0]

describe('a day of a source', () => {
  it('drops only broken or repeated entries', () => {
    const { exams, dropped } = readFeed(dayOfFeed('2026-08-10'))
    expect(exams).toHaveLength(7)
    expect(dropped).toBe(3)
    expect(exams[1]).toEqual({
      titulo: 'Prefeitura de Ribeirão',
      regiao: 'SÃO PAULO',
      resumo: '9 vagas até R$ 7764,48 Vários Cargos Médio / Superior',
      periodo_inscricao: '13/08/2026',
      situacao: 'Inscrição não iniciada',
      link: 'https://www.noticias.example/noticias/prefeitura%20de%20ribeir%C3%A3o',
      link_edital: [],
    })
    expect(exams[0]?.link_edital.map(({ titulo }) => titulo)).toEqual([
      'EDITAL Nº 04 - RETIFICADO',
      'EDITAL Nº 05',
    ])
  })

  it('may be a single object instead of a list', () => {
    expect(readFeed(entry('Só um')).exams.map(({ titulo }) => titulo)).toEqual(['Só um'])
  })

  it.each([
    ['an empty list', [], 0],
    ['null', null, 1],
    ['a text', 'Erro', 1],
    ['an error of the source', { error: 'limit' }, 1],
    ['broken entries alone', [null, 7, [], {}, { titulo: 7 }, { titulo: ' \u200b ' }], 6],
  ])('that is %s has no exam', (_what, answer, dropped) => {
    expect(readFeed(answer)).toEqual({ exams: [], dropped })
  })

  it('is not endless', () => {
    const { exams, dropped } = readFeed(
      Array.from({ length: LIMITS.exams + 5 }, (_, index) => entry(`Nº ${index}`)),
    )
    expect([exams.length, dropped]).toEqual([LIMITS.exams, 5])
  })

  it('keeps two exams of one page, and one title on two pages, apart', () => {
    const link = 'https://www.noticias.example/duas'
    const apart = [
      entry('Câmara', { link }),
      entry('Prefeitura', { link }),
      entry('Prefeitura', { link: `${link}-2` }),
    ]
    expect(readFeed([...apart, entry(' PREFEITURA ', { link })]).exams).toHaveLength(3)
  })
})

describe('an entry', () => {
  it('needs only a title', () => {
    expect(readFeed([{ titulo: 'Prefeitura' }]).exams).toEqual([
      {
        titulo: 'Prefeitura',
        regiao: 'Região não informada',
        periodo_inscricao: '',
        situacao: '',
        link: null,
        link_edital: [],
      },
    ])
  })

  it.each([
    ['spare spaces', '  Prefeitura\n de\t Santos ', 'Prefeitura de Santos'],
    ['a NUL and half a character', 'Prefei\u0000tura \ud800', 'Prefei tura'],
    ['a turned direction of reading', 'Prefeitura \u202eselat', 'Prefeitura selat'],
    ['no end', 'a'.repeat(LIMITS.titulo + 1), 'a'.repeat(LIMITS.titulo)],
    [
      'an end in the middle of a character',
      `${'a'.repeat(LIMITS.titulo - 1)}😀`,
      'a'.repeat(LIMITS.titulo - 1),
    ],
  ])('with a title that has %s shows a clean one', (_what, titulo, shown) => {
    expect(readFeed([entry(titulo)]).exams[0]?.titulo).toBe(shown)
  })

  it.each([
    ['(Auxiliar de Perícia)Ensino Médio', '(Auxiliar de Perícia) Ensino Médio'],
    ['Analista Técnico Administrativo IISuperior', 'Analista Técnico Administrativo II Superior'],
    ['Oficial Capelão PMSuperior', 'Oficial Capelão PM Superior'],
    ['Cargos Superiores, Técnico-Assistente', 'Cargos Superiores, Técnico-Assistente'],
  ])('gets the space back that its summary lost: %s', (resumo, shown) => {
    expect(readOne({ resumo })?.resumo).toBe(shown)
  })

  it.each([
    'javascript:void(0);',
    'java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://noticias.example/edital.pdf',
    '/noticias/edital',
    'https://banco.example@outro.example/',
    '',
    7,
    null,
  ])('links nowhere by %j', (link) => {
    expect(readOne({ link })?.link).toBeNull()
    expect(readOne({ link_edital: [{ titulo: 'EDITAL', url: link }] })?.link_edital).toEqual([])
  })

  it('links nowhere by an address without end', () => {
    expect(readOne({ link: `https://noticias.example/${'a'.repeat(LIMITS.url)}` })?.link).toBeNull()
  })

  it.each([undefined, null, 'texto', { url: 'https://noticias.example' }, [null, 7, {}]])(
    'has no notices when they are %j',
    (link_edital) => expect(readOne({ link_edital })?.link_edital).toEqual([]),
  )
})
