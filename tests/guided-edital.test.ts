import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TestStudent } from '../harness/app.ts'
import { appAtNoon, NOON } from '../harness/app-at-noon.ts'
import { engines } from '../harness/engines.ts'
import { EDITAL } from '../harness/guide-student.ts'
import { withSyllabus } from '../harness/syllabus-student.ts'
import { guideFrom } from '../src/features/guide/answer.ts'
import type { Guide, GuideMaterial } from '../src/features/guide/contract.ts'
import { NUMBERS } from '../src/features/guide/knowledge/log.ts'
import type { TreeChange } from '../src/features/syllabus/operations/contract.ts'
import { dayOfNumber, today } from '../src/shared/calendar.ts'

const ZONE = 'America/Sao_Paulo'
const headers = { 'x-time-zone': ZONE }
const DAY = today(new Date(NOON), ZONE)

const ACTION = fc.record({
  does: fc.constantFrom('study', 'study', 'study', 'remove', 'restore', 'move', 'rename', 'weigh', 'amend'),
  of: fc.nat(20),
  to: fc.constantFrom('d1', 'd2'),
  isNamed: fc.boolean(),
  ago: fc.nat(60),
  study_time: fc.integer({ min: 60, max: 6000 }),
  finished: fc.boolean(),
  wrong: fc.constantFrom(null, 0, 4),
})
type Action = typeof ACTION extends fc.Arbitrary<infer Of> ? Of : never

interface On {
  readonly id: string
  readonly at: number
  readonly gone: string[]
  readonly isLast: boolean
}

/** Undefined where there is nothing to be removed or restored. */
function changeOf({ does, to, finished }: Action, { id, at, gone, isLast }: On): TreeChange | undefined {
  if (does === 'move') return { op: 'move', id, to }
  if (does === 'rename') return { op: 'rename', id, text: `Outro nome ${at}` }
  if (does === 'weigh') return { op: 'weigh', id, importancia: finished ? 'alta' : 'baixa' }
  if (does === 'restore') {
    const back = gone.pop()
    return back === undefined ? undefined : { op: 'restore', id: back, to }
  }
  if (isLast) return undefined
  gone.push(id)
  return { op: 'remove', id }
}

const plain = (guide: Guide) =>
  JSON.parse(JSON.stringify(guide), (name, value) => (/_id$|^id$/.test(name) ? undefined : value))

describe.each(engines)('the guide, whatever became of the edital, on $name', ({ open }) => {
  const { posse } = appAtNoon(open)

  const ask = async ({ id, call }: TestStudent) => (await call(`GET /guide/${id}`, { headers })).body as Guide
  const materialOf = async ({ id, call }: TestStudent) =>
    (await call(`GET /guide/${id}/material`, { headers })).body as GuideMaterial

  it('is that of the last edital and log alone, the same on the device, byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(ACTION, { minLength: 8, maxLength: 16 }), async (actions) => {
        const [ana, bia] = [await posse.signUp('Ana'), await posse.signUp('Bia')]
        await withSyllabus(ana).use(EDITAL)
        const gone: string[] = []
        for (const [at, action] of actions.entries()) {
          await done(ana, action, { at, gone })
          // The guide is asked in between, as it must keep nothing from one call to the next.
          const guide = await ask(ana)
          expect(JSON.stringify(guideFrom(await materialOf(ana), { day: DAY }))).toBe(JSON.stringify(guide))
        }
        const { document } = await withSyllabus(ana).read()
        await withSyllabus(bia).use(document)
        await copyLog(ana, bia)
        expect(plain(await ask(bia))).toEqual(plain(await ask(ana)))
      }),
      { numRuns: 2 },
    )
  })

  async function done(student: TestStudent, action: Action, { at, gone }: { at: number; gone: string[] }) {
    const { topics, target } = await materialOf(student)
    const topic = topics[action.of % topics.length]
    if (!(topic && target)) throw new Error('A topic is always left.')
    if (action.does === 'study') return study(student, topic, action)
    if (action.does === 'amend') return amend(student, target.id, at)
    const change = changeOf(action, { id: topic.id, at, gone, isLast: topics.length === 1 })
    if (change) expect(await withSyllabus(student).change(target.id, [change])).toMatchObject({ status: 200 })
  }

  async function study(student: TestStudent, topic: GuideMaterial['topics'][number], action: Action) {
    const { ago, study_time, finished, wrong, isNamed } = action
    const answers =
      wrong === null ? {} : { questions_resolved: 10, correct_answers: 10 - wrong, incorrect_answers: wrong }
    const body = {
      user_id: student.id,
      subject_id: topic.subject_id,
      ...(isNamed ? { topic_id: topic.topic_ids[0] } : { topic: topic.words }),
      created_at: new Date(Date.parse(NOON) - ago * 86_400_000).toISOString(),
      study_time,
      finished,
      ...answers,
    }
    expect(await student.call('POST /user-study-records', { body })).toMatchObject({ status: 201 })
  }

  /** The next edital has each subject's topics the other way round, and one more. */
  async function amend(student: TestStudent, id: number, at: number) {
    const { document, target } = await withSyllabus(student).read()
    const blocos = document.blocos.map((block) => ({
      ...block,
      disciplinas: block.disciplinas.map((subject) => ({
        ...subject,
        topicos: [...subject.topicos.toReversed(), { id: `${subject.id}-${at}`, texto: `Mais um ${at}` }],
      })),
    }))
    const body = { user_id: student.id, revision: target.revision, document: { ...document, blocos } }
    const taken = await student.call(`POST /syllabus/${id}/amendments`, { body })
    expect(taken).toMatchObject({ status: 200 })
  }

  /** Copies the log of one student's topics as records of the other. */
  async function copyLog(from: TestStudent, to: TestStudent) {
    const [own, others] = [await materialOf(from), await materialOf(to)]
    for (const { topic_id, log } of own.log) {
      const { id } = own.topics.find(({ topic_ids }) => topic_ids.includes(topic_id)) ?? {}
      const topic = others.topics.find((one) => one.id === id)
      for (let at = 0; at < log.length; at += NUMBERS) {
        const [day = 0, study_time = 0, questions = 0, right = 0, finished = 0] = log.slice(at, at + NUMBERS)
        const body = {
          user_id: to.id,
          subject_id: topic?.subject_id,
          topic_id: topic?.topic_ids[0],
          created_at: `${dayOfNumber(day)}T15:00:00.000Z`,
          study_time,
          questions_resolved: questions,
          correct_answers: right,
          incorrect_answers: questions - right,
          finished: finished === 1,
        }
        expect(await to.call('POST /user-study-records', { body })).toMatchObject({ status: 201 })
      }
    }
  }
})
