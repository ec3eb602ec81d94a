import { describe, expect, it } from 'vitest'
import { changesOf, lineText, readIncidence, WRONG } from './incidence.ts'

const topic = (
  id: string,
  words: string,
  more: { subject?: string; importance?: 'alta' | 'media' | 'baixa' } = {},
) => {
  const { subject = 'Português', importance = null } = more
  return {
    id,
    topic_ids: [],
    subject_id: 1,
    name: words,
    words,
    subject,
    part: subject,
    part_share: 0.5,
    importance,
    minimum: null,
  }
}

const TOPICS = [
  topic('crase', '1. Crase'),
  topic('regencia', 'Regência verbal'),
  topic('acentos', 'Acentuação', { importance: 'baixa' }),
  topic('atos', 'Conceitos', { subject: 'Direito' }),
  topic('poderes', 'Conceitos', { subject: 'Administração' }),
]

const told = (text: string) => {
  const found = readIncidence(text, TOPICS)
  if ('wrong' in found) return found.wrong
  return {
    of: found.rows.map(({ topic: { id }, questions, importance }) => [id, questions, importance]),
    left: found.left.map(lineText),
  }
}

describe('a table of past questions', () => {
  it('says what counts how much within a subject, in the edital’s own words or nearly', () => {
    expect(told('Tópico;Questões\nREGENCIA VERBAL;6\ncrase;40\nacentuação;14')).toEqual({
      of: [
        ['crase', 40, 'alta'],
        ['regencia', 6, 'baixa'],
        ['acentos', 14, 'media'],
      ],
      left: [],
    })
  })

  it('draws few questions to the subject’s mean', () => {
    expect(told('assunto,quantidade\nCrase,1\nRegência verbal,0')).toMatchObject({
      of: [
        ['crase', 1, 'media'],
        ['regencia', 0, 'media'],
      ],
    })
  })

  it('adds up lines of one topic, and reads a thousand as it is written', () => {
    expect(told('topico\tqtd\nCrase\t1.200\nCrase\t34\nAcentuação\t7')).toMatchObject({
      of: [
        ['crase', 1234, 'alta'],
        ['acentos', 7, 'baixa'],
      ],
    })
  })

  it('lists rows that it leaves out: no topic, no number, or two possible topics', () => {
    expect(
      told(
        'tópico;questões;matéria\nCrase;3;\nXadrez;5;\nAcentuação;muitas;\nConceitos;9;\nConceitos;9;direito',
      ),
    ).toEqual({
      of: [
        ['crase', 3, 'media'],
        ['atos', 9, 'media'],
      ],
      left: [
        'Linha 3, “Xadrez · 5”: nenhum tópico do edital tem esse nome.',
        'Linha 4, “Acentuação · muitas”: as questões não estão em número.',
        'Linha 5, “Conceitos · 9”: mais de um tópico tem esse nome; diga também a matéria.',
      ],
    })
  })

  it.each([
    ['tópico;questões', '2,5', 2.5],
    ['tópico;questões', '2.5', 2.5],
    ['tópico;questões', ' 0.125 ', 0.125],
    ['tópico;questões', '1.234', 1234],
    ['tópico;questões', '1.234,5', 1234.5],
    ['tópico;questões', '12', 12],
    ['tópico,questões', '"2,5"', 2.5],
  ])('reads under %s the number %s as %d', (header, number, questions) => {
    const sign = header.at(6)
    expect(told(`${header}\nCrase${sign}${number}`)).toMatchObject({ of: [['crase', questions, 'media']] })
  })

  it('says which line is wrong, as a spreadsheet numbers it, and how', () => {
    expect(told('tópico,questões\n\nCrase,3\nAcentuação,2,5\nAcentuação,\nAcentuação,-1')).toEqual({
      of: [['crase', 3, 'media']],
      left: [
        'Linha 4, “Acentuação · 2 · 5”: há mais colunas que na primeira linha.',
        'Linha 5, “Acentuação”: falta o número de questões.',
        'Linha 6, “Acentuação · -1”: as questões não estão em número.',
      ],
    })
  })

  it.each([
    ['', WRONG.empty],
    ['Crase;3\nRegência verbal;2', WRONG.noColumns],
    ['%PDF-1.7 \u0000\u0001', WRONG.noColumns],
    ['tópico;questões', WRONG.noTopic],
    ['tópico;questões\nXadrez;5', WRONG.noTopic],
    ['tópico;questões\nXadrez;5\nCrase;4%', 'Linha 3, “Crase · 4%”: as questões não estão em número.'],
  ])('says in a sentence why %j cannot be read', (text, wrong) => {
    expect(told(text)).toBe(wrong)
  })

  it('changes only differing importances', () => {
    const found = readIncidence('topico;questoes\nCrase;40\nRegência verbal;14\nAcentuação;2', TOPICS)
    expect('rows' in found && changesOf(found.rows)).toEqual([
      { op: 'weigh', id: 'crase', importancia: 'alta' },
      { op: 'weigh', id: 'regencia', importancia: 'media' },
    ])
  })
})
