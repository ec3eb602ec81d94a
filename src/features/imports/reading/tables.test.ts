import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { sessionsIn, sessionsOf, textCell, workbook } from '../../../../harness/import-files.ts'

const STYLES =
  '<numFmts><numFmt numFmtId="170" formatCode="[h]:mm"/></numFmts>' +
  '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="20"/></cellXfs>'
const DAY = 46_266

const heads = `<row r="1">${textCell('A', 1, 'Data')}${textCell('B', 1, 'Matéria')}${textCell('C', 1, 'Tempo')}</row>`
const timed = (row: number, time: string, day = `<c r="A${row}" s="1"><v>${DAY}</v></c>`) =>
  `<row r="${row}">${day}${textCell('B', row, 'Penal')}${time}</row>`

const minutesOf = (sessions: readonly { seconds: number }[]) => sessions.map(({ seconds }) => seconds / 60)
const placesOf = (sessions: readonly { day: string; subject: string }[]) =>
  sessions.map(({ day, subject }) => `${day} ${subject}`)

describe('a time in a student’s workbook is read by its value, whatever its cell format', () => {
  it.each([
    ['as a number', '', 'days'],
    ['as a length', ' s="2"', undefined],
    ['as a time of day', ' s="3"', undefined],
    ['as a day', ' s="1"', undefined],
  ])('%s', async (_, style, unit) => {
    const { sessions, table } = await sessionsIn(
      workbook(heads + timed(2, `<c r="C2"${style}><v>0.0625</v></c>`), STYLES),
    )
    expect([minutesOf(sessions), table?.unit]).toEqual([[90], unit])
  })

  it('a time of more than a day is refused with its row', async () => {
    const { left } = await sessionsIn(
      workbook(
        heads + timed(2, '<c r="C2" s="3"><v>0.0625</v></c>') + timed(3, '<c r="C3" s="3"><v>1.0625</v></c>'),
        STYLES,
      ),
    )
    expect(left).toMatchObject([{ row: 3, why: '“25:30:00” passa de 24 horas' }])
  })
})

describe('bare numbers of time get the unit in which they are plausible study times', () => {
  it.each([
    ['2 and 3', [2, 3], 'hours', 120],
    ['1,5 and 0,75', ['1,5', '0,75'], 'hours', 90],
    ['50 and 90', [50, 90], 'minutes', 50],
    ['3600 and 900', [3600, 900], 'seconds', 60],
    ['parts of a day', ['0,0625', '0,03125'], 'days', 90],
  ])('%s', (_, [one, other], unit, minutes) => {
    const { table, sessions } = sessionsOf(
      `Dia;Matéria;Tempo\n01/09/2026;Penal;${one}\n13/09/2026;Civil;${other}`,
    )
    expect([table?.unit, minutesOf(sessions)[0]]).toEqual([unit, minutes])
  })
})

describe('a merged day counts for each of its rows and no other', () => {
  const rows = ['2026-09-01 Português', '2026-09-01 Penal', '2026-09-13 Civil']

  it('in a workbook', async () => {
    const day = (row: number, serial: number) => `<c r="A${row}" s="1"><v>${serial}</v></c>`
    const row = (number: number, subject: string, first = '') =>
      `<row r="${number}">${first}${textCell('B', number, subject)}${textCell('C', number, '1h')}</row>`
    const sheet = [
      row(2, 'Português', day(2, DAY)),
      row(3, 'Penal', '<c r="A3"/>'),
      row(4, 'Civil', day(4, DAY + 12)),
      row(5, 'Tributário'),
    ]
    const merged = '</sheetData><mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells><sheetData>'
    const { sessions, left } = await sessionsIn(workbook(heads + sheet.join('') + merged, STYLES))
    expect(placesOf(sessions)).toEqual(rows)
    expect(left).toMatchObject([{ row: 5, why: 'não tem dia' }])
  })

  it('on an HTML page, whose other cells keep their columns', () => {
    const { sessions } = sessionsOf(
      `<table><tr><th>Data</th><th>Matéria</th><th>Tempo</th></tr>
<tr><td rowspan="2">01/09/2026</td><td>Português</td><td>1h</td></tr><tr><td>Penal</td><td>1h</td></tr>
<tr><td>13/09/2026</td><td>Civil</td><td>1h</td></tr></table>`,
    )
    expect(placesOf(sessions)).toEqual(rows)
  })

  it('in an OpenDocument spreadsheet', () => {
    const cell = (words: string, attributes = '') =>
      `<table:table-cell office:value-type="string"${attributes}><text:p>${words}</text:p></table:table-cell>`
    const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`
    const { sessions } = sessionsOf(
      `<?xml version="1.0"?><office:document><office:spreadsheet><table:table table:name="A">${[
        row(cell('Data'), cell('Matéria'), cell('Tempo')),
        row(cell('01/09/2026', ' table:number-rows-spanned="2"'), cell('Português'), cell('1h')),
        row('<table:covered-table-cell/>', cell('Penal'), cell('1h')),
        row(cell('13/09/2026'), cell('Civil'), cell('1h')),
      ].join('')}</table:table></office:spreadsheet></office:document>`,
    )
    expect(placesOf(sessions)).toEqual(rows)
  })
})

describe('a student’s table with a column for each subject', () => {
  it('yields a session for each time', () => {
    const { sessions } = sessionsOf(
      'Data;Português;Penal;Total\n01/09/2026;1:00;0:30;1:30\n13/09/2026;;2:00;2:00',
    )
    expect(placesOf(sessions)).toEqual(['2026-09-01 Português', '2026-09-01 Penal', '2026-09-13 Penal'])
    expect(minutesOf(sessions)).toEqual([60, 30, 120])
  })

  it('is not assumed when its numbers may be anything', () => {
    expect(sessionsOf('Data;Valor;Saldo\n01/09/2026;100;900\n13/09/2026;50;850').sessions).toEqual([])
  })
})

describe('a student’s file from an unknown program', () => {
  it('may have one JSON object a line', () => {
    const lines = ['2026-09-01', '2026-09-02'].map((data) =>
      JSON.stringify({ data, materia: 'Penal', minutos: 60 }),
    )
    expect(placesOf(sessionsOf(lines.join('\n')).sessions)).toEqual(['2026-09-01 Penal', '2026-09-02 Penal'])
  })

  it('may be a zip of tables, of which the one of studies is read', async () => {
    const { sessions, sheets } = await sessionsIn(
      zipSync({
        'x/notas.csv': strToU8('Nome;Valor\nA;1\nB;2\nC;3'),
        'x/sessões.csv': strToU8('\uFEFFData;Matéria;Tempo\n13/09/2026;Penal;1h'),
        '__MACOSX/x/._notas.csv': new Uint8Array(80),
      }),
    )
    expect([placesOf(sessions), sheets]).toEqual([['2026-09-13 Penal'], ['notas.csv', 'sessões.csv']])
  })

  it('may nest the names of subjects and count seconds from 1970', () => {
    const { sessions } = sessionsOf(
      JSON.stringify([
        { start: 1_788_264_000_000, duration: 3600, subject: { id: 4, name: 'Penal' } },
        { start: 1_788_350_400_000, duration: 1800, subject: { id: 4, name: 'Penal' } },
      ]),
    )
    expect([placesOf(sessions), minutesOf(sessions)]).toEqual([
      ['2026-09-01 Penal', '2026-09-02 Penal'],
      [60, 30],
    ])
  })
})

it('without column names the words are subject and topic', () => {
  const { table } = sessionsOf('01/09/2026;Português;Crase;60\n13/09/2026;Penal;Crimes;30')
  expect(table?.columns).toEqual({ day: 0, subject: 1, topic: 2 })
})

it('days without a year are listed row by row', () => {
  expect(sessionsOf('Data;Matéria;Tempo\n01/09;Penal;1h').left).toMatchObject([
    { row: 2, why: '“01/09” não diz o ano' },
  ])
})

it('a longer weekly plan is not taken for the table of studies beside it', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const heads = row('Dia', 'Matéria', 'Tempo')
  const plan = ['Segunda', 'Terça', 'Quarta'].map((day) => row(day, 'Civil', '1h')).join('')
  const studies = row('01/09/2026', 'Penal', '1h') + row('13/09/2026', 'Penal', '2h')
  const { sessions } = sessionsOf(`<table>${heads}${plan}</table><table>${heads}${studies}</table>`)
  expect(placesOf(sessions)).toEqual(['2026-09-01 Penal', '2026-09-13 Penal'])
})

describe('a student’s number whose column says one thing and whose cells another', () => {
  it('gets the unit that the student chooses, whatever the column is called', () => {
    const [file, unit] = ['Dia;Matéria;Horas\n13/09/2026;Penal;0,0625', 'days'] as const
    expect(sessionsOf(file).table?.unit).toBe('hours')
    expect(minutesOf(sessionsOf(file, { unit }).sessions)).toEqual([90])
  })

  it('is listed if it is no count, instead of the whole column being lost', () => {
    const { sessions, left } = sessionsOf(
      'Dia;Matéria;Questões;Acertos\n13/09/2026;Penal;10;70%\n14/09/2026;Penal;10;7\n15/09/2026;Penal;10;80%',
    )
    expect(sessions).toMatchObject([{ row: 3, correct: 7, incorrect: 3 }])
    expect(left.map(({ row, why }) => [row, why])).toEqual([
      [2, 'Acertos: “70%” não é um número'],
      [4, 'Acertos: “80%” não é um número'],
    ])
  })

  it('counts although dashes stand for most other rows', () => {
    const { sessions } = sessionsOf(
      'Dia;Penal?;Tempo;Exercícios do dia\n13/09/2026;x;1h;-\n14/09/2026;x;1h;-\n15/09/2026;x;1h;12',
    )
    expect(sessions.map(({ questions }) => questions)).toEqual([0, 0, 12])
  })

  it('is a time of day if a workbook shows it as a part of the day', async () => {
    const heads = ['Data', 'Hora', 'Minutos'].map((head, at) => textCell('ABC'[at] ?? '', 1, head)).join('')
    const { sessions } = await sessionsIn(
      workbook(
        `<row r="1">${heads}</row><row r="2"><c r="A2" s="1"><v>${DAY}</v></c><c r="B2"><v>0.375</v></c><c r="C2"><v>30</v></c></row>`,
        STYLES,
      ),
    )
    expect(sessions).toMatchObject([{ isTimed: true, at: Date.parse('2026-09-01T12:30:00Z') / 1000 }])
  })
})

describe('a student’s row without a subject', () => {
  const subjectsOf = (...subjects: string[]) =>
    sessionsOf(
      `Dia;Matéria;Tempo\n${subjects.map((subject, at) => `${13 + at}/09/2026;${subject};1h`).join('\n')}`,
    )

  it('belongs to the subject above it only in a table that names each subject once', () => {
    const names = (...given: string[]) => subjectsOf(...given).sessions.map(({ subject }) => subject)
    expect(names('Penal', '', '', 'Civil')).toEqual(['Penal', 'Penal', 'Penal', 'Civil'])
    expect(names('Penal', 'Penal', '', 'Civil')).toEqual(['Penal', 'Penal', '', 'Civil'])
    expect(names('', 'Penal', '')).toEqual(['', 'Penal', ''])
  })

  it('is listed if a formula failed in its place', () => {
    expect(subjectsOf('Penal', '#N/D').left).toMatchObject([
      { row: 3, why: 'a planilha mostra #N/D no lugar de um valor' },
    ])
  })
})
