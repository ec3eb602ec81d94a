import fc from 'fast-check'
import { Compile } from 'typebox/schema'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../harness/runs.ts'
import { documents } from '../../../../harness/syllabus.ts'
import { PUBLISHED_SCHEMA, type SyllabusDocument } from '../format/contract.ts'
import { idsOf, topicsOf } from '../format/walk.ts'
import { applyChange } from './apply.ts'
import type { TreeChange } from './contract.ts'

const schema = Compile(PUBLISHED_SCHEMA)

function changesOf(document: SyllabusDocument): fc.Arbitrary<TreeChange> {
  const id = fc.constantFrom(...idsOf(document), 'nenhum')
  const to = fc.oneof(id, fc.constant(null))
  const at = fc.nat(6)
  const text = fc.constantFrom('Crase', 'Lei nº 9.784/1999', ' ', 'Outro <i>texto</i>')
  const fresh = fc.constantFrom('n1', 'n2', 'n3', 'n4')
  const part = fc.record({ id: fresh, text })
  return fc.oneof(
    fc.record({ op: fc.constant('rename' as const), id, text, num: fc.constantFrom(null, '7') }),
    fc.record({ op: fc.constant('move' as const), id, to, at }),
    fc.record({ op: fc.constant('join' as const), id, other: id }),
    fc.record({
      op: fc.constant('split' as const),
      id,
      text,
      parts: fc.array(part, { minLength: 1, maxLength: 2 }),
    }),
    fc.record({ op: fc.constant('weigh' as const), id, peso: fc.constantFrom(null, 2) }),
    fc.record({ op: fc.constant('weigh' as const), id, importancia: fc.constantFrom(null, 'alta' as const) }),
    fc.record({ op: fc.constant('remove' as const), id }),
    fc.record({ op: fc.constant('restore' as const), id, to, at }),
    fc.record({
      op: fc.constant('add' as const),
      kind: fc.constantFrom('block', 'subject', 'topic'),
      id: fresh,
      text,
      to,
    }),
  )
}

describe('any change', () => {
  it('keeps each id once and the document valid, and changes nothing when it is repeated', () => {
    const holds = fc.property(documents, fc.gen(), (document, draw) => {
      let known: SyllabusDocument = document
      for (let step = 0; step < 6; step++) {
        const change = draw(changesOf, known)
        const outcome = applyChange(known, change)
        if ('wrong' in outcome) continue
        const next = outcome.document
        expect(schema.Errors(next)[1]).toEqual([])
        expect([...idsOf(known)].filter((id) => !idsOf(next).has(id))).toEqual([])
        const alive = [
          ...next.blocos.flatMap(({ id, disciplinas }) => [id, ...disciplinas.map((subject) => subject.id)]),
          ...topicsOf(next).map(({ topic }) => topic.id),
          ...(next.arquivo ?? []).map(({ id }) => id),
        ]
        expect(new Set(alive).size).toBe(alive.length)
        expect(applyChange(next, change)).toEqual({ document: next })
        known = next
      }
    })
    fc.assert(holds, { numRuns: runs(30, 150) })
  })
})
