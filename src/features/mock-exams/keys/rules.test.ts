import { describe, expect, it, test } from 'vitest'
import { ANNULLED } from './marks.ts'
import { type AnswerKey, readKeys } from './rules.ts'

const lettersOf = ({ answers }: AnswerKey) => [...answers.values()].join('')
const subjectsOf = ({ subjects }: AnswerKey) =>
  subjects.map(({ name, numbers }) => `${name} ${numbers[0]}-${numbers.at(-1)}`)

const one = (text: string): AnswerKey => {
  const [key, ...others] = readKeys(text)
  if (!key || others.length > 0) throw new Error(`${others.length + (key ? 1 : 0)} keys`)
  return key
}

/** `letters` as pairs, five a line. */
const pairs = (letters: string, first = 1, mark = ' - ') =>
  [...letters]
    .map((letter, i) => `${first + i}${mark}${letter === '*' ? 'Anulada' : letter}`)
    .map((pair, i) => pair + ((i + 1) % 5 === 0 ? '\n' : ' '))
    .join('')

const version = (
  name: string,
  basic: string,
  specific: string,
) => `PREFEITURA DE LAGOA ALTA - EDITAL No 03/2025
Agente Administrativo
${name}
CONHECIMENTOS BÁSICOS
LÍNGUA PORTUGUESA
${pairs(basic)}
CONHECIMENTOS ESPECÍFICOS
ATENDIMENTO
(com foco em protocolo)
${pairs(specific, basic.length + 1)}
`

describe('a key of pairs', () => {
  const BASIC = 'BDABEACDAE'
  const SPECIFIC = 'CCAB*DEACE'

  it('names its subjects with their questions, and the annulled ones', () => {
    const key = one(version('GABARITO 1', BASIC, SPECIFIC))
    expect(lettersOf(key)).toBe(BASIC + SPECIFIC)
    expect(subjectsOf(key)).toEqual(['LÍNGUA PORTUGUESA 1-10', 'ATENDIMENTO (com foco em protocolo) 11-20'])
    expect(key.subjects.map(({ block }) => block)).toEqual([
      'CONHECIMENTOS BÁSICOS',
      'CONHECIMENTOS ESPECÍFICOS',
    ])
    expect(key.answers.get(15)).toBe(ANNULLED)
    expect([key.version, key.position, key.missing]).toEqual([
      'GABARITO 1',
      'PREFEITURA DE LAGOA ALTA - EDITAL No 03/2025 · Agente Administrativo',
      [],
    ])
  })

  it('has as many versions as it says', () => {
    const text = version('GABARITO 1', BASIC, SPECIFIC) + version('GABARITO 2', SPECIFIC, BASIC)
    expect(readKeys(text).map((key) => [key.version, lettersOf(key)])).toEqual([
      ['GABARITO 1', BASIC + SPECIFIC],
      ['GABARITO 2', SPECIFIC + BASIC],
    ])
  })

  it.each([' - ', '- ', '-', ' ', '. ', ') ', ' – ', ': '])('reads pairs marked by %j', (mark) => {
    expect(lettersOf(one(pairs(BASIC, 1, mark)))).toBe(BASIC)
  })

  it('puts a number together that a copy tore apart', () => {
    expect(lettersOf(one('14 - A 15 - B\n16 - B 1 7- C 18 - E 1 9 - D 20 - A'))).toBe('ABBCEDA')
  })

  it('reads numbers with zeros before them, and a subject in the same line', () => {
    const key = one('Português 001 - A 002 - B 003 - C\nDireito: 004 - D 005 - E 006 - A')
    expect(subjectsOf(key)).toEqual(['Português 1-3', 'Direito 4-6'])
  })

  it('reads columns that run down the page', () => {
    expect(lettersOf(one('1 - A 4 - D 7 - B\n2 - B 5 - E 8 - C\n3 - C 6 - A 9 - D'))).toBe('ABCDEABCD')
  })

  it('keeps both letters where two are accepted', () => {
    expect(one('1 - A 2 - B/D 3 - C ou E 4 - A 5 - B').answers.get(3)).toBe('CE')
  })

  it.each(['Anulada', 'ANULADO', 'X', '*', '#', 'nula'])('takes %s for an annulled question', (word) => {
    expect(one(`1 - A 2 - ${word} 3 - C 4 - D 5 - E`).answers.get(2)).toBe(ANNULLED)
  })
})

describe('a key of rows', () => {
  it('has letters under their numbers, right, wrong or annulled', () => {
    const key = one(`CARGO 3: TÉCNICO
Item 1 2 3 4 5 6 7 8 9 10
Gabarito C E E C X C E C E C
Item 11 12 13 14 15
Gabarito E E C C E`)
    expect(lettersOf(key)).toBe(`CEEC${ANNULLED}CECECEECCE`)
  })

  it('leaves a row as a hole where a letter is missing, for nobody can tell which', () => {
    const key = one('1 2 3 4 5\nA B C D E\n6 7 8 9 10\nA B C D\n11 12 13 14 15\nE D C B A')
    expect(key.missing).toEqual([6, 7, 8, 9, 10])
  })
})

describe('a key as boards and copies have it', () => {
  const LETTERS = 'BCDEABCDEABCDEA'
  const numbered = (line: (number: number, letter: string) => string, between = '\n') =>
    [...LETTERS].map((letter, i) => line(i + 1, letter)).join(between)
  it.each([
    ['as a table of a program', numbered((number, letter) => `${number};${letter}`)],
    ['with a letter for the number', numbered((number, letter) => `Q${number}: ${letter}`)],
    ['with a word for the number', numbered((number, letter) => `Questão ${number} - ${letter}`)],
    ['with a word for the letter', numbered((number, letter) => `${number} - letra ${letter}`)],
    ['in parentheses', numbered((number, letter) => `${number} (${letter})`, ' ')],
    [
      'under the names of its columns',
      `QUESTÃO RESPOSTA\n${numbered((number, letter) => `${number} ${letter}`)}`,
    ],
    ['cell by cell', numbered((number, letter) => `${number}\n${letter}`)],
    ['column by column', `${numbered((number) => `${number}`)}\n${[...LETTERS].join('\n')}`],
    [
      'in rows of which the last is short',
      '1 2 3 4 5 6 7 8 9 10 11 12 13\nB C D E A B C D E A B C D\n14 15\nE A',
    ],
  ])('%s', (_, text) => {
    const key = one(text)
    expect([lettersOf(key), key.missing, key.subjects.length]).toEqual([LETTERS, [], 1])
  })

  it('fills up its last row with zeros', () => {
    const key = one(
      'Obs.: ( X ) questão anulada.\nItem 1 2 3 4 5\nGabarito C E X C C\nItem 6 7 0 0 0\nGabarito E C 0 0 0',
    )
    expect([lettersOf(key), key.subjects[0]?.name]).toEqual([`CE${ANNULLED}CCEC`, ''])
  })

  it('says right and wrong in words', () => {
    expect(lettersOf(one('1 - Certo\n2 - Errado\n3 - ERRADO\n4 - Certo\n5 - Anulada'))).toBe(
      `CEEC${ANNULLED}`,
    )
  })

  it('has a row for each position under one row of numbers', () => {
    const text = 'CARGO QUESTÕES\n01 02 03 04 05\n101 - AGENTE D A B C D\n102 - CARTEIRO A A B C D'
    expect(readKeys(text).map((key) => [key.version, lettersOf(key)])).toEqual([
      ['Cargo: 101 - AGENTE', 'DABCD'],
      ['Cargo: 102 - CARTEIRO', 'AABCD'],
    ])
  })

  it('is of each position that it names, and says so again for each version', () => {
    const text = `Cargo: A01 - ANALISTA\nTipo 001\n${pairs('ABCDE')}\nTipo 002\n${pairs('EDCBA')}`
    expect(readKeys(text).map(({ version, position }) => [version, position])).toEqual([
      ['Tipo 001', 'Cargo: A01 - ANALISTA'],
      ['Tipo 002', 'Cargo: A01 - ANALISTA'],
    ])
    const cargos = `CARGO 1: AUDITOR\n${pairs('ABCDE')}\nCARGO 2: TÉCNICO\n${pairs('EDCBA')}`
    expect(readKeys(cargos).map(({ version }) => version)).toEqual(['CARGO 1: AUDITOR', 'CARGO 2: TÉCNICO'])
  })

  it('loses no question of a last row whose letters do not fit', () => {
    const key = one('1 2 3 4 5\nA B C D E\n6 7 8 9\nA B C')
    expect([key.missing, key.answers.size]).toEqual([[6, 7, 8, 9], 5])
  })
})

test('a table of types is a version for each', () => {
  const text = `Língua Portuguesa
Questão Tipo 1 Tipo 2 Tipo 3 Tipo 4
1 A B C D
2 B C D E
3 * * * *
4 D E A B
5 E A B C`
  expect(readKeys(text).map((key) => [key.version, lettersOf(key)])).toEqual([
    ['Tipo 1', `AB${ANNULLED}DE`],
    ['Tipo 2', `BC${ANNULLED}EA`],
    ['Tipo 3', `CD${ANNULLED}AB`],
    ['Tipo 4', `DE${ANNULLED}BC`],
  ])
})

test('positions that share a basic part each have the whole paper', () => {
  const text = `PROVAS 1 a 2
LÍNGUA PORTUGUESA
${pairs('ABCDE')}
PROVA 1 - ENGENHARIA
CONHECIMENTOS ESPECÍFICOS
${pairs('AAAAA', 6)}
PROVA 2 - DIREITO
CONHECIMENTOS ESPECÍFICOS
${pairs('BBBBB', 6)}`
  expect(readKeys(text).map((key) => [key.version, lettersOf(key)])).toEqual([
    ['PROVA 1 - ENGENHARIA', 'ABCDEAAAAA'],
    ['PROVA 2 - DIREITO', 'ABCDEBBBBB'],
  ])
})

test('a question without an answer is a hole, and no other moves into its place', () => {
  const key = one('1 - A 2 - B 3 - C\n5 - E 6 - A 7 - B')
  expect([key.missing, key.answers.get(5), key.answers.has(4)]).toEqual([[4], 'E', false])
})

describe('what is no key', () => {
  it.each([
    ['nothing', ''],
    ['prose', 'A prova de 22 de dezembro terá 5 questões. O gabarito sai no dia 23.'],
    ['three questions', '1 - A 2 - B 3 - C'],
    ['a page', '<html><body><table><tr><td>1</td><td>A</td></tr></table></body></html>'],
    ['letters that no board has', '1 - G 2 - H 3 - K 4 - M 5 - P 6 - Z'],
  ])('%s', (_, text) => {
    expect(readKeys(text)).toEqual([])
  })

  it('is answered at once, however it repeats itself', () => {
    for (const shape of [
      '1 - A ',
      'x\n',
      '1\n',
      '1 2 3\n',
      'Questão ',
      '1 2 3\nA 1 2 3 ',
      '1 ',
      'A',
      '1 7',
      '- ',
      'Anulada ',
      '1 - A/B ou ',
    ]) {
      const before = process.cpuUsage().user
      readKeys(shape.repeat(200_000 / shape.length))
      expect((process.cpuUsage().user - before) / 1000, shape).toBeLessThan(2000)
    }
  })
})
