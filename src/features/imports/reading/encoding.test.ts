import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { sessionsIn, sessionsOf } from '../../../../harness/import-files.ts'

const TABLE = 'Data;Minutos;Matéria\r\n13/09/2026;30;Língua Portuguesa\r\n14/09/2026;30;Redação'
/** The table with its accented letters in another encoding. */
const inCode = (codes: Readonly<Record<string, number>>) =>
  Uint8Array.from([...TABLE].map((letter) => codes[letter] ?? letter.charCodeAt(0)))

describe('a student’s table keeps its accents in whatever encoding it was saved', () => {
  it.each([
    ['MS-DOS', inCode({ é: 0x82, í: 0xa1, ç: 0x87, ã: 0xc6 })],
    ['an old Macintosh', inCode({ é: 0x8e, í: 0x92, ç: 0x8d, ã: 0x8b })],
    ['western Europe', inCode({})],
    ['two bytes a letter, without a mark', new Uint8Array(Buffer.from(TABLE, 'utf16le'))],
    ['UTF-8 taken for western and saved so', strToU8(Buffer.from(TABLE).toString('latin1'))],
  ])('%s', async (_code, bytes) => {
    const { sessions } = await sessionsIn(bytes)
    expect(sessions.map(({ subject }) => subject)).toEqual(['Língua Portuguesa', 'Redação'])
  })

  it('UTF-8 with a broken letter, which is shown as broken', async () => {
    const bytes = strToU8(TABLE)
    const { sessions } = await sessionsIn(
      bytes.map((byte, at) => (at === bytes.lastIndexOf(0xa3) ? 0x20 : byte)),
    )
    expect(sessions.map(({ subject }) => subject)).toEqual(['Língua Portuguesa', 'Redaç\ufffd o'])
  })
})

it('a student’s table may mix line endings', () => {
  const { sessions } = sessionsOf('Data;Minutos\r\n13/09/2026;30\n14/09/2026;30\r15/09/2026;30')
  expect(sessions.map(({ row }) => row)).toEqual([2, 3, 4])
})

it('a lone quote is a letter in a table whose cells need no quotes', () => {
  const { sessions } = sessionsOf('Data;Minutos;Matéria\n13/09/2026;30;"RLM\n14/09/2026;30;RLM')
  expect(sessions.map(({ subject }) => subject)).toEqual(['"RLM', 'RLM'])
})

describe('a student’s spreadsheet saved as a single XML text', () => {
  it('from Excel is read, with the cells that it omits', async () => {
    const cell = (type: string, value: string, more = '') =>
      `<Cell${more}><Data ss:Type="${type}">${value}</Data><Comment><Data>nota</Data></Comment></Cell>`
    const page = `<?xml version="1.0"?><Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="P"><Table>
      <Row>${['Data', 'Matéria', 'Minutos'].map((head) => cell('String', head)).join('')}</Row>
      <Row ss:Index="4">${cell('DateTime', '2026-09-13T00:00:00.000')}${cell('Number', '30', ' ss:Index="3"')}</Row>
      </Table></Worksheet></Workbook>`
    expect((await sessionsIn(strToU8(page))).sessions).toMatchObject([
      { row: 4, seconds: 1800, day: '2026-09-13', isTimed: false, subject: '' },
    ])
  })

  it('from OpenDocument is read too', () => {
    const row = (cells: string[]) =>
      `<table:table-row>${cells.map((cell) => `<table:table-cell><text:p>${cell}</text:p></table:table-cell>`).join('')}</table:table-row>`
    const text = `<?xml version="1.0"?><office:spreadsheet><table:table>${row(['Data', 'Minutos'])}${row(['13/09/2026', '30'])}</table:table></office:spreadsheet>`
    expect(sessionsOf(text).sessions).toMatchObject([{ row: 2, seconds: 1800 }])
  })
})
