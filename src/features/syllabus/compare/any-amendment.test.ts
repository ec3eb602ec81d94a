import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Amendment, amendments } from '../../../../harness/amendments.ts'
import { comparedOf } from '../../../../harness/editais/difference.ts'
import {
  type Both,
  expectedChangesOf,
  isOneOfMany,
  isSameText,
} from '../../../../harness/expected-amendment.ts'
import { runs } from '../../../../harness/runs.ts'
import { topicsOf } from '../format/walk.ts'
import type { Line } from './contract.ts'

const drawn = (check: (amendment: Amendment, lines: readonly Line[]) => void) =>
  fc.assert(
    fc.property(amendments({ subjects: 3, changes: 6 }), (amendment) =>
      check(amendment, comparedOf(amendment.before, amendment.after).lines),
    ),
    { numRuns: runs(60, 1500) },
  )

const silent = (amendment: Amendment, lines: readonly Line[]) =>
  lines.filter(({ asks }) => !asks).flatMap(expectedChangesOf(amendment).bothOf)

const words = ([was, is]: Both) =>
  [was, is].map(({ topic, parent }) => `${parent?.texto} › ${topic.texto}`).join(' → ')

const idsOf = (document: Amendment['before']) => topicsOf(document).map(({ topic }) => topic.id)

describe('any retificação', () => {
  it('each topic of both editais is in exactly one line', () => {
    drawn(({ before, after }, lines) => {
      expect(lines.flatMap((line) => line.before).sort()).toEqual(idsOf(before).sort())
      expect(lines.flatMap((line) => line.after).sort()).toEqual(idsOf(after).sort())
    })
  })

  it('no topic is paired with differently worded ones without a question', () => {
    drawn((amendment, lines) => {
      const others = silent(amendment, lines).filter(
        ([was, is]) => !isSameText(was.topic.texto, is.topic.texto),
      )
      expect(others.map(words)).toEqual([])
    })
  })

  it('no topic is taken without a question for another of the same words, where only the topic above tells them apart', () => {
    drawn((amendment, lines) => {
      const { isMadeOf } = expectedChangesOf(amendment)
      const partners = new Map(lines.flatMap((line) => line.before.map((id) => [id, line.after] as const)))
      const isBelowSame = ([was, is]: Both) =>
        was.parent && is.parent
          ? partners.get(was.parent.id)?.includes(is.parent.id)
          : was.parent === is.parent
      const taken = silent(amendment, lines).filter(
        (both) =>
          (isOneOfMany(both[0], amendment.before) || isOneOfMany(both[1], amendment.after)) &&
          !(isMadeOf(both) || isBelowSame(both)),
      )
      expect(taken.map(words)).toEqual([])
    })
  })

  it('no question is asked about a topic that changed in form only', () => {
    drawn((amendment, lines) => {
      const { bothOf, isMadeOf, isInPlace } = expectedChangesOf(amendment)
      const asked = lines
        .filter(({ asks, before, after }) => asks && before.length === 1 && after.length === 1)
        .flatMap(bothOf)
      expect(asked.filter((both) => isMadeOf(both) && isInPlace(both[1].topic.id)).map(words)).toEqual([])
    })
  })
})
