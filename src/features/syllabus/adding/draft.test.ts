import { expect, it } from 'vitest'
import { afterChanges } from '../edit/rules.ts'
import { documentOf } from '../format/tree-document.ts'
import { idsOf } from '../format/walk.ts'
import { leftToCheck } from './draft.ts'

it('a row in doubt is checked once the student has changed it or taken it out', () => {
  const topics = ['Crase', 'Pontuação', 'Regência'].map((text) => ({ text }))
  const read = documentOf({ blocks: [{ name: '', subjects: [{ name: 'Português', topics }] }] })
  const [, , crase = '', pontuacao = '', regencia = ''] = idsOf(read)
  const unsure = [regencia, crase, pontuacao]
  expect(leftToCheck({ unsure }, read, [])).toEqual(unsure)
  const renamed = { op: 'rename', id: regencia, text: 'Regência verbal' } as const
  const removed = { op: 'remove', id: crase } as const
  const after = afterChanges(read, [renamed, removed])
  expect(leftToCheck({ unsure }, after, [renamed, removed])).toEqual([pontuacao])
  expect(leftToCheck({}, read, [])).toEqual([])
})
