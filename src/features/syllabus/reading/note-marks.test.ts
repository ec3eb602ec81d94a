import { expect, it } from 'vitest'
import type { Topic } from '../tree.ts'
import { readSyllabus } from './read.ts'

type Outline = [text: string, children?: Outline[]]

const outlineOf = ({ text, children }: Topic): Outline =>
  children ? [text, children.map(outlineOf)] : [text]

function subjectsOf(text: string) {
  const reading = readSyllabus(text)
  if (!reading.recognised) throw new Error(reading.message)
  expect(reading.doubts.letters).toEqual({ lost: '', invented: '' })
  const subjects = reading.tree.blocks.flatMap((block) => block.subjects)
  return subjects.map(({ name, topics }) => [name, topics.map(outlineOf)])
}

it('a student pastes a list of notes, with ticks and nested topics', () => {
  const notes = `# Edital do tribunal
## Português
- [x] Ortografia oficial
- [ ] Crase
## Direito Constitucional
- [ ] Direitos e garantias fundamentais
    - [ ] **Direitos sociais**
    - [ ] Nacionalidade
- [ ] Poder Judiciário`
  const rights: Outline = ['Direitos e garantias fundamentais', [['Direitos sociais'], ['Nacionalidade']]]
  expect(subjectsOf(notes)).toEqual([
    ['Português', [['Ortografia oficial'], ['Crase']]],
    ['Direito Constitucional', [rights, ['Poder Judiciário']]],
  ])
})

it('a student pastes a friend’s message', () => {
  const message = `📚 *CONTEÚDO PROGRAMÁTICO* 📚
*LÍNGUA PORTUGUESA*
✅ Ortografia
✅ Crase
*LEGISLAÇÃO*
✅ Lei nº 8.112/1990
✅ Constituição Federal (arts. 37 a 41)`
  expect(subjectsOf(message)).toEqual([
    ['LÍNGUA PORTUGUESA', [['Ortografia'], ['Crase']]],
    ['LEGISLAÇÃO', [['Lei nº 8.112/1990'], ['Constituição Federal (arts. 37 a 41)']]],
  ])
})

it('a student pastes a sheet with a box for each round of study, before a topic or behind it', () => {
  const sheet = `PORTUGUÊS
☐ ☐ ☐ 1. Ortografia oficial
☑ ☐ ☐ 2. Crase
3. Pontuação ☐ ☐ ☐
MATEMÁTICA
☐ ☐ ☐ 1. Razão e proporção
☐ ☐ ☐ 2. Porcentagem`
  expect(subjectsOf(sheet)).toEqual([
    ['PORTUGUÊS', [['Ortografia oficial'], ['Crase'], ['Pontuação']]],
    ['MATEMÁTICA', [['Razão e proporção'], ['Porcentagem']]],
  ])
})

it('a student pastes notes with titles without a space, rules between them and dashes below a numbered topic', () => {
  const notes = `#Conteúdo
##CONHECIMENTOS GERAIS
###Língua Portuguesa
1. Crase
2. **Redação Oficial:**
    - Clareza e precisão
    - Impessoalidade
3. Literatura
- Gêneros literários
---
###Raciocínio Lógico
1. Conjuntos
2. Proporções`
  const writing: Outline = ['Redação Oficial', [['Clareza e precisão'], ['Impessoalidade']]]
  expect(subjectsOf(notes)).toEqual([
    ['Língua Portuguesa', [['Crase'], writing, ['Literatura', [['Gêneros literários']]]]],
    ['Raciocínio Lógico', [['Conjuntos'], ['Proporções']]],
  ])
})

it('a student pastes notes with HTML line breaks and a post behind the subject', () => {
  const notes = `**Português:**
- [ ] Crase;
- [ ] Pontuação.
<br><br><br>
**CONHECIMENTOS ESPECÍFICOS - Atendente Administrativo:**
- [ ] Rotinas administrativas;
- [ ] Arquivamento.`
  expect(subjectsOf(notes)).toEqual([
    ['Português', [['Crase'], ['Pontuação']]],
    ['CONHECIMENTOS ESPECÍFICOS - Atendente Administrativo', [['Rotinas administrativas'], ['Arquivamento']]],
  ])
})

it('a student pastes notes with nested titles above lists of their own', () => {
  const notes = `# Concurso de auditor
### Língua Portuguesa
#### Interpretação e estrutura dos textos
- Organização dos textos.
- Tipos textuais:
  - Descrição.
  - Narração.

#### Semântica e vocabulário
- Polissemia.
### Raciocínio Lógico
- Conjuntos.
- Proporções.`
  const texts: Outline[] = [['Organização dos textos'], ['Tipos textuais', [['Descrição'], ['Narração']]]]
  expect(subjectsOf(notes.replaceAll(' ', '\u00A0'))).toEqual(subjectsOf(notes))
  expect(subjectsOf(notes)).toEqual([
    [
      'Língua Portuguesa',
      [
        ['Interpretação e estrutura dos textos', texts],
        ['Semântica e vocabulário', [['Polissemia']]],
      ],
    ],
    ['Raciocínio Lógico', [['Conjuntos'], ['Proporções']]],
  ])
})

const COUNTED = 'PORTUGUÊS\n1. Ortografia oficial\n2. Crase\nMATEMÁTICA\n1. Razão e proporção\n2. Porcentagem'
const eachLine = (mark: string) => COUNTED.replace(/^/gm, mark)

it.each([
  ['stamps of messages', eachLine('[12/03/26 21:04] Fulano: ')],
  ['stamps of an exported talk', eachLine('12/03/2026 21:04 - Fulano: ')],
  ['marks of a quote', eachLine('> ')],
  ['marks of a quote in a quote', eachLine('>> ')],
  ['marks of a quote at some lines', COUNTED.replace(/^(?=[12])/gm, '> ')],
  ['a quote of a message', eachLine('> [12/03/26 21:04] Fulano: ')],
  ['keycaps', COUNTED.replace(/^(\d)\. /gm, '$1\uFE0F\u20E3 ')],
])('a student pastes an edital with %s, and it is read as without them', (_marks, text) => {
  expect(subjectsOf(text)).toEqual(subjectsOf(COUNTED))
})

it.each(['•', '▪', '▪\uFE0F', '◾', '◼\uFE0F', '▶\uFE0F', '▫\uFE0F', '🔹'])(
  'a student pastes a list whose topics have the bullet %s',
  (bullet) => {
    const list = COUNTED.replace(/^\d\./gm, bullet)
    expect(subjectsOf(list)).toEqual(subjectsOf(COUNTED))
  },
)
