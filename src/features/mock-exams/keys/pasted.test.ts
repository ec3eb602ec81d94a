import { describe, expect, it, test } from 'vitest'
import { readKeys } from './rules.ts'

const [ONE, OTHER] = ['DABECCADBEEBDACABD*E', 'ECABDDBAECABECBDCADB']
const RIGHT_OR_WRONG = 'CCECEEECCECE*CEEECEC'

type Line = (number: number, letter: string) => string

const lines = (letters: string, line: Line, between = '\n', first = 1) =>
  [...letters].map((letter, i) => line(first + i, letter === '*' ? 'X' : letter)).join(between)
const pairs = (letters: string, first = 1) =>
  lines(letters, (number, letter) => `${number} - ${letter}`, ' ', first)
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i)
const with_ = (letters: string, number: number, letter: string) =>
  letters.slice(0, number - 1) + letter + letters.slice(number)

/** All versions' letters in order, a dot for a hole. */
const read = (text: string, known?: readonly string[]) =>
  readKeys(text, known).map(({ answers, missing }) =>
    numbers(1, answers.size + missing.length)
      .map((number) => answers.get(number) ?? '.')
      .join(''),
  )
const namesOf = (text: string) => readKeys(text).map(({ version }) => version)

describe('right and wrong as V and F are C and E', () => {
  const vf = RIGHT_OR_WRONG.replaceAll('C', 'V').replaceAll('E', 'F')
  it.each([
    ['in pairs', pairs(vf)],
    ['in rows', `Item ${numbers(1, 20).join(' ')}\nGabarito ${[...vf].join(' ')}`],
    ['glued below their numbers', `${numbers(1, 20).join(' ')}\n${vf}`],
    ['in a range', `1 a 20: ${[...vf].join(' ')}`],
    ['glued to their numbers', lines(vf, (number, letter) => `${number}${letter}`, '')],
    ['in brackets', lines(vf, (number, letter) => `${number}. (${letter})`)],
    ['without numbers', vf],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual([RIGHT_OR_WRONG])
  })

  it('in words', () => {
    const words = lines('VFFVF', (number, letter) => `${number}. ${letter === 'V' ? 'Verdadeira' : 'Falsa'}`)
    expect(read(words)).toEqual(['CEECE'])
  })

  it('leaves an F among other letters as a hole', () => {
    expect(read('1 - A 2 - B 3 - F 4 - V 5 - D 6 - E 7 - A')).toEqual(['AB..DEA'])
  })
})

describe('answers that signs stick together or set off', () => {
  it.each<[string, Line, string?]>([
    ['nothing between them', (number, letter) => `${number}${letter}`, ''],
    ['zeros before them', (number, letter) => `${number}`.padStart(2, '0') + letter, ''],
    ['a dash in each', (number, letter) => `${number}-${letter}`, ''],
    ['commas', (number, letter) => `${number}-${letter}`, ','],
    ['slashes', (number, letter) => `${number}-${letter}`, '/'],
    ['dots', (number, letter) => `${number}.${letter}`, '.'],
    ['a bold number', (number, letter) => `*${number}*: ${letter}`],
    ['a bold line', (number, letter) => `*${number} - ${letter}*`],
    ['bold and slanted', (number, letter) => `_${number}_ **${letter}**`],
    ['code', (number, letter) => `\`${number}\` \`${letter}\``],
    ['bullets', (number, letter) => `* ${number} - ${letter}`],
    ['pictures', (number, letter) => `${number} 👉 ${letter} ✅`],
    ['bold numbers right before them', (number, letter) => `*${number}*${letter}`, ' '],
    ['a slash in each', (number, letter) => `${number}/${letter}`, ' '],
    ['sentences', (number, letter) => `A resposta da questão ${number} é a letra ${letter}.`],
    ['words of a course', (number, letter) => `Questão ${number}. Resposta correta: letra ${letter}`],
    [
      'letters in boxes',
      (number, letter) => `${number} ${String.fromCodePoint(0x1f0ef + letter.charCodeAt(0))}`,
    ],
    ['names of a program', (number, letter) => `{"questao": ${number}, "resposta": "${letter}"}`, ','],
    ['the letter first', (number, letter) => `${letter}-${number}`, ' '],
  ])('%s', (_, line, between) => {
    expect(read(lines(OTHER, line, between))).toEqual([OTHER])
  })

  it('keeps both accepted letters beside a slash', () => {
    expect(read('1-A/2-B/3-C/4-A/B 5-E 6-A')).toEqual(['ABCABEA'])
  })

  it('says the numbers of each letter', () => {
    const byLetter = [...'ABCDE'].map(
      (letter) =>
        `${letter}: ${numbers(1, 20)
          .filter((number) => OTHER[number - 1] === letter)
          .join(', ')}`,
    )
    expect(read(byLetter.join('\n'))).toEqual([OTHER])
    expect(read(byLetter.join('\n').replace('1,', '2,'))).toEqual([])
  })

  it('has letters alone, in the order of the paper or of its subjects', () => {
    expect(read(`GABARITO\n${OTHER.slice(0, 10)}\n${OTHER.slice(10)}`)).toEqual([OTHER])
    expect(read(`Português: ${OTHER.slice(0, 10)}\nDireito: ${OTHER.slice(10)}`)).toEqual([OTHER])
    expect(read('Cada questão tem as alternativas: A, B, C, D, E\nMarque A, B, C, D, E')).toEqual([])
  })

  it('has a subject before each range', () => {
    const text = `Português (1 a 10): ${[...ONE.slice(0, 10)].join(' ')}\nDireito 11-20 ${ONE.slice(10)}`
    expect(read(text)).toEqual([ONE])
    expect(readKeys(text)[0]?.subjects.map(({ name }) => name)).toEqual(['Português', 'Direito'])
  })
})

describe('a table has a version in each column, or in each row', () => {
  const columns = (head: string, cell: string) =>
    `${head}\n${lines(ONE, (number, letter) => [number, letter, OTHER[number - 1]].join(cell))}`
  it.each([
    ['types between lines', columns('| Questão | Tipo 1 | Tipo 2 |', ' | '), ['Tipo 1', 'Tipo 2']],
    [
      'positions of several words',
      columns('Nº\tAgente de Trânsito\tFiscal', '\t'),
      ['Agente de Trânsito', 'Fiscal'],
    ],
    ['positions of a program', columns('questao;Médico;Enfermeira', ';'), ['Médico', 'Enfermeira']],
    ['letters for names', columns('Questão A B', ' '), ['A', 'B']],
    [
      'a row of each type',
      `Versão\t${numbers(1, 20).join('\t')}\nTipo 1\t${[...ONE].join('\t')}\nTipo 2\t${[...OTHER].join('\t')}`,
      ['Tipo 1', 'Tipo 2'],
    ],
    [
      'a row of each letter',
      `prova,${numbers(1, 20).join(',')}\nA,${[...ONE].join(',')}\nB,${[...OTHER].join(',')}`,
      ['prova,A', 'prova,B'].map((name) => name.replace(',', ' ')),
    ],
    [
      'a line of each answer',
      `tipo,questao,gabarito\n${[ONE, OTHER].map((all, i) => lines(all, (number, letter) => `${i + 1},${number},${letter}`)).join('\n')}`,
      ['1', '2'],
    ],
  ])('%s', (_, text, names) => {
    expect(read(text)).toEqual([ONE, OTHER])
    expect(namesOf(text)).toEqual(names)
  })

  it('with the subject of each question', () => {
    const text = `Disciplina;Questão;Tipo 1;Tipo 2\n${lines(ONE, (number, letter) => `${number < 11 ? 'Língua Portuguesa' : 'Direito'};${number};${letter};${OTHER[number - 1]}`)}`
    expect(readKeys(text).map(({ subjects }) => subjects.map(({ name }) => name))).toEqual([
      ['Língua Portuguesa', 'Direito'],
      ['Língua Portuguesa', 'Direito'],
    ])
  })

  it('with weights, or what became of each question', () => {
    expect(read(lines(OTHER, (number, letter) => `${number} ${letter} 1,5`))).toEqual([OTHER])
    const states = lines(
      OTHER,
      (number, letter) => `${number};${letter};${number === 7 ? 'Anulada' : 'Mantida'}`,
    )
    expect(read(`Questão;Gabarito;Situação\n${states}`)).toEqual([with_(OTHER, 7, '*')])
  })
})

describe('two languages under the same numbers are two versions, with all else in common', () => {
  const [basic, english, spanish, rest] = [
    ONE.slice(0, 5),
    ONE.slice(5, 10),
    OTHER.slice(5, 10),
    ONE.slice(10),
  ]
  const both = [basic + english + rest, basic + spanish + rest]
  it.each([
    [
      'in the middle',
      `PORTUGUÊS\n${pairs(basic)}\nLÍNGUA INGLESA\n${pairs(english, 6)}\nLÍNGUA ESPANHOLA\n${pairs(spanish, 6)}\nMATEMÁTICA\n${pairs(rest.slice(0, 5), 11)}\nHISTÓRIA\n${pairs(rest.slice(5), 16)}`,
      both,
    ],
    [
      'at the beginning',
      `INGLÊS\n${pairs(basic)}\nESPANHOL\n${pairs(spanish)}\nLINGUAGENS\n${pairs(english + rest, 6)}`,
      [ONE, spanish + english + rest],
    ],
    [
      'as columns',
      `QUESTÃO INGLÊS ESPANHOL\n${numbers(1, 5)
        .map((number, i) => `${number} ${basic[i]} ${spanish[i]}`)
        .join(
          '\n',
        )}\nQUESTÃO GABARITO\n${lines(english + rest, (number, letter) => `${number} ${letter}`, '\n', 6)}`,
      [ONE, spanish + english + rest],
    ],
    [
      'as rows',
      `Questão 1 2 3 4 5\nInglês ${[...basic].join(' ')}\nEspanhol ${[...spanish].join(' ')}\nQuestão ${numbers(6, 15).join(' ')}\nGabarito ${[...(english + rest)].join(' ')}`,
      [ONE, spanish + english + rest],
    ],
  ])('%s', (_, text, versions) => {
    expect(read(text)).toEqual(versions)
  })

  it('fills no hole of one with what follows the other', () => {
    const text = `INGLÊS\n${pairs(english)}\nESPANHOL\n${pairs(`${spanish}A`)}\nMATEMÁTICA\n${pairs(rest, 7)}`
    expect(read(text)).toEqual([`${english}${'.'.repeat(11)}`, `${spanish}A${rest}`])
  })
})

describe('a changed answer', () => {
  const changed = with_(OTHER, 12, 'D')
  it.each([
    ['from a letter to another', `${pairs(OTHER)}\nRetificação: questão 12: de B para D`],
    ['in a sentence', `${pairs(OTHER)}\nA questão 12 teve o gabarito alterado da letra B para a letra D.`],
    ['read for another', `${pairs(OTHER)}\nERRATA: na questão 12, onde se lê “B”, leia-se “D”.`],
    ['above the key', `Retificação: a questão 12 passou de B para D.\n${pairs(OTHER)}`],
    [
      'in its line',
      lines(OTHER, (number, letter) => `${number} - ${number === 12 ? 'de B para D' : letter}`),
    ],
    ['by an arrow', lines(OTHER, (number, letter) => `${number}: ${number === 12 ? 'B → D' : letter}`)],
    ['without the letter it had', `${pairs(OTHER)}\nA resposta da questão 12 mudou para D`],
    ['in whole words', `${pairs(OTHER)}\nA questão nº 12 passa a ter como resposta a alternativa D.`],
    ['in a table', `${pairs(OTHER)}\nQuestão | Gabarito anterior | Gabarito novo\n12 | B | D`],
    ['in a key that has it', `${pairs(changed)}\nQuestão 12: alterada de B para D`],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual([changed])
  })

  it('is annulled, whatever letter it had', () => {
    const text = lines(
      OTHER,
      (number, letter) => `${number}) ${letter}${number === 12 ? ' (questão anulada)' : ''}`,
    )
    expect(read(text)).toEqual([with_(OTHER, 12, '*')])
    expect(read(`${pairs(OTHER)}\nQUESTÕES ALTERADAS\n12: anulada\n15: B para D`)).toEqual([
      with_(with_(OTHER, 12, '*'), 15, 'D'),
    ])
  })

  it('is that of its version', () => {
    const versions = `TIPO 1\n${pairs(ONE)}\nTIPO 2\n${pairs(OTHER)}`
    expect(read(`${versions}\nTipo 2: questão 12: de B para D`)).toEqual([ONE, changed])
    expect(read(versions.replace('\nTIPO 2', '\nQuestão 12: de B para D\nTIPO 2'))).toEqual([
      with_(ONE, 12, 'D'),
      OTHER,
    ])
  })

  it('is a hole in each version that it may be of, and where the letters do not fit', () => {
    const versions = `TIPO 1\n${pairs(ONE)}\nTIPO 2\n${pairs(OTHER)}`
    expect(read(`${versions}\nQuestão 11: de E para D`)).toEqual([with_(ONE, 11, '.'), OTHER])
    expect(read(`${pairs(OTHER)}\nQuestão 12: de A para D`)).toEqual([with_(OTHER, 12, '.')])
    expect(read(`${pairs(OTHER)}\n12 - A`)).toEqual([with_(OTHER, 12, '.')])
    expect(read('1 - A 2 - B 3 - C 3 - D 4 - E 5 - A 6 - B')).toEqual(['AB.EAB'])
  })

  it('is a hole where its letter is not said', () => {
    expect(read(`${pairs(OTHER)}\nA questão 12 teve o gabarito modificado.`)).toEqual([with_(OTHER, 12, '.')])
    expect(read(`${pairs(OTHER)}\nQuestão 12: recurso negado, gabarito não alterado.`)).toEqual([OTHER])
  })

  it('makes the key of the one before it, where the text says no more', () => {
    const text = 'Questão 12: alterada de B para D\nQuestão 15: anulada'
    expect(read(text, [...OTHER])).toEqual([with_(changed, 15, '*')])
    expect(read(text)).toEqual([])
    expect(read('Os recursos foram julgados.', [...OTHER])).toEqual([])
  })
})

test('a key of more questions than a paper has is not cut off', () => {
  expect(readKeys(pairs('BDACE'.repeat(80)))[0]?.answers.size).toBe(400)
  expect(read(`${pairs(OTHER)}\n2025 - A\n401 - B`)).toEqual([OTHER])
})

test('a key that a copy says twice is one', () => {
  expect(read(`${pairs(OTHER)}\n${pairs(OTHER)}`)).toEqual([OTHER])
})
