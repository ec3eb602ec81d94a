import { describe, expect, it } from 'vitest'
import { cpuMs } from '../../../../harness/cpu-time.ts'
import type { DocumentChange } from '../format/contract.ts'
import { type KnownLinks, planLinks } from './rules.ts'
import type { TopicToLink } from './topics-to-link.ts'

const wanted = (item: string) => {
  return { item, subjectId: 1, key: item, path: item, alias: null, words: item, isPlain: true }
}
const known = { wordings: new Map(), links: new Map([['a', [7]]]), subjectOf: new Map([[7, 1]]) }
const divided = (id: string, para: string[]): DocumentChange => ({ op: 'dividido', id, para })

it('parts of parts get the topics of the whole once', () => {
  const said = [divided('a', ['a', 'b']), divided('b', ['b', 'c'])]
  const plan = planLinks([wanted('a'), wanted('b'), wanted('c')], known, { said })
  expect([...(plan?.links.values() ?? [])].map((topics) => topics.filter((topic) => topic === 7))).toEqual([
    [7],
    [7],
    [7],
  ])
})

it('parts that a document derives from themselves are linked in no time', () => {
  const said = Array.from({ length: 22 }, () => divided('a', ['a']))
  expect(cpuMs(() => planLinks([wanted('a')], known, { said }))).toBeLessThan(50)
})

it('a save that passes thousands of topics on to hundreds of parts is refused at once', () => {
  const topics = Array.from({ length: 5000 }, (_, index) => index + 1)
  const parts = Array.from({ length: 200 }, (_, index) => `p${index}`)
  const joined = { ...known, links: new Map([['a', topics]]) }
  const said = Array.from({ length: 500 }, () => divided('a', parts))
  expect(cpuMs(() => expect(planLinks(parts.map(wanted), joined, { said })).toBeUndefined())).toBeLessThan(50)
})

it('an edital whose items have more topics than one may have is refused', () => {
  const links = new Map(
    Array.from({ length: 9 }, (_, item) => [`i${item}`, Array.from({ length: 5000 }, () => 7)]),
  )
  expect(planLinks([wanted('a')], { ...known, links })).toBeUndefined()
})

describe('words that came below one topic where they left another', () => {
  const below = (item: string, above: string): TopicToLink => {
    return { ...wanted(item), key: 'conceito', path: `${above} › conceito`, words: 'Conceito' }
  }
  const [old, fresh] = [below('a', 'posse'), below('b', 'usucapiao')]
  const studied = { ...known, wordings: new Map([['1 conceito', 7]]) }
  const said: DocumentChange[] = [
    { op: 'saiu', id: 'a' },
    { op: 'entrou', id: 'b' },
  ]

  it('are another topic, also once the edital is saved again', () => {
    const plan = planLinks([fresh], studied, { said, before: [old] })
    expect(plan?.links.get('b')).toEqual([-1])
    const again: KnownLinks = {
      wordings: new Map([...studied.wordings, ['1 usucapiao › conceito', 8]]),
      links: new Map([...studied.links, ['b', [8]]]),
      subjectOf: new Map([...studied.subjectOf, [8, 1]]),
    }
    expect(planLinks([fresh], again)?.links.get('b')).toBeUndefined()
  })

  it('are the same topic in another edital', () => {
    expect(planLinks([fresh], { ...studied, links: new Map() })?.links.get('b')).toEqual([7])
  })
})

describe('the same words in the same place, of which the student says that they are another topic', () => {
  const named = (item: string): TopicToLink => ({ ...wanted(item), key: 'conceito', path: 'conceito' })
  const [old, fresh] = [named('a'), named('b')]
  const studied: KnownLinks = { ...known, wordings: new Map([['1 conceito', 7]]) }
  const said: DocumentChange[] = [
    { op: 'saiu', id: 'a' },
    { op: 'entrou', id: 'b' },
  ]
  const plan = planLinks([fresh], studied, { said, before: [old], parted: ['a'] })
  const again: KnownLinks = {
    wordings: new Map([...studied.wordings, [`1 ${plan?.wordings[0]?.key}`, 8]]),
    links: new Map([...studied.links, ['b', [8]]]),
    subjectOf: new Map([...studied.subjectOf, [8, 1]]),
  }

  it('have nothing of its history, also once the edital is saved again', () => {
    expect(plan?.links.get('b')).toEqual([-1])
    expect(planLinks([fresh], again)?.links.get('b')).toBeUndefined()
  })

  it('are separated the second time as the first', () => {
    const third = { ...fresh, item: 'c' }
    const changes: DocumentChange[] = [
      { op: 'saiu', id: 'b' },
      { op: 'entrou', id: 'c' },
    ]
    const next = planLinks([third], again, { said: changes, before: [fresh], parted: ['b'] })
    expect(next?.links.get('c')).toEqual([-1])
  })

  it('stay apart when the topic that left is restored', () => {
    const restored = planLinks([{ ...fresh, key: 'conceito › 2' }, old], again)
    expect(restored?.links.get('b')?.[0] ?? 8).toBe(8)
    expect(restored?.links.get('a')).toBeUndefined()
  })
})
