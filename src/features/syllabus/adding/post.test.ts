import { expect, it } from 'vitest'
import { documentOf } from '../format/tree-document.ts'
import { postsOf } from '../reading/posts.ts'
import { NO_DRAFT, parseDraft, type Read } from './draft.ts'
import { isPostAsked, narrowedTo, withPost } from './post.ts'

const subject = (name: string) => ({ name, topics: [{ text: `${name}, parte geral` }] })
const document = documentOf({
  blocks: [
    { name: 'CONHECIMENTOS BÁSICOS', subjects: [subject('Língua Portuguesa')] },
    { name: 'CARGO 1: CONTADOR', subjects: [subject('Contabilidade'), subject('Orçamento')] },
    { name: 'CARGO 2: ENFERMEIRO', subjects: [subject('Enfermagem')] },
  ],
})
const READ: Read = { document, removed: [], outside: [], text: '', posts: postsOf(document) }
const NURSE = 'CARGO 2: ENFERMEIRO'
const names = ({ document: { blocos } }: Read) =>
  blocos.flatMap(({ disciplinas }) => disciplinas.map(({ nome }) => nome))

it('the tree has the subjects of the chosen post alone, or all of them if the student keeps all posts', () => {
  expect(names(narrowedTo(READ, NURSE))).toEqual(['Língua Portuguesa', 'Enfermagem'])
  expect(narrowedTo(READ, null)).toBe(READ)
})

it('a student who chose a post is not asked to look at what may be wrong in the others', () => {
  const of = (name: string) => [`7 → 9 ${name}, parte geral`, 'que não está em lugar nenhum']
  const { check, doubts } = narrowedTo(
    {
      ...READ,
      check: {
        leftOut: [
          { text: 'do contador', behind: { subject: 2, topics: 1 } },
          { text: 'do enfermeiro', behind: { subject: 3, topics: 1 } },
          { text: 'de ninguém' },
        ],
        empty: ['Orçamento', 'Enfermagem'],
        pages: ['Contabilidade, parte'],
      },
      doubts: {
        letters: { lost: '', invented: '' },
        unused: of('Contabilidade'),
        confidence: 1,
      },
    },
    NURSE,
  )
  expect(check).toEqual({
    leftOut: [{ text: 'do enfermeiro', behind: { subject: 1, topics: 1 } }, { text: 'de ninguém' }],
    empty: ['Enfermagem'],
    pages: [],
  })
  expect(doubts).toMatchObject({ unused: ['que não está em lugar nenhum'] })
})

it('the post is asked once, and names the target until the student names it', () => {
  const draft = { ...NO_DRAFT, read: READ }
  expect(isPostAsked(draft)).toBe(true)
  expect(isPostAsked({ ...draft, read: { ...READ, posts: undefined } as unknown as Read })).toBe(false)
  const chosen = withPost(draft, NURSE)
  expect(isPostAsked(chosen)).toBe(false)
  expect(chosen.form.position).toBe('Cargo 2: Enfermeiro')
  expect(withPost(chosen, 'CARGO 1: CONTADOR').form.position).toBe('Cargo 1: Contador')
  expect(withPost(chosen, null).form.position).toBe('')
  const typed = { ...chosen, form: { ...chosen.form, position: 'Enfermeira do trabalho' } }
  expect(withPost(typed, 'CARGO 1: CONTADOR').form.position).toBe('Enfermeira do trabalho')
})

it('a draft stored by a version without the question still opens', () => {
  const { post, used, ...old } = { ...NO_DRAFT, pasted: 'Crase', post: null, used: undefined }
  expect([post, used]).toEqual([null, undefined])
  expect(parseDraft(JSON.stringify(old))).toMatchObject({ pasted: 'Crase' })
  expect(parseDraft(JSON.stringify({ ...old, used: { targets: [1], read: {} } }))).toBeNull()
})
