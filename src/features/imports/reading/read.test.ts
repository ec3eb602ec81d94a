import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { read, sessionsIn, sessionsOf, textCell, workbook, ZONE } from '../../../../harness/import-files.ts'
import type { Session } from './session.ts'

const short = ({ subject, topic, seconds, questions, correct, incorrect, at, day }: Session) => [
  subject,
  topic,
  seconds,
  `${correct}+${incorrect}/${questions}`,
  new Date(at * 1000).toISOString().slice(0, 19),
  day,
]

const HEADS = ['Início', 'Matéria', 'Conteúdo', 'Duração', 'Tipo', 'Exercicios feitos', 'Acertos']
const headRow = `<row r="1">${HEADS.map((head, at) => textCell('ABCDEFG'[at] ?? '', 1, head)).join('')}</row>`
const STYLES =
  '<numFmts><numFmt numFmtId="170" formatCode="[h]:mm"/></numFmts>' +
  '<cellXfs><xf numFmtId="0"/><xf numFmtId="22"/><xf numFmtId="170"/></cellXfs>'

describe('a workbook of Aprovado', () => {
  const rows = `${headRow}
    <row r="2"><c r="A2" s="1"><v>46054.395833333</v></c><c r="B2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c>${textCell('D', 2, '1h 1m 5s')}${textCell('E', 2, 'Video')}<c r="F2"><v>10</v></c><c r="G2"><v>7</v></c></row>
    <row r="4"><c r="A4" s="1"><v>46054.5</v></c><c r="B4"\n\tt="s"><v>0</v></c>${textCell('D', 4, '5h')}<c r="F4"><v>6</v></c></row>
    <row r="5"><c r="A5" s="1"><v>46054.6</v></c><c r="B5" t="s"><v>0</v></c>${textCell('D', 5, '0h 0m 0s')}</row>
    <row r="6"><c r="A6" s="1"><v>46054.7</v></c><c r="B6" t="s"><v>0</v></c><c r="D6" s="2"><f>1+1</f><v>0.0625</v></c></row>`

  it('is read by its own columns, each moment to the second and each row by its reference', async () => {
    const { source, sessions, left } = await sessionsIn(workbook(rows, STYLES))
    expect(source).toBe('Aprovado')
    expect(sessions.map(short)).toEqual([
      ['Português & redação', 'Crase', 3665, '7+3/10', '2026-02-01T13:31:05', '2026-02-01'],
      ['Português & redação', '', 18_000, '0+0/6', '2026-02-01T20:00:00', '2026-02-01'],
      ['Português & redação', '', 5400, '0+0/0', '2026-02-01T21:18:00', '2026-02-01'],
    ])
    expect(sessions[0]?.kind).toBe('video')
    expect(left).toMatchObject([{ row: 5, why: 'não tem tempo nem questões' }])
  })
})

describe('times that a time tracker exported', () => {
  it('Toggl: a session past midnight belongs to the day on which it began', () => {
    const { source, sessions } = sessionsOf(
      `User,Project,Description,Start date,Start time,End date,End time,Duration
Ana,Português,"Crase, regência",2026-09-02,23:40:10,2026-09-03,00:25:40,00:45:30`,
    )
    expect(source).toBe('Toggl')
    expect(sessions.map(short)).toEqual([
      ['Português', 'Crase, regência', 2730, '0+0/0', '2026-09-03T03:25:40', '2026-09-02'],
    ])
  })

  it('Clockify: am and pm are read, and a number above twelve decides the order of day and month', () => {
    const { sessions, asked } = sessionsOf(
      `Project,Description,Start Date,Start Time,End Date,End Time,Duration (h),Duration (decimal)
P,,09/02/2026,10:23 PM,09/02/2026,11:10 PM,00:47:00,0.78
P,,09/13/2026,10:00 AM,09/13/2026,10:30 AM,00:30:00,0.50`,
    )
    expect([asked, sessions.map(({ day }) => day)]).toEqual([undefined, ['2026-09-02', '2026-09-13']])
    expect(sessions[0]?.at).toBe(Date.parse('2026-09-03T02:10:00Z') / 1000)
  })

  it('solidtime: a UTC time falls on the student’s own day, and a break is no study', () => {
    const { sessions, left } = sessionsOf(
      `id,description,start,end,type,project_id
1,Crase,2026-09-03T02:40:10Z,2026-09-03T03:25:40Z,work,p1
2,,2026-09-03T04:00:00Z,2026-09-03T04:10:00Z,break,`,
    )
    expect(sessions.map(short)).toEqual([['p1', 'Crase', 2730, '0+0/0', '2026-09-03T03:25:40', '2026-09-02']])
    expect(left).toMatchObject([{ row: 3, why: 'é um intervalo, não um estudo' }])
  })

  it('Forest: a traveller’s session keeps its own day and zone', () => {
    const { sessions, left } = sessionsOf(
      `Start Time,End Time,Tag,Note,Is Success
2026-09-02T23:50:00.000+0100,2026-09-03T00:15:00.000+0100,Estudo,,True
2026-09-02T10:23:00.000-0300,2026-09-02T10:53:00.000-0300,Estudo,,False`,
    )
    expect(sessions).toMatchObject([
      { day: '2026-09-02', zone: 'Etc/GMT-1', seconds: 1500, at: Date.parse('2026-09-02T23:15:00Z') / 1000 },
    ])
    expect(left).toMatchObject([{ why: 'é uma sessão abandonada' }])
  })
})

it('Posse’s own table: the end, the seconds and texts with an apostrophe come back', () => {
  const { source, sessions, left } = sessionsOf(
    `\uFEFFData;Matéria;Tópico;Tempo de estudo;Pausas;Questões;Corretas;Incorretas;Acertos (%);Tipo de estudo\r
03/02/2026 12:00;"Direito; ""Público""";"'=A1";01:02:05;0;3;2;1;66,7;Revisão\r
02/02/2026 08:00;Matéria não encontrada;Tópico não informado;30:00:00;0;0;0;0;0,0;\r
`,
  )
  expect([source, left]).toEqual(['Posse', []])
  expect(sessions.map(short)).toEqual([
    ['Direito; "Público"', '=A1', 3725, '2+1/3', '2026-02-03T15:00:00', '2026-02-03'],
    ['', '', 108_000, '0+0/0', '2026-02-02T11:00:00', '2026-02-02'],
  ])
  expect(sessions[0]?.kind).toBe('review')
})

describe('a student’s own table', () => {
  it('is read by the names and the content of its columns', () => {
    const { sessions, table } = sessionsOf(
      `Data,Banca,Disciplina,Matéria,Qtd_Questões,Acertos,Erros,% Acerto
13/09/2026,FGV,Língua Portuguesa,"Crase, regência",10,7,3,70.0`,
    )
    expect(sessions.map(short)).toEqual([
      ['Língua Portuguesa', 'Crase, regência', 0, '7+3/10', '2026-09-13T03:00:00', '2026-09-13'],
    ])
    expect(table?.columns).toEqual({ day: 0, subject: 2, topic: 3, questions: 4, correct: 5, incorrect: 6 })
  })

  it('asks only for the order of day and month, and only if nothing in it decides', () => {
    const table = 'Dia;Minutos;Questões\n02/09/2026;30;5\n03/09/2026;45;8'
    const { asked, sessions } = sessionsOf(table)
    expect(asked).toEqual({ written: '02/09/2026', dayFirst: '2026-09-02', monthFirst: '2026-02-09' })
    expect(sessions.map(({ day }) => day)).toEqual(['2026-09-02', '2026-09-03'])
    expect(sessionsOf(table, { isDayFirst: false }).sessions.map(({ day }) => day)).toEqual([
      '2026-02-09',
      '2026-03-09',
    ])
  })

  it('may have column names in two lines, and a subject only in the first row of its group', () => {
    const { sessions, table } = sessionsOf(
      `Controle de revisões;;;
Disciplina;Data;Nº questões;Tempo
;;propostas;gasto
Rac. Log.;18/11/16;15;12'
;19/11/16;22;2,9'`,
    )
    expect(table?.heads).toEqual(['Disciplina', 'Data', 'Nº questões propostas', 'Tempo gasto'])
    expect(sessions.map(({ subject, questions, seconds }) => [subject, questions, seconds])).toEqual([
      ['Rac. Log.', 15, 720],
      ['Rac. Log.', 22, 174],
    ])
  })

  it('takes unknown names above numbers as column names', () => {
    const { table, sessions } = sessionsOf('Quando foi;Onde;Xis\n13/09/2026;RLM;10')
    expect([table?.heads, table?.columns.day, sessions]).toEqual([['Quando foi', 'Onde', 'Xis'], 0, []])
    expect(sessionsOf('13/09/2026;1h\n14/09/2026;2h').sessions).toHaveLength(2)
  })

  it('is corrected by the student, column by column', () => {
    const { table, sessions } = sessionsOf('Quando;Onde;Xis\n13/09/2026;RLM;10', {
      columns: { day: 0, subject: 1, duration: 2 },
      unit: 'hours',
    })
    expect([table?.unit, sessions[0]?.seconds, sessions[0]?.subject]).toEqual(['hours', 36_000, 'RLM'])
  })

  it('may come from an HTML page, or be an HTML page with the name xls', async () => {
    const page = `<html><style>td{}</style><table><tr><th>Data</th><th>Mat&eacute;ria</th><th>Tempo</th></tr>
      <tr><td>13/09/2026<td><b>Portugu&ecirc;s</b><br>básico</td><td>1h30</td></tr></table></html>`
    expect((await sessionsIn(strToU8(page))).sessions.map(short)).toEqual([
      ['Português básico', '', 5400, '0+0/0', '2026-09-13T03:00:00', '2026-09-13'],
    ])
  })

  it('is read in the Windows-1252 encoding too', async () => {
    const bytes = Uint8Array.from(
      [...'data;mat\u00e9ria;minutos\n2026-09-02;L\u00edngua;145'].map((letter) => letter.charCodeAt(0)),
    )
    expect((await sessionsIn(bytes)).sessions).toMatchObject([{ subject: 'Língua', seconds: 8700 }])
  })

  it('has one subject although its rows spell it in several ways', () => {
    const { sessions } = sessionsOf('Dia;Matéria;Minutos\n13/09/2026;Português;30\n14/09/2026;PORTUGUES;45')
    expect(sessions.map(({ subject }) => subject)).toEqual(['Português', 'Português'])
  })

  it.each([['at its top'], ['deep in it']])('may be a list in an unknown program’s file, %s', (where) => {
    const itens = [{ data: '2026-09-02', materia: 'RLM', minutos: 30 }]
    const json = JSON.stringify({ versao: 1, ...(where === 'deep in it' ? { dados: { itens } } : { itens }) })
    expect(sessionsOf(json).sessions).toMatchObject([{ subject: 'RLM', seconds: 1800, day: '2026-09-02' }])
  })

  it('in OpenDocument keeps repeated rows, dates and times by their values', async () => {
    const cell = (type: string, value: string, shown: string) =>
      `<table:table-cell office:value-type="${type}" ${value}><office:annotation><text:p>nota</text:p></office:annotation><text:p>${shown}</text:p></table:table-cell>`
    const row = (cells: string, times = 1) =>
      `<table:table-row table:number-rows-repeated="${times}">${cells}</table:table-row>`
    const content = `<office:spreadsheet><table:table table:name="Plan">
      ${row('<table:table-cell/>', 3)}
      ${row(cell('string', '', 'Data') + cell('string', '', 'Tempo') + cell('string', '', 'Questões'))}
      ${row(cell('date', 'office:date-value="2026-09-02"', '2/9') + cell('time', 'office:time-value="PT01H30M00S"', '1:30') + cell('float', 'office:value="12"', '12,0'))}
      ${row(cell('date', 'office:date-value="2026-09-03"', '3/9') + cell('string', '', '#DIV/0!') + cell('float', 'office:value="2"', '2'))}
      ${row('<table:table-cell table:number-columns-repeated="1024"/>', 1_048_570)}</table:table></office:spreadsheet>`
    const { sessions, left } = await sessionsIn(zipSync({ 'content.xml': strToU8(content) }))
    expect(sessions).toMatchObject([{ row: 5, seconds: 5400, questions: 12, day: '2026-09-02' }])
    expect(left).toMatchObject([{ row: 6, why: 'a planilha mostra #DIV/0! no lugar de um valor' }])
  })
})

describe('a student’s backup', () => {
  it('of Estudo Organizado: a habit of an event counts once, a planned event does not count', () => {
    const backup = {
      editais: [{ disciplinas: [{ id: 'd', nome: 'Direito', assuntos: [{ id: 'a', nome: 'Atos' }] }] }],
      eventos: [
        {
          data: '2026-03-02',
          status: 'estudei',
          tempoAcumulado: 3720,
          tipo: 'conteudo',
          discId: 'd',
          assId: 'a',
          sessao: { horaInicio: '09:00:00', questoes: { total: 20, certas: 14, erradas: 6 } },
        },
        { data: '2026-03-09', status: 'agendado', discId: 'd' },
      ],
      habitos: {
        questoes: [
          { data: '2026-03-02', eventoId: 'e', total: 20, acertos: 14 },
          { data: '2026-03-06', quantidade: 15, acertos: 9, discId: 'd' },
        ],
        discursiva: [{ data: '2026-03-05', nota: 7.5 }],
        simulado: [
          {
            data: '2026-03-08',
            total: 60,
            acertos: 41,
            gabaritoPorDisc: [{ discNome: 'Direito', total: 20, acertos: 15 }],
          },
        ],
      },
    }
    const { source, sessions, left } = sessionsOf(JSON.stringify(backup))
    expect(source).toBe('Estudo Organizado')
    expect(sessions.map(short)).toEqual([
      ['Direito', 'Atos', 3720, '14+6/20', '2026-03-02T13:02:00', '2026-03-02'],
      ['Direito', '', 0, '9+6/15', '2026-03-06T03:00:00', '2026-03-06'],
      ['Direito', '', 0, '15+5/20', '2026-03-08T03:00:00', '2026-03-08'],
      ['', '', 0, '26+14/40', '2026-03-08T03:00:00', '2026-03-08'],
    ])
    expect(left.map(({ why }) => why)).toEqual([
      'foi só planejado',
      'é uma nota de redação, sem tempo nem questões',
    ])
  })

  it.each([
    ['milliseconds', 2_700_000],
    ['seconds', 2700],
  ])('of Ouroboros, with time in %s, and mock exams parted by questions', (_unit, studyTime) => {
    const backup = {
      records: [
        {
          date: '2026-09-02',
          subject: 'LP',
          topic: 'Crase',
          studyTime,
          questions: { correct: 8, total: 10 },
        },
      ],
      simuladoRecords: [
        {
          date: '2026-09-06',
          timeSpent: '01:00:00',
          subjects: [
            { name: 'LP', totalQuestions: 10, correct: 7, incorrect: 2 },
            { name: 'RL', totalQuestions: 5, correct: 5, incorrect: 0 },
          ],
        },
      ],
    }
    const { sessions } = sessionsOf(JSON.stringify(backup))
    expect(
      sessions.map(({ subject, seconds, correct, incorrect, questions }) => [
        subject,
        seconds,
        correct,
        incorrect,
        questions,
      ]),
    ).toEqual([
      ['LP', 2700, 8, 2, 10],
      ['LP', 2400, 7, 2, 10],
      ['RL', 1200, 5, 0, 5],
    ])
  })

  it('of Posse: moments, days and zones stay, deleted records are left out', () => {
    const record = {
      created_at: '2026-03-01T03:30:00.000Z',
      subject: 'LP',
      topic: null,
      study_time: 60,
      questions_resolved: 2,
      correct_answers: 1,
      incorrect_answers: 1,
      ativo: 1,
      kind: 'law',
      day: '2026-02-28',
      zone: 'America/Manaus',
    }
    const { sessions, left } = sessionsOf(JSON.stringify([record, { ...record, ativo: 0 }]))
    expect(sessions).toMatchObject([{ day: '2026-02-28', zone: 'America/Manaus', kind: 'law', seconds: 60 }])
    expect(left).toMatchObject([{ row: 2, why: 'foi excluído' }])
  })
})

describe('a question site’s tables', () => {
  const HEAD =
    'Hierarquia\tíndice\tQuestões Resolvidas\tAcertos (%)\tQuantidade de acertos\tErros (%)\tQuantidade de erros\tPeso'
  const picture = (...lines: string[]) => {
    const read_ = read([HEAD, ...lines].join('\n'))
    if (read_.kind !== 'picture') throw new Error(read_.kind)
    return read_.picture
  }

  it('are sums: only the innermost topics count, and questions without a topic', () => {
    const { topics, left } = picture(
      '\tDireito\t38\t66\t25\t34\t13\t',
      '01\tAtos\t22\t59\t13\t41\t9\t',
      '01.01\tAtributos\t8\t75\t6\t25\t2\t',
      '01.02\tExtinção\t14\t50\t7\t50\t7\t',
      '02\tLicitações\t13\t77\t10\t23\t3\t',
      '\tSem Classificação\t3\t67\t2\t33\t1\t',
      '\tPortuguês\t1.204\t84\t1.011\t16\t193\t',
      '01\tCrase\t1.204\t84\t1.011\t16\t193\t',
      '\tRaciocínio\t0\t0\t0\t0\t0\t',
      '\tTOTAL\t1.242\t83\t1.036\t17\t206\t',
    )
    expect(topics).toEqual([
      { subject: 'Direito', topic: 'Atributos', questions: 8, correct: 6 },
      { subject: 'Direito', topic: 'Extinção', questions: 14, correct: 7 },
      { subject: 'Direito', topic: 'Licitações', questions: 13, correct: 10 },
      { subject: 'Direito', topic: '', questions: 3, correct: 2 },
      { subject: 'Português', topic: 'Crase', questions: 1204, correct: 1011 },
    ])
    expect(left).toMatchObject([{ row: 10, why: 'não tem questões resolvidas' }])
  })

  it('count the whole subject, and say so, if its topics do not add up to it', () => {
    const { topics, left } = picture('\tDireito\t38\t66\t25\t34\t13\t', '01\tAtos\t22\t59\t13\t41\t9\t')
    expect(topics).toEqual([{ subject: 'Direito', topic: '', questions: 38, correct: 25 }])
    expect(left[0]?.why).toBe('os assuntos somam 22 e a matéria, 38: vale a matéria')
  })

  it('weigh topics by the index of a notebook', () => {
    const table = `\uFEFF0;1;2;3
Hierarquia;Índice;Quantidade encontrada;Porcentagem
;Direito;1.023;100,00%
01;Garantias;254;24,83%
01.01;Deveres;180;17,60%
01.02;Sociais;74;7,23%
03;Sem Classificação;30;2,93%`
    expect(read(table)).toEqual({
      kind: 'index',
      index: {
        rows: [
          { subject: 'Direito', topic: 'Deveres', questions: 180 },
          { subject: 'Direito', topic: 'Sociais', questions: 74 },
          { subject: 'Direito', topic: 'Sem Classificação', questions: 30 },
        ],
      },
    })
  })
})

it('a student’s day that begins at four includes study before four; a table without times keeps its own days', () => {
  const zone = `${ZONE}@4`
  const late = sessionsOf('Data;Hora;Minutos\n13/09/2026;02:00;30', {}, zone)
  expect(late.sessions.map(({ day }) => day)).toEqual(['2026-09-12'])
  expect(sessionsOf('Data;Minutos\n13/09/2026;30', {}, zone).sessions.map(({ day }) => day)).toEqual([
    '2026-09-13',
  ])
})

it('kinds of study are known with their accents', () => {
  const { sessions } = sessionsOf('Dia;Matéria;Tempo;Tipo\n13/09/2025;A;1h;Vídeo\n14/09/2025;A;1h;Legislação')
  expect(sessions.map(({ kind }) => kind)).toEqual(['video', 'law'])
})
