import { describe, expect, test } from 'vitest'
import { isTimeZone } from '../../shared/calendar.ts'
import { zoneName, zoneSearch, zonesOf } from './zones.ts'

const zones = zonesOf(Intl.supportedValuesOf('timeZone'))
const isFound = zoneSearch(zones)
const found = (typed: string) => zones.filter(({ name }) => isFound(name, typed)).map(({ id }) => id)

describe('a time zone is found', () => {
  test.each([
    ['Acre', 'America/Rio_Branco'],
    ['Lisboa', 'Europe/Lisbon'],
    ['portugal', 'Europe/Lisbon'],
    ['Nova Iorque', 'America/New_York'],
    ['nova york', 'America/New_York'],
    ['toquio', 'Asia/Tokyo'],
    ['Europe/Lisbon', 'Europe/Lisbon'],
    ['new york', 'America/New_York'],
    ['Tallinn', 'Europe/Tallinn'],
  ])('by %j', (typed, zone) => {
    expect(found(typed)).toContain(zone)
  })

  test.each([
    ...[
      'Acre',
      'Alagoas',
      'Amapá',
      'Amazonas',
      'Bahia',
      'Ceará',
      'Distrito Federal',
      'Espírito Santo',
      'Goiás',
    ],
    ...[
      'Maranhão',
      'Mato Grosso',
      'Mato Grosso do Sul',
      'Minas Gerais',
      'Pará',
      'Paraíba',
      'Paraná',
      'Pernambuco',
    ],
    ...['Piauí', 'Rio de Janeiro', 'Rio Grande do Norte', 'Rio Grande do Sul', 'Rondônia', 'Roraima'],
    ...['Santa Catarina', 'São Paulo', 'Sergipe', 'Tocantins'],
  ])('by the state %s, first among Brazil’s', (state) => {
    expect(found(state)[0]).toMatch(/^America\//)
    expect(zones.findIndex(({ id }) => id === found(state)[0])).toBeLessThan(16)
  })

  test.each([
    ...[
      'Rio Branco',
      'Maceió',
      'Macapá',
      'Manaus',
      'Salvador',
      'Fortaleza',
      'Brasília',
      'Vitória',
      'Goiânia',
    ],
    ...['São Luís', 'Cuiabá', 'Campo Grande', 'Belo Horizonte', 'Belém', 'João Pessoa', 'Curitiba', 'Recife'],
    ...['Teresina', 'Rio de Janeiro', 'Natal', 'Porto Alegre', 'Porto Velho', 'Boa Vista', 'Florianópolis'],
    ...['São Paulo', 'Aracaju', 'Palmas'],
  ])('by the capital %s', (capital) => {
    expect(found(capital)).not.toEqual([])
  })

  test('and by nothing that is nowhere', () => {
    expect(found('Atlântida')).toEqual([])
  })
})

test('every zone that is offered exists, is there once and has a name of its own', () => {
  expect(zones.filter(({ id }) => !isTimeZone(id))).toEqual([])
  expect(new Set(zones.map(({ id }) => id)).size).toBe(zones.length)
  expect(new Set(zones.map(({ name }) => name)).size).toBe(zones.length)
})

test('no zone that the device knows is left out, and one without a Portuguese name keeps its own', () => {
  const ids = zones.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(Intl.supportedValuesOf('timeZone')))
  expect(zoneName('Europe/Lisbon')).toBe('Lisboa (Portugal)')
  expect(zoneName('America/Port_of_Spain')).toBe('America/Port of Spain')
})
