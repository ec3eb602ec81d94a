import { Compile } from 'typebox/schema'
import { describe, expect, it } from 'vitest'
import type { Tree } from '../tree.ts'
import { PUBLISHED_SCHEMA } from './contract.ts'
import { documentOf, treeOf } from './tree-document.ts'
import { countsOf, idsOf, topicsOf } from './walk.ts'

const schema = Compile(PUBLISHED_SCHEMA)

const TREE: Tree = {
  blocks: [
    {
      name: 'CONHECIMENTOS BÁSICOS',
      heading: '1 CONHECIMENTOS BÁSICOS',
      questions: 30,
      weight: 1.5,
      subjects: [
        {
          name: 'LÍNGUA PORTUGUESA',
          heading: 'LÍNGUA PORTUGUESA:',
          intro: 'Serão cobrados:',
          questions: 10,
          weight: 1,
          topics: [
            { num: '1', text: 'Crase', children: [{ num: '1.1', text: 'Casos facultativos' }] },
            { text: 'Lei nº 8.112/1990' },
            { num: '3', text: 'Crase' },
          ],
        },
      ],
    },
    { name: '', subjects: [{ name: 'LÍNGUA PORTUGUESA', topics: [{ text: 'Crase' }] }] },
  ],
}

describe('a tree as read', () => {
  it('becomes a document of the published schema, and is read back from it as it was', () => {
    const document = documentOf(TREE, { orgao: 'Banco do Brasil', ano: 2022, cargo: undefined })
    expect(schema.Errors(document)[1]).toEqual([])
    expect(treeOf(document)).toEqual(TREE)
    expect(document).toMatchObject({ id: 'banco-do-brasil-2022', versao: 1 })
    expect(document).not.toHaveProperty('cargo')
  })

  it('gives each node an id of its own, the same every time', () => {
    const document = documentOf(TREE)
    const topics = topicsOf(document).map(({ topic }) => topic.id)
    expect(new Set(topics).size).toBe(5)
    expect(topics[3]).toBe(`${topics[0]}-2`)
    expect(topics[4]).toBe(`${topics[0]}-3`)
    expect(idsOf(document).size).toBe(2 + 2 + 5)
    expect(documentOf(TREE)).toEqual(document)
    expect(countsOf(document)).toEqual({ blocks: 2, subjects: 2, topics: 5, leaves: 4 })
  })

  it('names the norms of its topics', () => {
    const [, , law] = topicsOf(documentOf(TREE))
    expect(law?.topic.normas).toEqual(['urn:lex:br:federal:lei:1990;8112'])
  })
})
