import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { OPENERS, read, sessionsOf, textCell, workbook } from '../../../../harness/import-files.ts'
import { openFile } from './open.ts'

describe('what cannot be read is refused in a sentence', () => {
  const encrypted = Uint8Array.from([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    ...[...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]),
  ])
  it.each<[string, () => Uint8Array | string, RegExp]>([
    ['50 MB', () => new Uint8Array(50_000_000), /mais de 25 MB/],
    [
      'a zip cut in half',
      () => zipSync({ 'content.xml': new Uint8Array(1000) }).subarray(0, 60),
      /danificado/,
    ],
    ['a zip of something else', () => zipSync({ 'foto.jpg': strToU8('x') }), /Não encontrei uma tabela/],
    ['200,000 rows', () => `Data;Minutos\n${'13/09/2026;30\n'.repeat(200_000)}`, /mais de 100.000 linhas/],
    ['a workbook with a password', () => encrypted, /protegido por senha/],
    [
      'a document with a password',
      () => zipSync({ 'META-INF/manifest.xml': strToU8('<x encryption-data/>') }),
      /protegido por senha/,
    ],
    ['an old workbook', () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0]), /Excel antigo/],
    ['a PDF', () => strToU8('%PDF-1.7'), /PDF/],
    ['a photo', () => Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), /imagem/],
    ['nothing', () => '  \n', /nada escrito/],
    ['broken JSON', () => '{"a": ', /danificado/],
    ['JSON of somebody else', () => '{"a": 1}', /ainda não conheço/],
    [
      'a notebook’s text',
      () => 'www.tecconcursos.com.br/questoes/1\n1) x\n\nGabarito\n1) B',
      /não as suas respostas/,
    ],
  ])('%s', (_what, given, sentence) => {
    expect(() => read(given())).toThrow(sentence)
  })
})

it('what unpacks to 200 MB is refused before it is unpacked', () => {
  const unzip: typeof OPENERS.unzip = (_bytes, isWanted) => {
    isWanted({ name: 'content.xml', originalSize: 200_000_000 })
    throw new Error('It was unpacked.')
  }
  expect(() => openFile(zipSync({ a: strToU8('a') }), { ...OPENERS, unzip })).toThrow(/mais de 150 MB/)
})

describe('a row that cannot be is named, and never mended', () => {
  it.each([
    ['13/09/2026;30;15;16;', '16 certas em 15 questões'],
    ['13/09/2026;30;15;10;6', '10 certas e 6 erradas em 15 questões'],
    ['13/09/2026;30;-2;;', 'Questões: “-2” é negativo'],
    ['13/09/2026;30;2,5;;', 'Questões: “2,5” não é um número inteiro'],
    ['13/09/2026;30;muitas;;', 'Questões: “muitas” não é um número'],
    ['13/09/2026;30;100.000;;', 'Questões: “100.000” passa de 99.999'],
    ['13/09/2026;-30;;;', 'Minutos: “-30” é negativo'],
    ['13/09/2026;2000;;;', '“2000” passa de 24 horas'],
    ['13/09/2026;logo;;;', '“logo” não é um tempo'],
    ['13/09/2026;#DIV/0!;;;', 'a planilha mostra #DIV/0! no lugar de um valor'],
    ['13/09/2026;;;;', 'não tem tempo nem questões'],
    ['13/09/2026;0;0;0;0', 'não tem tempo nem questões'],
    ['31/02/2026;30;;;', 'o dia 31/02/2026 não existe'],
    ['01/01/1900;30;;;', 'o dia 01/01/1900 é anterior a 2000'],
    ['01/01/2099;30;;;', 'o dia 01/01/2099 ainda não chegou'],
    ['amanhã;30;;;', '“amanhã” não é um dia'],
    [';30;;;', 'não tem dia'],
    ['TOTAL;90;;;', '“TOTAL” não é um dia'],
    ['Data;Minutos;Questões;Acertos;Erros', 'repete o cabeçalho'],
  ])('%s', (row, why) => {
    const { sessions, left } = sessionsOf(
      `Data;Minutos;Questões;Acertos;Erros\n13/09/2026;30;10;7;3\n14/09/2026;30;10;7;3\n15/09/2026;20;5;5;0\n${row}`,
    )
    expect([sessions.length, left]).toMatchObject([3, [{ row: 5, why }]])
  })

  it.each([
    ['2026-09-02', '2026-09-02'],
    ['2/9/26', '2026-09-02'],
    ['02.09.2026', '2026-09-02'],
    ['02-set-2026', '2026-09-02'],
    ['2 de setembro de 2026', '2026-09-02'],
    ['qua., 02/09/2026', '2026-09-02'],
    ['Sep 2, 2026', '2026-09-02'],
    ['46267', '2026-09-02'],
  ])('days of several kinds may stand in one column: %s', (written, day) => {
    const { sessions } = sessionsOf(workbookOfDay(written))
    expect(sessions.map((session) => session.day)).toEqual(['2026-09-13', day])
  })
})

function workbookOfDay(written: string): Uint8Array {
  const cell = (row: number, value: string) =>
    /^\d+$/.test(value) ? `<c r="A${row}"><v>${value}</v></c>` : textCell('A', row, value)
  const row = (number: number, day: string) =>
    `<row r="${number}">${cell(number, day)}<c r="B${number}"><v>30</v></c></row>`
  return workbook(
    `<row r="1">${textCell('A', 1, 'Data')}${textCell('B', 1, 'Minutos')}</row>${row(2, '13/09/2026')}${row(3, written)}`,
  )
}
