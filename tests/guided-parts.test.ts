import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TestStudent } from '../harness/app.ts'
import { appAtNoon, NOON } from '../harness/app-at-noon.ts'
import { engines } from '../harness/engines.ts'
import { EDITAL } from '../harness/guide-student.ts'
import { withSyllabus } from '../harness/syllabus-student.ts'
import { guideFrom } from '../src/features/guide/answer.ts'
import type { Guide, GuideMaterial, GuideStep } from '../src/features/guide/contract.ts'
import { entriesOf, NUMBERS } from '../src/features/guide/knowledge/log.ts'
import type { TreeChange } from '../src/features/syllabus/operations/contract.ts'
import { dayOfNumber, numberOfDay, today } from '../src/shared/calendar.ts'

const ZONE = 'America/Sao_Paulo'
const headers = { 'x-time-zone': ZONE }
const DAY = today(new Date(NOON), ZONE)

const ACTION = fc.record({
  does: fc.constantFrom('study', 'study', 'study', 'join', 'split', 'remove', 'restore', 'move', 'amend'),
  of: fc.nat(20),
  other: fc.nat(20),
  to: fc.constantFrom('d1', 'd2'),
  isNamed: fc.boolean(),
  ago: fc.nat(60),
  study_time: fc.integer({ min: 60, max: 6000 }),
  finished: fc.boolean(),
  wrong: fc.constantFrom(null, 0, 4),
})
type Action = typeof ACTION extends fc.Arbitrary<infer Of> ? Of : never
type Topic = GuideMaterial['topics'][number]

/** A record as the guide reads it: day, seconds, questions, right ones, said to be finished, a review. */
type Written = readonly number[]

/** The study of each item, kept beside the product: a joined item has both's, each part has the whole's. */
class Ledger {
  readonly gone: string[] = []
  readonly #records = new Map<string, ReadonlySet<Written>>()

  of(item: string): ReadonlySet<Written> {
    return this.#records.get(item) ?? new Set()
  }

  study(item: string, written: Written): void {
    this.#records.set(item, new Set([...this.of(item), written]))
  }

  hand(from: string, to: string): void {
    this.#records.set(to, new Set([...this.of(to), ...this.of(from)]))
  }
}

describe.each(engines)('topics that are joined and parted between studies, on $name', ({ open }) => {
  const { posse } = appAtNoon(open)

  const materialOf = async ({ id, call }: TestStudent) =>
    (await call(`GET /guide/${id}/material`, { headers })).body as GuideMaterial

  it('have in the guide what was studied of them, each record once a topic, and none comes that is gone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(ACTION, { minLength: 10, maxLength: 18 }), async (actions) => {
        const ana = await posse.signUp('Ana')
        const target = await withSyllabus(ana).use(EDITAL)
        const ledger = new Ledger()
        for (const [at, action] of actions.entries()) {
          const { topics } = await materialOf(ana)
          await done(ana, action, { at, target, topics, ledger })
          await compare(ana, ledger)
        }
      }),
      { numRuns: 4 },
    )
  })

  interface On {
    readonly at: number
    readonly target: number
    readonly topics: readonly Topic[]
    readonly ledger: Ledger
  }

  async function done(student: TestStudent, action: Action, { at, target, topics, ledger }: On) {
    const [topic, other] = [topics[action.of % topics.length], topics[action.other % topics.length]]
    if (!(topic && other)) throw new Error('A topic is always left.')
    if (action.does === 'study') return study(student, action, { topic, ledger })
    if (action.does === 'amend') return amend(student, target, at)
    const change = changeOf(action, { at, topic, other, ledger })
    if (change) expect(await withSyllabus(student).change(target, [change])).toMatchObject({ status: 200 })
  }

  async function study(
    student: TestStudent,
    action: Action,
    { topic, ledger }: { topic: Topic; ledger: Ledger },
  ) {
    const { ago, study_time, finished, wrong, isNamed } = action
    const right = wrong === null ? {} : { questions_resolved: 10, correct_answers: 10 - wrong }
    const body = {
      user_id: student.id,
      subject_id: topic.subject_id,
      ...(isNamed ? { topic_id: topic.topic_ids[0] } : { topic: topic.words }),
      created_at: new Date(Date.parse(NOON) - ago * 86_400_000).toISOString(),
      study_time,
      finished,
      ...right,
      ...(wrong === null ? {} : { incorrect_answers: wrong }),
    }
    expect(await student.call('POST /user-study-records', { body })).toMatchObject({ status: 201 })
    const answers = wrong === null ? [0, 0] : [10, 10 - wrong]
    ledger.study(topic.id, [numberOfDay(DAY) - ago, study_time, ...answers, Number(finished), 0])
  }

  /** The next edital has each subject's topics the other way round, and one more. */
  async function amend(student: TestStudent, id: number, at: number) {
    const { document, target } = await withSyllabus(student).read()
    const blocos = document.blocos.map((block) => ({
      ...block,
      disciplinas: block.disciplinas.map((subject) => ({
        ...subject,
        topicos: [
          ...subject.topicos.toReversed(),
          { id: `${subject.id}-${at}`, texto: `Acréscimo ${at} de ${subject.id}` },
        ],
      })),
    }))
    const body = { user_id: student.id, revision: target.revision, document: { ...document, blocos } }
    expect(await student.call(`POST /syllabus/${id}/amendments`, { body })).toMatchObject({ status: 200 })
  }

  /** The guide, its material and the edital against what is known of each topic. */
  async function compare(student: TestStudent, ledger: Ledger) {
    const material = await materialOf(student)
    const guide = (await student.call(`GET /guide/${student.id}`, { headers })).body as Guide
    expect(JSON.stringify(guideFrom(material, { day: DAY }))).toBe(JSON.stringify(guide))
    const logs = Map.groupBy(material.log, ({ topic_id }) => topic_id)
    for (const { id, topic_ids } of material.topics) {
      const logged = topic_ids.flatMap((topic) => (logs.get(topic) ?? []).flatMap(({ log }) => inSixes(log)))
      expect(logged.toSorted()).toEqual([...ledger.of(id)].map(String).toSorted())
    }
    const items = material.topics.map(({ id }) => id)
    expect(entriesOf(material).once).toHaveLength(new Set(items.flatMap((id) => [...ledger.of(id)])).size)
    for (const topic of [...guide.steps, ...guide.others, ...guide.asked, ...guide.waiting].map(idOf))
      expect(items).toContain(topic)
    for (const step of [...guide.steps, ...guide.others])
      expect(step.figures).toMatchObject(figuresIn(step, material.topics, ledger))
    for (const { topic, days } of guide.waiting)
      expect(dayOfNumber(numberOfDay(DAY) - days)).toBe(lastOf(ledger.of(topic)))
  }
})

interface Between {
  readonly at: number
  readonly topic: Topic
  readonly other: Topic
  readonly ledger: Ledger
}

/** Undefined where there is nothing to be joined, removed or restored. */
function changeOf({ does, to }: Action, { at, topic, other, ledger }: Between): TreeChange | undefined {
  if (does === 'move') return { op: 'move', id: topic.id, to }
  if (does === 'restore') {
    const back = ledger.gone.pop()
    return back === undefined ? undefined : { op: 'restore', id: back, to }
  }
  if (does === 'split') {
    const part = `${topic.id}-${at}`
    ledger.hand(topic.id, part)
    const parts = [{ id: part, text: `Segunda parte ${at}` }]
    return { op: 'split', id: topic.id, text: `Primeira parte ${at}`, parts }
  }
  if (topic.id === other.id) return undefined
  if (does === 'join') {
    ledger.hand(other.id, topic.id)
    return { op: 'join', id: topic.id, other: other.id, text: `Os dois ${at}` }
  }
  ledger.gone.push(topic.id)
  return { op: 'remove', id: topic.id }
}

const idOf = ({ topic }: { topic: string }) => topic

const inSixes = (log: readonly number[]) =>
  Array.from({ length: log.length / NUMBERS }, (_, at) => String(log.slice(at * NUMBERS, (at + 1) * NUMBERS)))

const lastOf = (records: ReadonlySet<Written>) =>
  records.size === 0 ? null : dayOfNumber(Math.max(...[...records].map(([day = 0]) => day)))

function figuresIn({ topic, subject }: GuideStep, topics: readonly Topic[], ledger: Ledger) {
  const sum = (place: number) =>
    [...ledger.of(topic)].reduce((total, record) => total + (record[place] ?? 0), 0)
  const ofSubject = topics.filter((one) => one.subject === subject)
  return {
    questions: sum(2),
    correct: sum(3),
    last_on: lastOf(ledger.of(topic)),
    seen_topics: ofSubject.filter(({ id }) => ledger.of(id).size > 0).length,
    subject_topics: ofSubject.length,
  }
}
