import { describe, expect, it, test } from 'vitest'
import { cpuMs } from '../../../../harness/cpu-time.ts'
import { readKeys } from './rules.ts'

const [ONE, OTHER] = ['BCDEABCDEABCDEABC*EA', 'CDEABCDEABCDEABCDEAB']
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i)
const lettersOf = (letters: string, annulled: string) =>
  [...letters].map((letter) => (letter === '*' ? annulled : letter))

/** Rows of ten numbers over their letters, as a copied page has them. */
const rows = (letters: string, { label = '', below = '', annulled = '*', between = ' ' } = {}) =>
  [0, 10]
    .flatMap((from) => [
      label + numbers(from + 1, 10).join(between),
      below + lettersOf(letters.slice(from, from + 10), annulled).join(between),
    ])
    .join('\n')

const pairs = (letters: string, pair: (number: number, letter: string) => string, between = '\n') =>
  lettersOf(letters, 'X')
    .map((letter, i) => pair(i + 1, letter))
    .join(between)

const padded = (number: number) => `${number}`.padStart(3, '0')
const found = (text: string) =>
  readKeys(text).map(({ version, answers, missing }) => [
    version,
    [...answers.values()].join(''),
    missing.length,
  ])

describe('a key of several versions, as its board prints it', () => {
  const two = (line: (letters: string, at: number) => string) => [ONE, OTHER].map(line).join('\n')
  it.each([
    [
      'FGV: types with their colours',
      two((letters, at) => `Tipo ${at + 1} – ${['BRANCA', 'VERDE'][at]}\n${rows(letters)}`),
      ['Tipo 1 – BRANCA', 'Tipo 2 – VERDE'],
    ],
    [
      'FGV: colours in the head of a table',
      `Questão Tipo 1 - Branca Tipo 2 - Verde\n${numbers(1, 20)
        .map((number, i) => `${number} ${ONE[i]} ${OTHER[i]}`)
        .join('\n')}`,
      ['Tipo 1 - Branca', 'Tipo 2 - Verde'],
    ],
    [
      'FGV: a head torn into lines',
      `Questão\tTipo 1\nBranca\tTipo 2\nVerde\n${numbers(1, 20)
        .map((number, i) => `${number}\t${ONE[i]}\t${OTHER[i]}`)
        .join('\n')}`,
      ['Tipo 1 Branca', 'Tipo 2 Verde'],
    ],
    [
      'FGV: every cell in its own line',
      `Questão\nTipo 1\nTipo 2\n${numbers(1, 20)
        .map((number, i) => `${number}\n${ONE[i]}\n${OTHER[i]}`)
        .join('\n')}`,
      ['Tipo 1', 'Tipo 2'],
    ],
    [
      'FGV: a row of each type below each row of numbers',
      [0, 10]
        .map((from) =>
          [
            `Questões ${numbers(from + 1, 10).join(' ')}`,
            ...[ONE, OTHER].map(
              (letters, at) => `Tipo ${at + 1} ${[...letters.slice(from, from + 10)].join(' ')}`,
            ),
          ].join('\n'),
        )
        .join('\n'),
      ['Tipo 1', 'Tipo 2'],
    ],
    [
      'two tables of rows side by side',
      `TIPO 1 TIPO 2\n${[0, 10]
        .map((from) =>
          [
            [...numbers(from + 1, 10), ...numbers(from + 1, 10)].join(' '),
            [...ONE.slice(from, from + 10), ...OTHER.slice(from, from + 10)].join(' '),
          ].join('\n'),
        )
        .join('\n')}`,
      ['TIPO 1', 'TIPO 2'],
    ],
    [
      'FCC: a position and type over numbers of three digits',
      two(
        (letters, at) =>
          `A01 - ANALISTA - Tipo ${at + 1} Folha: 1\n${pairs(letters, (number, letter) => `${padded(number)} - ${letter}`, ' ')}`,
      ),
      ['A01 - ANALISTA - Tipo 1 Folha: 1', 'A01 - ANALISTA - Tipo 2 Folha: 1'],
    ],
    [
      'Vunesp: a test with versions',
      `001. PROVA OBJETIVA\nESCREVENTE\n${two((letters, at) => `VERSÃO ${at + 1}\n${pairs(letters, (number, letter) => `${number} - ${letter}`, ' ')}`)}`,
      ['VERSÃO 1', 'VERSÃO 2'],
    ],
    [
      'IBFC: a position with its version',
      two(
        (letters, at) =>
          `IBFC_0${at + 4}_VERSÃO A - ANALISTA DE REDES,\nSISTEMAS E SUPORTE\n${rows(letters)}`,
      ),
      [4, 5].map((at) => `IBFC_0${at}_VERSÃO A - ANALISTA DE REDES, SISTEMAS E SUPORTE`),
    ],
    [
      'AOCP: questions over alternatives',
      `401 – AGENTE\n${two((letters, at) => `GABARITO 0${at + 1}\n${rows(letters, { label: 'Questões ', below: 'Alternativas ', annulled: 'NULA' })}`)}`,
      ['GABARITO 01', 'GABARITO 02'],
    ],
    [
      'a basic part of all, and one of each position without a number',
      `CONHECIMENTOS GERAIS\n${pairs(ONE.slice(0, 5), (number, letter) => `${number} ${letter}`, ' ')}
CONHECIMENTOS ESPECÍFICOS - CONTADOR\n${pairs(ONE.slice(5), (number, letter) => `${number + 5} ${letter}`, ' ')}
CONHECIMENTOS ESPECÍFICOS - ADVOGADO\n${pairs(ONE.slice(5), (number, letter) => `${number + 5} ${letter}`, ' ')}`,
      ['CONHECIMENTOS ESPECÍFICOS - CONTADOR', 'CONHECIMENTOS ESPECÍFICOS - ADVOGADO'],
    ],
  ])('%s', (board, text, names) => {
    const second = board.startsWith('a basic part') ? ONE : OTHER
    expect(found(text)).toEqual([
      [names[0], ONE, 0],
      [names[1], second, 0],
    ])
  })

  it('Cebraspe: the preliminary and the final row below each row of items', () => {
    const [before, after] = ['CECECECECECECECECECE', 'CECXCECECECECEEECECE']
    const text = [0, 10]
      .map(
        (from) =>
          `Item ${numbers(from + 1, 10).join(' ')}\nGabarito preliminar ${[...before.slice(from, from + 10)].join(' ')}\nGabarito definitivo ${[...after.slice(from, from + 10)].join(' ')}`,
      )
      .join('\n')
    expect(found(`CARGO 3: ESCRIVÃO\n${text}`)).toEqual([
      ['Gabarito preliminar', before, 0],
      ['Gabarito definitivo', after.replace('X', '*'), 0],
    ])
  })
})

describe('a key as copies have it', () => {
  it.each([
    ['with ordinal numbers', pairs(ONE, (number, letter) => `${number}ª - ${letter}`)],
    ['with dots up to the letter', pairs(ONE, (number, letter) => `${number} ........ ${letter}`)],
    ['with arrows', pairs(ONE, (number, letter) => `${number} → ${letter}`, '  ')],
    [
      'with letters in circles',
      pairs(
        OTHER,
        (number, letter) => `${number} ${String.fromCodePoint(0x24b6 + letter.charCodeAt(0) - 65)}`,
      ),
    ],
    ['in quotes', `"questao";"gabarito"\n${pairs(ONE, (number, letter) => `"${number}";"${letter}"`)}`],
    ['in brackets', pairs(ONE, (number, letter) => `[${number}] ${letter}`, ' ')],
    ['in parentheses', pairs(ONE, (number, letter) => `Questão ${number} - Alternativa (${letter})`)],
    [
      'with the letter in its own sentence',
      pairs(OTHER, (number, letter) => `Questão ${number}\nAlternativa correta: ${letter}`),
    ],
    [
      'with commas in ranges',
      `Questões de 1 a 10: ${[...ONE.slice(0, 10)].join(', ')}\nQuestões de 11 a 20: ${[...ONE.slice(10)].join(', ')}`,
    ],
    [
      'with letters over their numbers',
      rows(ONE)
        .split('\n')
        .map((_, i, all) => all[i ^ 1])
        .join('\n'),
    ],
    [
      'in rows of numbers, then rows of letters',
      rows(ONE)
        .split('\n')
        .map((_, i, all) => all[[0, 2, 1, 3][i] ?? 0])
        .join('\n'),
    ],
    [
      'with numbers that a page’s end tore off and the next says again',
      rows(ONE).replace('\n11', '\n11 12 13 14 15 16 17 18 19 20\nPREFEITURA DE LAGOA\n11'),
    ],
  ])('%s', (_, text) => {
    expect(found(text).map(([, letters, missing]) => [letters, missing])).toEqual([
      [text.includes('Alternativa correta') || text.includes('Ⓒ') ? OTHER : ONE, 0],
    ])
  })

  it('takes a word for no letter: ‘1 a 10’', () => {
    expect(found('Questões 1 a 10\n1 - B 2 - C 3 - D\n4 - E 5 - A')).toEqual([['', 'BCDEA', 0]])
  })
})

test('letters that a page’s end parted from their numbers are holes, and no number is lost', () => {
  const [key] = readKeys(rows(ONE).replace('20\n', '20\nPágina 1 de 2\nPREFEITURA DE LAGOA\n'))
  expect([key?.answers.size, key?.missing]).toEqual([10, numbers(11, 10)])
})

test('a sign that nobody knows leaves its own question open', () => {
  const [key] = readKeys(rows(ONE, { annulled: '?' }))
  expect([key?.answers.size, key?.missing]).toEqual([19, [18]])
})

test('a note says which questions were annulled, where there is one version', () => {
  const key = pairs(OTHER, (number, letter) => `${number} - ${letter}`)
  for (const note of [
    'Questões anuladas: 2 e 20',
    'Alterações: questão 5: de A para B; questão 20: anulada',
  ]) {
    const keys = readKeys(`${key}\n${note}`)
    expect([keys.length, keys[0]?.answers.get(20)]).toEqual([1, '*'])
  }
})

test('a note of annulled questions ends with its line', () => {
  const key = pairs(OTHER, (number, letter) => `${number} - ${letter}`)
  const [read] = readKeys(`${key}\nQuestões anuladas: 2\n12 de maio de 2025`)
  expect([read?.answers.get(2), read?.answers.get(12)]).toEqual(['*', OTHER[11]])
})

test.each(['questão 1', 'questões anuladas'])('%s with a long blank behind it is read at once', (note) => {
  const key = pairs(OTHER, (number, letter) => `${number} - ${letter}`)
  expect(cpuMs(() => readKeys(`${key}\n${note}${' '.repeat(50_000)}`))).toBeLessThan(500)
})
