import { describe, expect, it, test } from 'vitest'
import { documentsIn, newsOf, type PageLink } from './rules.ts'

const PAGE = 'https://banca.example/concursos/orgao'
const link = (words: string, href = '/d/1.pdf', row = ''): PageLink => ({ words, href, row })
const found = (...links: PageLink[]) =>
  documentsIn(links, PAGE).map(({ kind, name, link: to }) => [kind, name, to])

test.each([
  ['Retificação nº 2', 'amendment'],
  ['EDITAL Nº 3 – ERRATA', 'amendment'],
  ['Gabarito preliminar', 'answer_key'],
  ['Resultado final na prova objetiva', 'result'],
  ['Homologação', 'result'],
  ['Convocação para o TAF', 'summons'],
  ['Retificação do gabarito', 'amendment'],
])('a student hears of “%s”', (words, kind) => {
  expect(found(link(words))).toEqual([[kind, words, 'https://banca.example/d/1.pdf']])
})

it('a student does not hear of a menu, the first notice or a form', () => {
  expect(found(link('Página inicial'), link('Edital de abertura'), link('Inscreva-se'))).toEqual([])
})

it('a link that says only “Baixar” is called by its file, else by its row', () => {
  expect(found(link('Baixar', '/d/retificacao-02.pdf'))).toEqual([
    ['amendment', 'retificacao 02', 'https://banca.example/d/retificacao-02.pdf'],
  ])
  expect(found(link('Baixar', '/d/9.pdf', '12/05/2026 Gabarito definitivo '))).toEqual([
    ['answer_key', '12/05/2026 Gabarito definitivo', 'https://banca.example/d/9.pdf'],
  ])
})

it('addresses that lead off the web, or show another name, are nobody’s documents', () => {
  const bad = [
    'javascript:alert(1)',
    'data:text/html,x',
    'http://',
    'https://a@b.example/x',
    `/${'x'.repeat(2001)}`,
  ]
  expect(found(...bad.map((href) => link('Gabarito', href)))).toEqual([])
})

describe('the news of a page', () => {
  const looked = (...links: PageLink[]) => documentsIn(links, PAGE)

  it('is nothing at a first look, and later only documents never seen before', () => {
    const first = newsOf(looked(link('Gabarito')), null)
    expect(first.news).toEqual([])
    const second = newsOf(looked(link('Gabarito'), link('Resultado', '/d/2.pdf')), first.known)
    expect(second.news.map(({ name }) => name)).toEqual(['Resultado'])
    const gone = newsOf(looked(), second.known)
    expect(newsOf(looked(link('Gabarito'), link('Resultado', '/d/2.pdf')), gone.known).news).toEqual([])
  })

  it('does not come of a visit’s own numbers in names and addresses', () => {
    const visit = (token: string, time: string) =>
      looked(link(`Gabarito (acesso às ${time})`, `/d/${token}/1.pdf;jsessionid=${token}?s=${token}`))
    const first = newsOf(visit('a1b2c3d4e5f6a7', '10:00:01'), null)
    expect(newsOf(visit('f0e1d2c3b4a596', '11:30'), first.known).news).toEqual([])
  })

  it('is the first five documents of a page that is made anew', () => {
    const many = Array.from({ length: 40 }, (_, at) => link(`Resultado da vaga ${at}`, `/d/${at}.pdf`))
    const { news, known } = newsOf(looked(...many), [])
    expect([news.length, known.length]).toEqual([5, 40])
  })
})
