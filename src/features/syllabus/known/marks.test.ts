import { describe, expect, it } from 'vitest'
import { documentOf } from '../format/tree-document.ts'
import { topicsOf } from '../format/walk.ts'
import { type OutlineNode, outlineOf } from '../outline/rules.ts'
import { blocksOf, type Marks, markableIn, NO_MARKS, savingOf, sinceIn, ticked } from './marks.ts'

const TODAY = '2026-11-23'
const [QUARTER, HALF] = ['2026-09-24', '2026-07-11']

const topics = [{ text: 'Crase' }, { text: 'Pontuação', children: [{ text: 'Vírgula' }, { text: 'Ponto' }] }]

/** Crase is topic 1, Vírgula 3 and Ponto 4, each in both subjects: there from 5 on. */
function editalOf(known: Readonly<Record<number, string>> = {}, studied: readonly number[] = []) {
  const document = documentOf({
    blocks: [{ name: '', subjects: ['Português', 'Redação'].map((name) => ({ name, topics })) }],
  })
  const { nodes } = outlineOf(document.blocos, {
    links: topicsOf(document).map(({ topic }, at) => ({ item: topic.id, topics: [at + 1, 100 + at] })),
    subjects: [],
    studied_subjects: [],
    known: Object.entries(known).map(([id, studied_on]) => ({ topic_id: Number(id), studied_on })),
    studied: studied.map((topic_id) => ({
      topic_id,
      seconds: 60,
      questions: 0,
      correct: 0,
      learned_on: null,
      last_on: TODAY,
      state: 'in_study',
    })),
  })
  const [portuguese, writing] = nodes as [OutlineNode, OutlineNode]
  const marked = (marks: Marks, one: OutlineNode, isOn = true) => ticked(marks, one.id, markableIn(one), isOn)
  return { nodes, portuguese, writing, marked, saved: (marks: Marks) => savingOf(nodes, marks, TODAY) }
}

describe('what a student says he studied before', () => {
  it('is sent by whole subjects, without topics that have records, and undone the same way', () => {
    const { portuguese, marked, saved } = editalOf({}, [3])
    expect(saved(marked(NO_MARKS, portuguese))).toEqual({
      says: [{ topic_ids: [1, 4], studied_on: QUARTER }],
      undoes: [{ topic_ids: [1, 100, 4, 103], studied_on: null }],
      marked: 2,
      cleared: 0,
    })
    expect(saved(NO_MARKS).says).toEqual([])
  })

  it('has another time in one subject if the student chose so, in any order', () => {
    const { portuguese, writing, marked, saved } = editalOf()
    const own = new Map([[writing.id, 'half' as const]])
    const marks = marked(marked({ ...NO_MARKS, own }, portuguese), writing)
    expect(saved({ ...marks, since: 'month' }).says).toEqual([
      { topic_ids: [1, 3, 4], studied_on: '2026-11-08' },
      { topic_ids: [5, 7, 8], studied_on: HALF },
    ])
  })

  it('stays on its day until the student changes it, and goes with its tick', () => {
    const { portuguese, marked, saved } = editalOf({ 1: '2026-10-01', 5: '2026-07-01' })
    const own = new Map([[portuguese.id, 'quarter' as const]])
    expect(saved(marked({ ...NO_MARKS, own }, portuguese)).says).toEqual([
      { topic_ids: [3, 4], studied_on: QUARTER },
    ])
    expect(saved(marked(NO_MARKS, portuguese, false))).toEqual({
      says: [{ topic_ids: [1, 100], studied_on: null }],
      undoes: [{ topic_ids: [1], studied_on: '2026-10-01' }],
      marked: 0,
      cleared: 1,
    })
    const earlier = new Map([[portuguese.id, 'longer' as const]])
    expect(saved({ ...NO_MARKS, own: earlier })).toMatchObject({
      says: [{ topic_ids: [1], studied_on: '2026-02-26' }],
      undoes: [{ topic_ids: [1], studied_on: '2026-10-01' }],
    })
  })

  it('shows its time if all topics of the subject have the same', () => {
    const { portuguese } = editalOf({ 1: '2026-07-01' })
    const ticks = ticked(NO_MARKS, '', markableIn(portuguese), true).ticks.get('') ?? new Map()
    const shown = (over: Partial<Parameters<typeof sinceIn>[1]>) =>
      sinceIn(markableIn(portuguese), {
        ticks: new Map(),
        own: undefined,
        since: 'month',
        today: TODAY,
        ...over,
      })
    expect(shown({})).toBe('half')
    expect(shown({ ticks })).toBeNull()
    expect(shown({ ticks, own: 'longer' })).toBe('longer')
  })

  it('is asked block by block if an edital has several', () => {
    const subjects = [{ name: 'Português', topics }]
    const { blocos } = documentOf({
      blocks: [
        { name: 'BÁSICOS', subjects },
        { name: 'Específicos', subjects },
      ],
    })
    const { nodes } = outlineOf(blocos, { links: [], subjects: [], studied: [], studied_subjects: [] })
    expect(blocksOf(nodes).map(({ name, subjects: { length } }) => [name, length])).toEqual([
      ['Básicos', 1],
      ['Específicos', 1],
    ])
    expect(blocksOf(editalOf().nodes)).toMatchObject([{ name: null, subjects: { length: 2 } }])
  })
})
