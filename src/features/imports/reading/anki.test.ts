import { expect, it } from 'vitest'
import { cellsOf, read } from '../../../../harness/import-files.ts'
import { ankiText } from '../../mistakes/anki.ts'
import { ImportedFile } from './imported-file.ts'
import type { Names } from './matching.ts'
import { openText } from './open.ts'

const HEADS =
  '#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:6\n'

function notesOf(text: string) {
  const understood = read(text)
  if (understood.kind !== 'cards') throw new Error(understood.kind)
  return understood.notes
}

const NAMES: Names = {
  subjects: [
    { id: 1, name: 'Língua Portuguesa' },
    { id: 2, name: 'Direito Administrativo' },
  ],
  topics: [{ subject_id: 2, topic: 'Atos administrativos' }],
  remembered: [],
  chosenSubjects: {},
  chosenTopics: {},
}

function previewOf(text: string, known: string[] = [], names = NAMES) {
  const desk = new ImportedFile(openText(text, cellsOf))
  desk.read({ zone: 'America/Sao_Paulo', now: 0 }, {})
  return { ...desk.previewCards(names, { here: known, deleted: [] }), all: desk.allCards() }
}

it('a student’s Anki notes become cards: the first field is the question, the others the answer, without HTML', () => {
  const { notes, left } = notesOf(
    `${HEADS}g1\tBásico\tTRT::Direito\tAto nulo &amp; vício?\tSim<br>se a forma <b>não</b> for&nbsp;essencial.\ttag
g2\tBásico\tTRT\t"<div>Crase antes de ""casa""?</div>"\t"Não.<img src=""x.jpg"">[sound:a.mp3]"\t
g3\tOmissão\tTRT\tA {{c1::lei}} é {{c2::fonte::de quê?}} primária\tCuidado\t\n`,
  )
  expect(left).toEqual([])
  expect(notes.map(({ row, deck, question, answer }) => [row, deck, question, answer])).toEqual([
    [7, ['TRT', 'Direito'], 'Ato nulo & vício?', 'Sim\nse a forma não for essencial.'],
    [8, ['TRT'], 'Crase antes de "casa"?', 'Não.[imagem][áudio]'],
    [9, ['TRT'], 'A [...] é [de quê?] primária', 'A lei é fonte primária\n\nCuidado'],
  ])
})

it('a note that cannot become a card is listed with its reason', () => {
  const { notes, left } = notesOf(
    `#separator:Semicolon\n#guid column:1\n#deck:Direito\na;;x\nb;<img src=1>;x\nc;${'p'.repeat(1001)};x\nd;p?;${'r'.repeat(2001)}\ne;p?;r\ne;p?;r`,
  )
  expect(notes).toMatchObject([{ row: 8, deck: ['Direito'], question: 'p?', answer: 'r' }])
  expect(left.map(({ row, why }) => [row, why])).toEqual([
    [4, 'não tem pergunta'],
    [5, 'a pergunta é só uma imagem ou um áudio'],
    [6, 'a pergunta passa de 1.000 letras'],
    [7, 'a resposta passa de 2.000 letras'],
    [9, 'repete outra linha do arquivo'],
  ])
})

it('decks match subjects, inner decks become topics, and a longer export adds only its new notes', () => {
  const notes = [
    'g1\tB\tTRT::Dir. Administrativo::Atos administrativos\tp1\tr1\t',
    'g2\tB\tExótica::Parte 2\tp2\tr2\t',
  ]
  const first = previewOf(`${HEADS}${notes.join('\n')}`)
  expect(first.subjects.map(({ called, choice }) => [called, choice])).toEqual([
    ['Exótica', 'new'],
    ['Dir. Administrativo', 2],
  ])
  expect(first.all.map(({ subject, topic, question }) => [subject, topic, question])).toEqual([
    [1, 'Atos administrativos', 'p1'],
    [0, 'Parte 2', 'p2'],
  ])
  const longer = [notes[1], 'g3\tB\tPadrão\tp3\t\t', notes[0]].join('\n')
  const again = previewOf(
    `${HEADS}${longer}`,
    first.all.map(({ key }) => key),
  )
  expect([again.there, again.all.map(({ question }) => question)]).toEqual([2, ['p3']])
  const skipped = previewOf(`${HEADS}${longer}`, [], { ...NAMES, chosenSubjects: { Exótica: 'skip' } })
  expect([skipped.cards, skipped.left.map(({ row }) => row)]).toEqual([2, [7]])
})

it('a card exported to Anki is recognised when it comes back', () => {
  const mistakes = [{ key: 'erro-0001', subject: 'Língua Portuguesa', answer: 'Nunca.' }]
  const back = previewOf(
    ankiText(mistakes, () => 'Crase antes de verbo?'),
    ['erro-0001'],
  )
  expect([back.there, back.cards]).toEqual([1, 0])
})
