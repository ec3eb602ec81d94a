import { describe, expect, it } from 'vitest'
import { EDITAL, editalOf, topic } from '../../../../harness/syllabus-student.ts'
import { topicsOf } from '../format/walk.ts'
import type { Topic } from '../tree.ts'
import { takeDocument } from './take-document.ts'

const many = editalOf(Array.from({ length: 5001 }, (_, index) => topic(`Tópico ${index}`)))
const deep = (levels: number) =>
  editalOf([
    Array.from({ length: levels }).reduce<Topic>((below, _, at) => topic(`Nível ${at}`, below), topic('Fim')),
  ])
const twice = structuredClone(EDITAL)
for (const { topic } of topicsOf(twice)) topic.id = 'same'

let endless: object = {}
for (let level = 0; level < 100_000; level += 1) endless = { filhos: [endless] }
endless = { ...EDITAL, blocos: endless }

describe('a file of an edital', () => {
  it('is taken whole, fields that nobody knows with it', () => {
    const document = { ...EDITAL, 'meu-campo': { a: [1, { b: 2 }] } }
    expect(takeDocument(document)).toEqual({ document })
  })

  it.each([
    ['it is none', { a: 1 }, /precisa ter "formato": "edital-aberto\/1"/],
    ['it is of another format', { ...EDITAL, formato: 'outro/1' }, /“outro\/1”, que não conheço/],
    ['it is a list', [], /Não reconheci/],
    ['it is nothing', null, /Não reconheci/],
    ['its blocks are a text', { ...EDITAL, blocos: 'x' }, /blocos precisa ser uma lista/],
    ['a name is a number', { ...EDITAL, orgao: 7 }, /orgao precisa ser texto/],
    ['it has too many topics', many, /5\.001 tópicos/],
    ['it is too deep', deep(12), /12 níveis/],
    ['it has no end', endless, /níveis demais/],
    ['two items are one', twice, /dentro dele mesmo|mesmo id/],
  ])('is refused in a sentence where %s', (_why, input, sentence) => {
    const taken = takeDocument(input)
    expect('wrong' in taken && taken.wrong).toMatch(sentence)
  })
})
