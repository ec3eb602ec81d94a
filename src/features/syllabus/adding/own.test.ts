import { expect, it } from 'vitest'
import { compare } from '../compare/compare.ts'
import { newSubjects } from '../compare/lines.ts'
import { documentOf } from '../format/tree-document.ts'
import { applyChanges } from '../operations/apply.ts'
import { mayBeForSeveral, onlyKept, subjectIds, withChoice, withoutOthers } from './own.ts'

const subject = (name: string) => ({ name, topics: [{ text: `${name}, parte geral` }] })
const EDITAL = documentOf({
  blocks: [
    { name: 'Conhecimentos básicos', subjects: [subject('Língua Portuguesa'), subject('Informática')] },
    { name: 'Cargo 1: Contador', subjects: [subject('Contabilidade'), subject('Auditoria')] },
    { name: 'Cargo 2: Enfermeiro', subjects: [subject('Enfermagem')] },
  ],
})
const idsOf = (...names: string[]) =>
  new Set(
    EDITAL.blocos.flatMap(({ disciplinas }) =>
      disciplinas.flatMap(({ id, nome }) => (names.includes(nome) ? id : [])),
    ),
  )

it('a student who chooses a post keeps its subjects and everybody’s', () => {
  const outcome = applyChanges(
    EDITAL,
    withoutOthers(EDITAL, idsOf('Língua Portuguesa', 'Contabilidade', 'Auditoria')),
  )
  const left = 'document' in outcome ? outcome.document.blocos : []
  expect(left.map(({ nome, disciplinas }) => [nome, disciplinas.map((each) => each.nome)])).toEqual([
    ['Conhecimentos básicos', ['Língua Portuguesa']],
    ['Cargo 1: Contador', ['Contabilidade', 'Auditoria']],
  ])
})

it('no subject is removed while all are chosen', () => {
  expect(withoutOthers(EDITAL, new Set(EDITAL.blocos.flatMap(subjectIds)))).toEqual([])
})

it('a box sets every subject under it, and no other', () => {
  const ids = idsOf('Contabilidade', 'Auditoria')
  const all = new Set(EDITAL.blocos.flatMap(subjectIds))
  const without = withChoice(all, [...ids], false)
  expect(without).toEqual(idsOf('Língua Portuguesa', 'Informática', 'Enfermagem'))
  expect(withChoice(without, [...ids], true)).toEqual(all)
})

it('the choice is offered where an edital has several parts, or more subjects than one exam', () => {
  const of = (blocks: Parameters<typeof documentOf>[0]['blocks']) => mayBeForSeveral(documentOf({ blocks }))
  expect(mayBeForSeveral(EDITAL)).toBe(true)
  expect(of([{ name: '', subjects: [subject('Língua Portuguesa'), subject('Informática')] }])).toBe(false)
  expect(of([{ name: '', subjects: Array.from({ length: 13 }, (_, at) => subject(`Cargo ${at}`)) }])).toBe(
    true,
  )
})

it('an amended edital for all posts brings no other post’s subjects back to a student who removed them', () => {
  const own = idsOf('Língua Portuguesa', 'Informática', 'Enfermagem')
  const before = applyChanges(EDITAL, withoutOthers(EDITAL, own))
  if (!('document' in before)) throw new Error(before.wrong)
  const whole = compare(before.document, EDITAL)
  if (!('frame' in whole)) throw new Error(whole.wrong)
  const others = newSubjects(whole.frame)
  expect(new Set(others)).toEqual(idsOf('Contabilidade', 'Auditoria'))
  const all = new Set(EDITAL.blocos.flatMap(subjectIds))
  const cut = compare(before.document, onlyKept(EDITAL, withChoice(all, others, false)))
  expect(cut).toMatchObject({ unchanged: true })
})
