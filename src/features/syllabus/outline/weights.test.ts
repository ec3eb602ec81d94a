import { describe, expect, it } from 'vitest'
import type { DocumentBlock } from '../format/contract.ts'
import { documentOf } from '../format/tree-document.ts'
import type { Block, Subject } from '../tree.ts'
import { sharesOf } from './weights.ts'

const subject = (name: string, over: Partial<Subject> = {}): Subject => ({
  name,
  topics: [{ text: `${name} 1` }],
  ...over,
})

function percents(blocks: Block[], mend = (found: DocumentBlock[]) => found) {
  const document = documentOf({ blocks })
  const { of, guessed } = sharesOf(mend(document.blocos))
  const subjects = document.blocos.flatMap(({ disciplinas }) => disciplinas)
  const named = subjects.map(({ id, nome }) => [nome, Math.round((of.get(id) ?? 0) * 100)] as const)
  const topics = subjects.flatMap(({ topicos }) => topicos)
  const worded = topics.map(({ id, texto }) => [texto, Math.round((of.get(id) ?? 0) * 100)] as const)
  return { guessed, ...Object.fromEntries([...named, ...worded]) }
}

describe('a share of the exam', () => {
  it('is questions times weight if the edital has both', () => {
    const found = percents([
      { name: 'Básicos', weight: 1, subjects: [subject('Português', { questions: 10 })] },
      { name: 'Específicos', weight: 2, subjects: [subject('Direito', { questions: 15 })] },
    ])
    expect(found).toMatchObject({ Português: 25, Direito: 75, guessed: 'none' })
  })

  it('shares what a block has left evenly among the subjects without a number, and says that it is a guess', () => {
    const subjects = [
      subject('Português', { questions: 20 }),
      subject('Direito Civil'),
      subject('Direito Penal'),
    ]
    expect(percents([{ name: 'Básicos', questions: 40, subjects }])).toMatchObject({
      Português: 50,
      'Direito Civil': 25,
      'Direito Penal': 25,
      guessed: 'some',
    })
  })

  it('follows what exams usually ask if the edital has no numbers, and is called a guess', () => {
    const found = percents([
      { name: '', subjects: ['Português', 'Trânsito', 'História do Município'].map((name) => subject(name)) },
    ])
    expect(found).toMatchObject({ Português: 41, Trânsito: 52, 'História do Município': 7, guessed: 'all' })
  })

  it.each([15, 20])(
    'leaves no subject without one where its block says %i questions and another takes them all',
    (questions) => {
      const subjects = [
        subject('Português', { questions: 20 }),
        subject('Direito Civil'),
        subject('Direito Penal'),
      ]
      const found = percents([{ name: 'Básicos', questions, subjects }])
      expect(found).toMatchObject({
        Português: 28,
        'Direito Civil': 36,
        'Direito Penal': 36,
        guessed: 'some',
      })
    },
  )

  it('is the same for each subject if neither the edital nor the names tell', () => {
    expect(
      percents([{ name: '', subjects: [subject('A'), subject('B'), subject('C'), subject('D')] }]),
    ).toMatchObject({
      A: 25,
      D: 25,
      guessed: 'all',
    })
  })

  it('goes to the topics of a subject by their importance, and to those below a topic by its own', () => {
    const topics = [
      { text: 'Alta' },
      { text: 'Baixa' },
      { text: 'Parte', children: [{ text: 'a' }, { text: 'b' }] },
    ]
    const found = percents([{ name: '', subjects: [subject('A', { questions: 1, topics })] }], (blocks) => {
      const [high, low, part] = blocks[0]?.disciplinas[0]?.topicos ?? []
      if (high) high.importancia = 'alta'
      if (low) low.importancia = 'baixa'
      if (part) part.importancia = 'media'
      return blocks
    })
    // 4, 1, and 2 for each of the two below the part.
    expect(found).toMatchObject({ Alta: 44, Baixa: 11, Parte: 44 })
  })
})
