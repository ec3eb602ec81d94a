import { describe, expect, it } from 'vitest'
import type { Exam, ListedExam } from './contract.ts'
import { enrolment, findExams, isStale, onDay, regionsOf, sourceOf, statusOf } from './rules.ts'

const exam = (titulo: string, changes: Partial<ListedExam> = {}): ListedExam => ({
  titulo,
  regiao: 'SÃO PAULO',
  periodo_inscricao: '',
  situacao: 'Inscrição não iniciada',
  link: null,
  link_edital: [],
  ...changes,
})

describe('the period of enrolment', () => {
  it.each<[period: string, opensOn: string | null, closesOn: string | null, why: string]>([
    ['08/12/2025', null, '2025-12-08', 'one date is the last day'],
    ['8/1/2026', null, '2026-01-08', 'short days and months'],
    ['Prorrogado até 20/08/2026', null, '2026-08-20', 'extended'],
    ['Reaberto até 04/09/2026', null, '2026-09-04', 'opened again'],
    ['20/01/2026 a 19/02/2026', '2026-01-20', '2026-02-19', 'a range'],
    ['de 20/01/2026, 10h, até 19/02/2026, 23h59', '2026-01-20', '2026-02-19', 'a range in a sentence'],
    ['Prorrogado de 11/08/2026 para 20/08/2026', null, '2026-08-20', 'the end of before is no beginning'],
    ['A partir de 01/02/2026', '2026-02-01', null, 'only the first day'],
    ['Início em 01/02/2026', '2026-02-01', null, 'only the first day, in other words'],
    ['20/01 a 19/02/2026', null, '2026-02-19', 'a first day without its year'],
    ['25/01/2026 a 06/01/2026', null, null, 'an end before the beginning'],
    ['31/02/2026', null, null, 'a day that does not exist'],
    ['01/02/2026 a 31/02/2026', null, null, 'half a range'],
    ['08/12/20255', null, null, 'a year of five figures'],
    ['Aberto', null, null, 'words alone'],
    ['', null, null, 'nothing'],
  ])('“%s” is %s to %s: %s', (period, opensOn, closesOn) => {
    expect(enrolment(period)).toEqual({ opensOn, closesOn })
  })
})

describe('the status', () => {
  it.each([
    ['08/12/2025', '2025-11-30', 'open'],
    ['08/12/2025', '2025-12-01', 'closing'],
    ['08/12/2025', '2025-12-08', 'closing'],
    ['08/12/2025', '2025-12-09', 'closed'],
    ['20/01/2026 a 19/02/2026', '2026-01-19', 'upcoming'],
    ['20/01/2026 a 19/02/2026', '2026-01-20', 'open'],
    ['20/01/2026 a 22/01/2026', '2026-01-19', 'upcoming'],
    ['20/01/2026 a 19/02/2026', '2026-02-20', 'closed'],
    ['A partir de 01/02/2026', '2026-01-31', 'upcoming'],
    ['A partir de 01/02/2026', '2026-02-01', 'open'],
    ['25/01/2026 a 06/01/2026', '2026-01-10', 'unknown'],
    ['Aberto', '2026-01-10', 'unknown'],
  ] as const)('of “%s” on %s is %s', (period, day, status) => {
    expect(statusOf(enrolment(period), day)).toBe(status)
  })

  it('never comes from what the source calls it', () => {
    const listed = exam('X', { periodo_inscricao: '01/01/2026', situacao: 'Aberto' })
    expect(onDay([listed], '2026-01-02')).toEqual([
      { index: 0, ...listed, status: 'closed', opens_on: null, closes_on: '2026-01-01' },
    ])
  })
})

describe('a search', () => {
  const exams: Exam[] = onDay(
    [
      exam('Encerrado há muito', { periodo_inscricao: '01/01/2026' }),
      exam('Encerrado ontem', { periodo_inscricao: '09/08/2026' }),
      exam('Sem data', { regiao: 'Goiás' }),
      exam('Abre depois', { periodo_inscricao: '01/10/2026 a 01/11/2026' }),
      exam('Abre antes', { periodo_inscricao: '01/09/2026 a 01/12/2026', regiao: 'GOIÁS' }),
      exam('Aberto sem fim', { periodo_inscricao: 'A partir de 01/08/2026' }),
      exam('Polícia Civil', { periodo_inscricao: '30/08/2026', regiao: 'PARANÁ' }),
      exam('Encerra amanhã', { periodo_inscricao: '11/08/2026' }),
    ],
    '2026-08-10',
  )
  const find = (filters: Partial<Parameters<typeof findExams>[1]>) =>
    findExams(exams, { search: '', region: null, status: null, ...filters }).map(({ titulo }) => titulo)

  it('puts the most urgent first and closed ones last', () => {
    expect(find({})).toEqual([
      'Encerra amanhã',
      'Polícia Civil',
      'Aberto sem fim',
      'Abre antes',
      'Abre depois',
      'Sem data',
      'Encerrado ontem',
      'Encerrado há muito',
    ])
  })

  it.each([
    ['policia', ['Polícia Civil']],
    ['POLÍCIA  civil ', ['Polícia Civil']],
    ['parana', ['Polícia Civil']],
    ['goias', ['Abre antes', 'Sem data']],
    ['inexistente', []],
  ])('finds “%s” in title or region', (search, titles) => {
    expect(find({ search })).toEqual(titles)
  })

  it('filters by region and status; closing exams count as open', () => {
    expect(find({ region: 'GOIÁS' })).toEqual(['Abre antes', 'Sem data'])
    expect(find({ status: 'open' })).toEqual(['Encerra amanhã', 'Polícia Civil', 'Aberto sem fim'])
    expect(find({ status: 'closing' })).toEqual(['Encerra amanhã'])
    expect(find({ status: 'closed', search: 'ontem' })).toEqual(['Encerrado ontem'])
    expect(find({ status: 'upcoming', region: 'PARANÁ' })).toEqual([])
  })

  it('knows each region once, whatever its case', () => {
    expect(regionsOf(exams).map((region) => region.toUpperCase())).toEqual(['GOIÁS', 'PARANÁ', 'SÃO PAULO'])
  })
})

describe('the credit', () => {
  const feed = 'https://raw.host.example/list.json?token=secret'

  it('goes to the site that most exams lead to', () => {
    const links = ['https://www.a.example/1', 'https://b.example/1', 'https://b.example/2', null]
    const exams = links.map((link, index) => exam(String(index), { link }))
    expect(sourceOf(exams, feed)).toEqual({ name: 'b.example', url: 'https://b.example' })
  })

  it('goes to the host of the list when no exam leads anywhere, without what the address may hide', () => {
    expect(sourceOf([exam('x')], feed)).toEqual({ name: 'raw.host.example', url: 'https://raw.host.example' })
  })
})

it('a list is stale after a failure or three hours without confirmation', () => {
  const now = new Date('2026-08-10T15:00:00Z')
  expect(isStale(new Date('2026-08-10T12:00:00Z'), 0, now)).toBe(false)
  expect(isStale(new Date('2026-08-10T11:59:59Z'), 0, now)).toBe(true)
  expect(isStale(now, 1, now)).toBe(true)
})
