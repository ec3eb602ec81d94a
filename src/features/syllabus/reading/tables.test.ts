import { expect, it } from 'vitest'
import { readSyllabus } from './read.ts'

const subjectsOf = (text: string) => {
  const reading = readSyllabus(text)
  if (!reading.recognised) throw new Error(reading.message)
  const { tree, removed, doubts } = reading
  const subjects = tree.blocks
    .flatMap((block) => block.subjects)
    .map(({ name, topics }) => [name, topics.map((topic) => topic.text)])
  return { subjects, removed, doubts }
}

it('a student pastes a table with a subject and its topics in each row', () => {
  const { subjects, doubts } = subjectsOf(`Língua Portuguesa\tLeitura de textos. Ortografia. Crase.
Matemática\tPorcentagem. Juros simples.
Conhecimentos Específicos – Professor de Ciências\tEcologia. Corpo humano: sistemas.`)
  expect(subjects).toEqual([
    ['Língua Portuguesa', ['Leitura de textos', 'Ortografia', 'Crase']],
    ['Matemática', ['Porcentagem', 'Juros simples']],
    ['Conhecimentos Específicos – Professor de Ciências', ['Ecologia', 'Corpo humano: sistemas']],
  ])
  expect(doubts.letters).toEqual({ lost: '', invented: '' })
})

it('a student pastes a spreadsheet with the subject in front of each topic, and sees the removed repetitions', () => {
  const { subjects, removed } = subjectsOf(`Disciplina\tItem\tAssunto
Língua Portuguesa\t1\tOrtografia oficial
Língua Portuguesa\t2\tCrase
Direito Penal\t1\tCrimes contra a pessoa
Direito Penal\t2\tCrimes contra o patrimônio`)
  expect(subjects).toEqual([
    ['Língua Portuguesa', ['Ortografia oficial', 'Crase']],
    ['Direito Penal', ['Crimes contra a pessoa', 'Crimes contra o patrimônio']],
  ])
  expect(removed).toEqual(['Disciplina Item Assunto', 'Língua Portuguesa', 'Direito Penal'])
})

it('tabs after numbers are not columns', () => {
  const { subjects } = subjectsOf('LÍNGUA PORTUGUESA\n1.\tOrtografia\n2.\tCrase\n3.\tPontuação')
  expect(subjects).toEqual([['LÍNGUA PORTUGUESA', ['Ortografia', 'Crase', 'Pontuação']]])
})

it('two posts keep their own subjects of the same name', () => {
  const { subjects, removed } = subjectsOf(`Disciplina Conteúdo
Conhecimentos específicos\tAnatomia. Fisiologia
dos animais.
Conhecimentos específicos\tSolos. Irrigação.`)
  expect(subjects).toEqual([
    ['Conhecimentos específicos', ['Anatomia', 'Fisiologia dos animais']],
    ['Conhecimentos específicos', ['Solos', 'Irrigação']],
  ])
  expect(removed).toEqual(['Disciplina Conteúdo'])
})
