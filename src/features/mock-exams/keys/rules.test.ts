import { describe, expect, it, test } from 'vitest'
import { ANNULLED, type AnswerKey } from './answer-key.ts'
import { readKeys } from './rules.ts'

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

  it.each(['Anulada', 'ANULADO', 'X', '*', '#', 'nula', 'Anul.', '(anulada)', 'questão anulada'])(
    'takes %s for an annulled question',
    (word) => {
      expect(one(`1 - A 2 - ${word} 3 - C 4 - D 5 - E`).answers.get(2)).toBe(ANNULLED)
    },
  )
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
      'with its cells set off by signs',
      `| Questão | Resposta |\n|---|---|\n${numbered((number, letter) => `| ${number} | **${letter}** |`)}`,
    ],
    ['with a word before each letter', numbered((number, letter) => `Questão ${number} Gabarito ${letter}`)],
    ['in ranges', '1 a 10 B C D E A B C D E A\n11 a 15 B C D E A'],
    ['in ranges of glued letters', '1-10: BCDEABCDEA\n11-15: BCDEA'],
    ['with digits that a copy glued', '0102030405060708\nBCDEABCD\n09101112131415\nEABCDEA'],
    ['with digits that a copy tore', '1 2345678 9 1 0 1 1 1 2 1 3 1 4 1 5\nB CDEAB C DEABCDE A'],
    [
      'on pages with numbers and addresses',
      `1 2 3 4 5\nB C D E A\nPágina 1 de 2\nwww.concursos.example\n6 7 8 9 10\nB C D E A\n11 12 13 14 15\nB C D E A`,
    ],
    [
      'with names of rows in lines of their own',
      'Item\n1 2 3 4 5 6 7 8 9 10\nGabarito\nB C D E A B C D E A\nItem\n11 12 13 14 15\nGabarito\nB C D E A',
    ],
    [
      'with blanks that do not break',
      numbered((number, letter) => `${number}\u00a0-\u00a0${letter}`, '\u00a0\u00a0'),
    ],
    [
      'with tabs',
      `Item\t1\t2\t3\t4\t5\nGabarito\tB\tC\tD\tE\tA\n${numbered((n, l) => `${n}\t${l}`)
        .split('\n')
        .slice(5)
        .join('\n')}`,
    ],
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

  it.each([
    [
      'behind the letter',
      (number: number, subject: string, letter: string) => `${number} ${letter} ${subject}`,
    ],
    [
      'before the letter',
      (number: number, subject: string, letter: string) => `Questão ${number} ${subject} Gabarito ${letter}`,
    ],
    [
      'before the number',
      (number: number, subject: string, letter: string) => `${subject} ${number} ${letter}`,
    ],
  ])('names the subject of each question %s', (_, line) => {
    const rows = [...'BC*EA'].map((letter, i) =>
      line(i + 1, i < 3 ? 'Língua Portuguesa' : 'Direito Penal', letter === '*' ? 'ANULADA' : letter),
    )
    const key = one(`Disciplina Questão Resposta\n${rows.join('\n')}`)
    expect([lettersOf(key), subjectsOf(key)]).toEqual([
      'BC*EA',
      ['Língua Portuguesa 1-3', 'Direito Penal 4-5'],
    ])
  })

  it('has two subjects in one line', () => {
    const key = one('Português 1 - A 2 - B 3 - C Informática 4 - D 5 - E\nDireito 6 - A 7 - B')
    expect(subjectsOf(key)).toEqual(['Português 1-3', 'Informática 4-5', 'Direito 6-7'])
  })

  it('has two papers side by side, and no letter of one is the other’s', () => {
    const text = 'PROVA 2 PROVA 1\n1 A 2 B 1 C 2 D\n3 A 3 B 4 C\n5 A 6 C 5 B 6 C'
    expect(readKeys(text).map((key) => [key.version, lettersOf(key), key.missing])).toEqual([
      ['PROVA 2', 'ABAAC', [4]],
      ['PROVA 1', 'CDBBC', [4]],
    ])
  })

  it('has the preliminary and the final answer of each question', () => {
    const text = 'Questão Gabarito Preliminar Gabarito Definitivo\n1 A A\n2 B C\n3 C X\n4 D D\n5 E E'
    expect(readKeys(text).map((key) => [key.version, lettersOf(key)])).toEqual([
      ['Gabarito Preliminar', 'ABCDE'],
      ['Gabarito Definitivo', 'AC*DE'],
    ])
  })

  it('names each position where a copy puts the names below the tables', () => {
    const text = `1 2 3 4 5 6
C E C E C X
Aplicação: 12/04/2026
CONHECIMENTOS BÁSICOS PARA OS CARGOS 1 A 2
7 8 9 10 0 0
C C C E 0 0
0 0 0 0 0 0
CARGO 1: AGENTE
7 8 9 10 0 0
E C C E 0 0
CARGO 2: ESCRIVÃO`
    expect(readKeys(text).map((key) => [key.version, lettersOf(key)])).toEqual([
      ['CARGO 1: AGENTE', 'CECEC*CCCE'],
      ['CARGO 2: ESCRIVÃO', 'CECEC*ECCE'],
    ])
  })

  it.each([
    ['401 - AGENTE ADMINISTRATIVO', '402 - CONTADOR'],
    ['LG_04 - ANALISTA DE REDES,\nSISTEMAS E SUPORTE', 'LG_05 - FISCAL'],
  ])('names the positions %s and %s, which are no subjects', (...names) => {
    const keys = readKeys(
      `GABARITO PRELIMINAR\n${names.map((name) => `${name}\n1 2 3 4 5\nA B C D E`).join('\n')}`,
    )
    expect(keys.map(({ version }) => version)).toEqual(names.map((name) => name.replace('\n', ' ')))
    expect(keys.flatMap(({ subjects }) => subjects.map(({ name }) => name))).toEqual(['', ''])
  })

  it('has shifts, and booklets by colour', () => {
    const booklet = (name: string, letters: string) => `CADERNO: ${name}\n${pairs(letters)}`
    const text = `TURNO: MANHÃ\n${booklet('AMARELO', 'ABCDE')}${booklet('AZUL', 'BCDEA')}TURNO: TARDE\n${booklet('AMARELO', 'CDEAB')}`
    expect(readKeys(text).map(({ version, position }) => `${position}, ${version}`)).toEqual([
      'TURNO: MANHÃ, CADERNO: AMARELO',
      'TURNO: MANHÃ, CADERNO: AZUL',
      'TURNO: TARDE, CADERNO: AMARELO',
    ])
  })

  it('says of one question below all others that it was annulled', () => {
    const key = one('01: A 02: B 03: C 05: D 06: A\n*QUESTÃO 4: ANULADA')
    expect([lettersOf(key), key.subjects.length]).toEqual(['ABC*DA', 1])
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
    [
      'numbered sentences',
      '1 A banca recebe recursos\n2 E decide sobre eles\n3 A decisão vale\n4 A todos\n5 E sempre',
    ],
    ['letters that no board has', '1 - G 2 - H 3 - K 4 - M 5 - P 6 - Z'],
  ])('%s', (_, text) => {
    expect(readKeys(text)).toEqual([])
  })
})
