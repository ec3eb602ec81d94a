import { describe, expect, it } from 'vitest'
import { HEAD, type Line, lineOf } from './spreadsheet.ts'

const record: Line = {
  created_at: new Date('2026-03-18T02:59:00Z'),
  subject: 'Português',
  topic: 'Crase',
  study_time: 1500,
  total_pauses: 2,
  questions_resolved: 20,
  correct_answers: 13,
  incorrect_answers: 7,
  kind: 'law',
  day: '2026-03-17',
  zone: 'America/Sao_Paulo',
}
const line = (changes: Partial<Line>) => lineOf({ ...record, ...changes })

describe('a line of the spreadsheet', () => {
  it('has the day of study and the time there, hours always, and a decimal comma', () => {
    expect(line({})).toBe('17/03/2026 23:59;Português;Crase;00:25:00;2;20;13;7;65,0;Lei seca\r\n')
    expect(line({ day: '2026-03-18', zone: 'America/Noronha' })).toMatch(/^18\/03\/2026 00:59;/)
    expect(line({ zone: 'America/Rio_Branco@4' })).toMatch(/^17\/03\/2026 21:59;/)
  })

  it('names unknown subjects and empty topics', () => {
    expect(line({ kind: null })).toMatch(/;65,0;\r\n$/)
    expect(line({ subject: null, topic: null })).toContain(';Matéria não encontrada;Tópico não informado;')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1+1', '\t=1', '＝1+1', '\u200b=1', '\u00ad@A1'])(
    'never runs %j as a formula',
    (topic) => {
      expect(line({ topic }).replaceAll('"', '')).toContain(`;'${topic};`)
    },
  )

  it.each([
    ['a; b', '"a; b"'],
    ['o "novo" CPC', '"o ""novo"" CPC"'],
    ['uma\nlinha', '"uma\nlinha"'],
    ['Lei 8.112 - art. 5º', 'Lei 8.112 - art. 5º'],
  ])('keeps %j one cell', (topic, cell) => {
    expect(line({ topic })).toContain(`;${cell};`)
  })

  it('begins the file with the byte order mark', () => {
    expect(HEAD.startsWith('\uFEFFData;')).toBe(true)
    expect(HEAD.split(';')).toHaveLength(line({}).split(';').length)
  })
})
