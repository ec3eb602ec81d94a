import { expect, it } from 'vitest'
import { titlesOf } from './titles.ts'

const topic = (id: string, texto: string, ...filhos: { id: string; texto: string }[]) => ({
  id,
  texto,
  ...(filhos.length > 0 ? { filhos } : {}),
})

it('names a topic with the one above it if its own words say nothing or occur twice', () => {
  const titles = titlesOf([
    topic('l', 'Licitações.', topic('l1', 'Conceitos'), topic('l2', 'Pregão'), topic('l3', 'STF')),
    topic(
      'a',
      'Atos',
      topic('a1', 'Noções gerais e princípios'),
      topic('a2', 'Pregão'),
      topic('a3', 'Dos efeitos'),
    ),
    topic('c', 'Conceito'),
  ])
  expect(Object.fromEntries(titles)).toEqual({
    l: 'Licitações.',
    l1: 'Licitações: conceitos',
    l2: 'Licitações: pregão',
    l3: 'STF',
    a: 'Atos',
    a1: 'Atos: noções gerais e princípios',
    a2: 'Atos: pregão',
    a3: 'Dos efeitos',
    c: 'Conceito',
  })
})

it('keeps a topic’s own words whole, and shortens those of the topic above', () => {
  const long = 'Organização político-administrativa do Estado e repartição de competências'
  const titles = titlesOf([topic('o', long, topic('o1', 'Conceito'), topic('o2', 'STF'), topic('o3', 'STF'))])
  expect(titles.get('o1')).toBe('Organização político-administrativa do Estado e repartição…: conceito')
  expect(titles.get('o3')).toMatch(/…: STF$/)
})
