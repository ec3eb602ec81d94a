import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import {
  read,
  readFile,
  sessionsIn,
  sessionsOf,
  textCell,
  workbook,
} from '../../../../harness/import-files.ts'

describe('the student reads in a sentence why a file is refused', () => {
  const encrypted = Uint8Array.from([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    ...[...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]),
  ])
  it.each<[string, () => Uint8Array<ArrayBuffer> | string, RegExp]>([
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
    ['a picture of another kind', () => strToU8('GIF89a....'), /imagem/],
    ['a program', () => Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]), /Não encontrei uma tabela/],
    [
      'a document of words',
      () => zipSync({ 'content.xml': strToU8('<p>oi</p>') }),
      /Não encontrei uma tabela/,
    ],
    ['a sentence', () => 'Ontem estudei muito', /Não encontrei uma tabela/],
    ['a package of Anki', () => zipSync({ 'collection.anki21': strToU8('x') }), /Notas em texto simples/],
    [
      'quotes that never close',
      () => 'Data,Minutos,Assunto\n13/09/2026,30,"Crase, regência"\n14/09/2026,30,"RLM\n15/09/2026,20,RLM',
      /aspas .* linha 3/,
    ],
    ['nothing', () => '  \n', /nada escrito/],
    ['broken JSON', () => '{"a": ', /danificado/],
    ['JSON of somebody else', () => '{"a": 1}', /ainda não conheço/],
    [
      'a notebook’s text',
      () => 'www.tecconcursos.com.br/questoes/1\n1) x\n\nGabarito\n1) B',
      /não as suas respostas/,
    ],
  ])('%s', async (_what, given, sentence) => {
    const file = given()
    await expect(async () => (typeof file === 'string' ? read(file) : readFile(file))).rejects.toThrow(
      sentence,
    )
  })
})

describe('a zip that declares for a part', () => {
  const SIZE = 24
  /** A zip with a table, whose declared unpacked size is false. */
  const saying = (size: number) => {
    const zip = zipSync({ 'content.xml': strToU8(`<table:table>${' '.repeat(5000)}</table:table>`) })
    const entry = zip.findIndex((byte, at) => byte === 0x50 && zip[at + 1] === 0x4b && zip[at + 2] === 1)
    new DataView(zip.buffer).setUint32(entry + SIZE, size, true)
    return zip
  }
  it.each([
    ['200 MB, before it is unpacked', 200_000_000, /mais de 150 MB/],
    ['less than it has', 100, /danificado/],
    ['more than it has', 10_000, /danificado/],
  ])('%s is refused', async (_what, size, sentence) => {
    await expect(readFile(saying(size))).rejects.toThrow(sentence)
  })
})

describe('an impossible row is listed with its reason, never corrected', () => {
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
    ['01/01/0025;30;;;', 'o dia 01/01/0025 é anterior a 2000'],
    ['13/09/2026;=A1+30;;;', 'a planilha mostra =A1+30 no lugar de um valor'],
    ['01/01/2099;30;;;', 'o dia 01/01/2099 ainda não chegou'],
    ['amanhã;30;;;', '“amanhã” não é um dia'],
    [';30;;;', 'não tem dia'],
    ['TOTAL;90;;;', 'é um total, não um estudo'],
    ['Data;Minutos;Questões;Acertos;Erros', 'repete o cabeçalho'],
  ])('%s', (row, why) => {
    const { sessions, left } = sessionsOf(
      `Data;Minutos;Questões;Acertos;Erros\n13/09/2026;30;10;7;3\n14/09/2026;30;10;7;3\n15/09/2026;20;5;5;0\n${row}`,
    )
    expect([sessions.length, left]).toMatchObject([3, [{ row: 5, why }]])
  })

  it('a formula saved without its value is listed', async () => {
    const { sessions, left } = await sessionsIn(
      workbook(
        `<row r='1'>${textCell('A', 1, 'Data')}${textCell('B', 1, 'Minutos')}</row>
        <row r='2'>${textCell('A', 2, '13/09/2026')}<c r='B2'><f>15+15</f></c></row>
        <row r='3'>${textCell('A', 3, '14/09/2026')}<c r='B3'><f>15+15</f><v>30</v></c></row>`,
      ),
    )
    expect([sessions.map(({ row }) => row), left]).toMatchObject([
      [3],
      [{ row: 2, why: 'a planilha mostra =15+15 no lugar de um valor' }],
    ])
  })

  it('a session ends after it begins, on the next day only near midnight', () => {
    const { sessions, left } = sessionsOf(
      'Data;Hora;Hora fim\n13/09/2026;23:00;00:30\n13/09/2026;10:00;09:00',
    )
    expect([sessions.map(({ seconds }) => seconds), left]).toMatchObject([
      [5400],
      [{ row: 3, why: 'termina antes de começar' }],
    ])
  })

  it('contradictory days decide nothing: the student is asked for the order', () => {
    const { asked, left } = sessionsOf('Data;Minutos\n13/09/2026;30\n09/14/2026;30\n05/06/2026;30')
    expect(asked).toEqual({ written: '05/06/2026', dayFirst: '2026-06-05', monthFirst: '2026-05-06' })
    expect(left).toMatchObject([{ row: 3, why: 'o dia 09/14/2026 não existe' }])
  })

  it('a tampered record of Posse’s own download is listed', () => {
    const record = {
      ...{ created_at: '2026-03-01T12:00:00.000Z', day: '2026-03-01', zone: 'America/Manaus', ativo: 1 },
      ...{ subject: 'LP', study_time: 60, questions_resolved: 2, correct_answers: 1, incorrect_answers: 1 },
    }
    const changes = [
      { questions_resolved: 2.5 },
      { study_time: 1e12 },
      { day: '2026-02-01' },
      { correct_answers: -1 },
      {},
    ]
    const { sessions, left } = sessionsOf(JSON.stringify(changes.map((change) => ({ ...record, ...change }))))
    expect(sessions.map(({ row }) => row)).toEqual([5])
    expect(left.map(({ why }) => why)).toEqual([
      'Questões: “2.5” não é um número inteiro',
      '“1000000000000 s” passa de 24 horas',
      'a hora não é do dia 2026-02-01',
      'Acertos: “-1” é negativo',
    ])
  })

  it('a mock exam with fewer questions than its subjects is listed', () => {
    const simulado = [
      {
        data: '2026-03-08',
        total: 10,
        acertos: 9,
        gabaritoPorDisc: [{ discNome: 'A', total: 20, acertos: 15 }],
      },
    ]
    const { sessions, left } = sessionsOf(JSON.stringify({ eventos: [], habitos: { simulado } }))
    expect([sessions, left]).toMatchObject([[], [{ why: 'as matérias somam 20 questões e o simulado, 10' }]])
  })

  it('a question site’s topic above the first subject is listed', () => {
    const understood = read(
      'Hierarquia\tÍndice\tQuestões Resolvidas\tQuantidade de acertos\n01\tAtos\t8\t6\n\tDireito\t5\t4',
    )
    expect(understood).toMatchObject({
      picture: { left: [{ row: 2, why: 'não está debaixo de nenhuma matéria' }] },
    })
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
  ])('days of several kinds may stand in one column: %s', async (written, day) => {
    const { sessions } = await sessionsIn(workbookOfDay(written))
    expect(sessions.map((session) => session.day)).toEqual(['2026-09-13', day])
  })
})

function workbookOfDay(written: string) {
  const cell = (row: number, value: string) =>
    /^\d+$/.test(value) ? `<c r="A${row}"><v>${value}</v></c>` : textCell('A', row, value)
  const row = (number: number, day: string) =>
    `<row r="${number}">${cell(number, day)}<c r="B${number}"><v>30</v></c></row>`
  return workbook(
    `<row r="1">${textCell('A', 1, 'Data')}${textCell('B', 1, 'Minutos')}</row>${row(2, '13/09/2026')}${row(3, written)}`,
  )
}
