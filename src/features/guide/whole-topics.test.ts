import { expect, it } from 'vitest'
import { materialOf } from '../../../harness/first-week.ts'
import { numberOfDay } from '../../shared/calendar.ts'
import { documentOf } from '../syllabus/format/tree-document.ts'
import { outlineOf } from '../syllabus/outline/rules.ts'
import { guideFrom, readFrom } from './answer.ts'
import type { GuideMaterial } from './contract.ts'

const DAY = '2026-03-18'
const PARTS = ['Requisitos', 'Atributos', 'Extinção', 'Convalidação', 'Vícios', 'Mérito']

const EDITAL = documentOf({
  blocks: [
    {
      name: '',
      subjects: [
        {
          name: 'Direito Administrativo',
          topics: [
            { text: 'Atos administrativos', children: PARTS.map((text) => ({ text })) },
            { text: 'Agentes públicos' },
          ],
        },
        { name: 'Direito Civil', topics: [{ text: 'Pessoas' }] },
      ],
    },
  ],
})

/** The material after actions on the whole of the six parts: days ago, seconds, questions, right ones, finished. */
function after(
  ...actions: [ago: number, seconds: number, questions?: number, right?: number, end?: number][]
) {
  const material = materialOf(EDITAL)
  const [whole] = material.wholes ?? []
  const log = actions.flatMap(([ago, seconds, questions = 0, right = 0, end = 0]) => [
    ...[numberOfDay(DAY) - ago, seconds, questions, right, end, 0],
  ])
  return { ...material, log: [{ topic_id: whole?.topic_ids[0] ?? 0, log }] } satisfies GuideMaterial
}

const knownOf = (material: GuideMaterial) =>
  readFrom(material, DAY).knowledge.known.slice(0, PARTS.length + 1)

it('an hour and a half on a topic of six parts is a quarter of an hour on each, and once on the day', () => {
  const material = after([2, 5400])
  const { once, knowledge } = readFrom(material, DAY)
  expect(once.map(({ seconds }) => seconds)).toEqual([5400])
  expect(knowledge.known.map(({ memory }) => memory.learningSeconds)).toEqual([
    ...new Array(6).fill(900),
    0,
    0,
  ])
  const { steps } = guideFrom(material, { day: DAY, minutes: 600 })
  expect(steps.find(({ name }) => name === 'Atributos')).toMatchObject({
    figures: { spent_minutes: 15, unseen_days: 2, seen_topics: 6, subject_topics: 7 },
  })
})

it('a remainder goes to the parts, to the second and to the question', () => {
  const known = knownOf(after([2, 1000, 8, 5]))
  const sum = (of: 'learningSeconds' | 'questions' | 'right') =>
    known.reduce((total, { memory }) => total + memory[of], 0)
  expect([sum('learningSeconds'), sum('questions'), sum('right')]).toEqual([1000, 8, 5])
  for (const { memory } of known) expect(memory.right).toBeLessThanOrEqual(memory.questions)
})

it.each<[string, [ago: number, seconds: number, questions?: number, right?: number, end?: number]]>([
  ['questions on it', [3, 600, 4, 3]],
  ['the word that it is finished', [3, 600, 0, 0, 1]],
])('%s is said of each of its parts', (_what, action) => {
  const known = knownOf(after(action))
  expect(known.map(({ memory }) => memory.learnedOn !== undefined)).toEqual([
    ...new Array(6).fill(true),
    false,
  ])
})

it('the edital shows the whole topic’s study on each part, and once in the sum', () => {
  const [whole] = after().wholes ?? []
  const studied = {
    topic_id: whole?.topic_ids[0] ?? 0,
    seconds: 5400,
    questions: 7,
    correct: 5,
    learned_on: DAY,
    last_on: DAY,
    state: 'learned' as const,
  }
  const subjects = EDITAL.blocos[0]?.disciplinas ?? []
  const { topics, wholes = [] } = materialOf(EDITAL)
  const [first] = subjects[0]?.topicos ?? []
  const links = [
    ...topics.map(({ id, topic_ids }) => ({ item: id, topics: topic_ids })),
    { item: first?.id ?? '', topics: wholes[0]?.topic_ids ?? [] },
  ]
  const { nodes, coverage } = outlineOf(EDITAL.blocos, {
    links,
    subjects: [],
    studied: [studied],
    studied_subjects: [],
  })
  const [branch, other] = nodes[0]?.children ?? []
  const parts = branch?.children ?? []
  expect(branch?.sums).toEqual({ seconds: 5400, questions: 7, correct: 5, lastOn: DAY })
  expect(nodes[0]?.sums).toMatchObject({ seconds: 5400, questions: 7, correct: 5 })
  expect(branch).toMatchObject({ state: 'learned', learned: 6, leaves: 6 })
  expect(parts.map(({ sums }) => sums.seconds)).toEqual(new Array(6).fill(900))
  expect(parts.reduce((sum, { sums }) => sum + sums.questions, 0)).toBe(7)
  expect(parts.map(({ state, sums }) => [state, sums.lastOn])).toEqual(new Array(6).fill(['learned', DAY]))
  expect(other).toMatchObject({ state: 'new', sums: { seconds: 0 } })
  expect(coverage.learned).toBeCloseTo(branch?.share ?? Number.NaN)
})
