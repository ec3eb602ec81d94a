import { expect, it } from 'vitest'
import type { SyllabusDocument } from '../format/contract.ts'
import { documentOf, treeOf } from '../format/tree-document.ts'
import { applyChanges } from '../operations/apply.ts'
import { readSyllabus } from '../reading/read.ts'
import { broughtBack, isContained, wordsIn } from './back.ts'

function read(text: string, anyway = false) {
  const reading = readSyllabus(text, { anyway })
  if (!reading.recognised) throw new Error(reading.message)
  return { ...reading, document: documentOf(reading.tree) }
}

const HEAD = `LÍNGUA PORTUGUESA
1 Compreensão de textos. 2 Ortografia oficial. 3 Emprego do sinal de crase.`
const CUT = `4 Pontuação e seus efeitos de sentido. 5 Concordância verbal e nominal.
DIREITO ADMINISTRATIVO
1 Ato administrativo. 2 Poderes da administração pública. 3 Licitações e contratos.
DIREITO PENAL
1 Crimes contra a administração pública. 2 Crimes contra a fé pública.`

const outline = (document: SyllabusDocument) =>
  treeOf(document).blocks.flatMap(({ subjects }) =>
    subjects.map(
      ({ name, topics }) => `${name}: ${topics.map(({ num, text }) => `${num} ${text}`).join('; ')}`,
    ),
  )

it('a passage that was cut off comes back where it stood, and goes again by one step back', () => {
  const before = read(HEAD).document
  const changes = broughtBack(before, before, { subject: 0, topics: 3 }, read(CUT, true).document)
  const outcome = applyChanges(before, changes)
  if ('wrong' in outcome) throw new Error(outcome.wrong)
  const [first, ...others] = outline(outcome.document)
  expect(first).toMatch(/^LÍNGUA PORTUGUESA: 1 Compreensão.*3 Emprego.*Pontuação.*Concordância/)
  expect(others).toEqual([
    'DIREITO ADMINISTRATIVO: 1 Ato administrativo; 2 Poderes da administração pública; 3 Licitações e contratos',
    'DIREITO PENAL: 1 Crimes contra a administração pública; 2 Crimes contra a fé pública',
  ])
  expect(isContained(CUT, wordsIn(before))).toBe(false)
  expect(isContained(CUT, wordsIn(outcome.document))).toBe(true)
})

it('it finds its place even if the topic before it was removed since', () => {
  const before = read(`${HEAD}\nDIREITO CIVIL\n1 Pessoas naturais. 2 Bens públicos e privados.`).document
  const [first] = before.blocos.flatMap(({ disciplinas }) => disciplinas)
  const mended = applyChanges(before, [{ op: 'remove', id: first?.id ?? '' }])
  if ('wrong' in mended) throw new Error(mended.wrong)
  const changes = broughtBack(mended.document, before, { subject: 0, topics: 3 }, read(CUT, true).document)
  const outcome = applyChanges(mended.document, changes)
  expect('document' in outcome && isContained(CUT, wordsIn(outcome.document))).toBe(true)
})
