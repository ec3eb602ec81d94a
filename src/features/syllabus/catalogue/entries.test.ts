import { expect, it } from 'vitest'
import { entriesOf, newestOf } from './entries.ts'

const edital = (id: string, cargo: string, ano: number, more = {}) => ({
  id,
  orgao: 'INSS',
  cargo,
  banca: 'Cebraspe',
  ano,
  versao: 1,
  ...more,
})

it('the newest edital of an exam comes first, and the older one names it', () => {
  const entries = entriesOf([
    edital('old', 'Técnico', 2022, { ultimo: '2025-01-01' }),
    edital('new', 'TÉCNICO', 2026),
    edital('other', 'Analista', 2022),
  ])
  expect(entries.map(({ id, newer }) => [id, newer])).toEqual([
    ['other', undefined],
    ['new', undefined],
    ['old', 2026],
  ])
  expect(entries.at(-1), 'what was seen before the newer one came is no longer so').not.toHaveProperty(
    'last_on',
  )
})

it('the exam of most candidates comes first, all its years with it', () => {
  const entries = entriesOf([
    edital('few', 'Analista', 2026, { inscritos: 900 }),
    edital('old', 'Técnico', 2022, { inscritos: 1_000_000 }),
    edital('untold', 'Agente', 2026),
    edital('new', 'Técnico', 2026),
  ])
  expect(entries.map(({ id }) => id)).toEqual(['new', 'old', 'few', 'untold'])
})

it('the last edital of an exam shows the day on which that was checked', () => {
  expect(entriesOf([edital('one', 'Técnico', 2022, { ultimo: '2026-11-28' })])).toEqual([
    {
      id: 'one',
      body: 'INSS',
      position: 'Técnico',
      board: 'Cebraspe',
      year: 2022,
      last_on: '2026-11-28',
    },
  ])
})

it('a student reads of a newer edital until the catalogue has it', () => {
  const old = edital('old', 'Técnico', 2022, { seguinte: 2026 })
  expect(entriesOf([old])[0]).toMatchObject({ missing: 2026 })
  const [, said] = entriesOf([old, edital('new', 'Técnico', 2026)])
  expect(said).toMatchObject({ id: 'old', newer: 2026 })
  expect(said).not.toHaveProperty('missing')
})

it('of one edital in two catalogues the newer version is listed; of equal ones, the second catalogue’s', () => {
  const versions = (first: number, second: number) =>
    newestOf(
      [edital('one', 'Técnico', 2022, { versao: first })],
      [edital('one', 'Técnico', 2022, { versao: second, banca: 'FGV' })],
    ).map(({ versao, banca }) => [versao, banca])
  expect(versions(2, 1)).toEqual([[2, 'Cebraspe']])
  expect(versions(1, 2)).toEqual([[2, 'FGV']])
  expect(versions(1, 1)).toEqual([[1, 'FGV']])
})
