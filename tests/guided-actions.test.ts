import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TestStudent } from '../harness/app.ts'
import { appAtNoon, NOON } from '../harness/app-at-noon.ts'
import { engines } from '../harness/engines.ts'
import { EDITAL } from '../harness/guide-student.ts'
import { withSyllabus } from '../harness/syllabus-student.ts'
import { guideFrom } from '../src/features/guide/answer.ts'
import type { Guide, GuideMaterial } from '../src/features/guide/contract.ts'
import type { TreeChange } from '../src/features/syllabus/operations/contract.ts'
import { addDays, today } from '../src/shared/calendar.ts'

const ZONE = 'America/Sao_Paulo'
const headers = { 'x-time-zone': ZONE }
const DAY = today(new Date(NOON), ZONE)
const DAY_MS = 86_400_000

/** Another edital of both subjects, which asks of each one topic that the first asks too. */
const OTHER = {
  ...EDITAL,
  id: 'outro-2026',
  blocos: EDITAL.blocos.map((block) => ({
    ...block,
    disciplinas: block.disciplinas.map((subject) => ({
      ...subject,
      questoes: 50 - subject.questoes,
      topicos: [...subject.topicos.slice(0, 1), { id: `${subject.id}9`, texto: `Só aqui ${subject.id}` }],
    })),
  })),
}
const OF_BOTH = ['c1', 'p1']

const DOES = [
  ...(['make', 'make', 'make', 'make', 'change', 'date back', 'delete'] as const),
  ...(['rename', 'weigh', 'remove', 'restore', 'place', 'switch', 'rest', 'rest no more'] as const),
  ...(['exam', 'plan'] as const),
]

const ACTION = fc.record({
  does: fc.constantFrom(...DOES),
  of: fc.nat(20),
  isNamed: fc.boolean(),
  ago: fc.nat(60),
  seconds: fc.integer({ min: 60, max: 6000 }),
  kind: fc.constantFrom(null, 'theory', 'review'),
  finished: fc.boolean(),
  wrong: fc.constantFrom(null, 0, 4),
  importance: fc.constantFrom('alta', 'media', 'baixa'),
  place: fc.constantFrom('front', 'usual', 'aside'),
})
type Action = typeof ACTION extends fc.Arbitrary<infer Of> ? Of : never
type Topic = GuideMaterial['topics'][number]

/** The truth about a student's records, noted as they are made. */
interface Told {
  /** Each record by its id, with its item of an edital. */
  readonly records: Map<number, Action & { item: string }>
  /** Topics removed from the target in front, the last one last, with their subjects. */
  readonly removed: Pick<Topic, 'id' | 'part'>[]
  readonly targets: number[]
  count: number
}

const recordOf = ({ ago, seconds, kind, finished, wrong, isNamed }: Action, topic: Topic) => ({
  subject_id: topic.subject_id,
  ...(isNamed ? { topic_id: topic.topic_ids[0] } : { topic: topic.words }),
  created_at: new Date(Date.parse(NOON) - ago * DAY_MS).toISOString(),
  study_time: seconds,
  kind,
  finished,
  ...(wrong === null
    ? {}
    : { questions_resolved: 10, correct_answers: 10 - wrong, incorrect_answers: wrong }),
})

/** Undefined where it cannot be done. */
function changeOf(action: Action, { id, part }: Topic, { removed, count }: Told, isLast: boolean) {
  const change = (more: TreeChange) => more
  switch (action.does) {
    case 'rename':
      return OF_BOTH.includes(id) ? undefined : change({ op: 'rename', id, text: `Outro nome ${count}` })
    case 'weigh':
      return change({ op: 'weigh', id, importancia: action.importance })
    case 'restore': {
      const back = removed.pop()
      return back === undefined ? undefined : change({ op: 'restore', id: back.id, to: back.part })
    }
    default:
      if (isLast) return undefined
      removed.push({ id, part })
      return change({ op: 'remove', id })
  }
}

const plain = (guide: Guide) =>
  JSON.stringify(guide, (name, value) => (/_id$|^id$/.test(name) ? undefined : value))

describe.each(engines)('the guide, whatever was done before, on $name', ({ open }) => {
  const { posse } = appAtNoon(open)

  const materialOf = async ({ id, call }: TestStudent) =>
    (await call(`GET /guide/${id}/material`, { headers })).body as GuideMaterial
  const tell = async (student: TestStudent, call: string, body: object = {}) => {
    const answer = await student.call(call, { body: { user_id: student.id, ...body }, headers })
    if (answer.status >= 300) throw new Error(`${call} ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  /** Asks with each choice of the day, and compares the device's answer with the server's byte for byte. */
  async function ask(student: TestStudent): Promise<string[]> {
    const material = await materialOf(student)
    const guides: string[] = []
    for (const asked of [{}, { minutes: 45 }, { only: 'review' }, { only: 'questions' }] as const) {
      const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))
      const { body } = await student.call(`GET /guide/${student.id}?${query}`, { headers })
      expect(JSON.stringify(guideFrom(material, { day: DAY, ...asked }))).toBe(JSON.stringify(body))
      guides.push(plain(body))
    }
    return guides
  }

  it('is that of a student who from the first did only what is left, byte for byte', async () => {
    const bursts = fc.array(fc.array(ACTION, { minLength: 1, maxLength: 6 }), { minLength: 2, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(bursts, async (all) => {
        const [ana, bia] = [await posse.signUp('Ana'), await posse.signUp('Bia')]
        const targets = [await withSyllabus(ana).use(OTHER), await withSyllabus(ana).use(EDITAL)]
        const told: Told = { records: new Map(), removed: [], targets, count: 0 }
        for (const burst of all) {
          for (const action of burst) await does(ana, action, told)
          await ask(ana)
        }
        await begin(bia, ana, told)
        expect(await ask(bia)).toEqual(await ask(ana))
      }),
      { numRuns: 2 },
    )
  })

  async function does(student: TestStudent, action: Action, told: Told) {
    told.count++
    const material = await materialOf(student)
    const topic = material.topics[action.of % material.topics.length]
    if (!(topic && material.target)) throw new Error('A topic is always left.')
    const set = SETS[action.does]
    if (set) return set(student, action, { topic, told, material })
    if (action.does === 'make') {
      const { id } = await tell(student, 'POST /user-study-records', recordOf(action, topic))
      return void told.records.set(id, { ...action, item: topic.id })
    }
    const change = changeOf(action, topic, told, material.topics.length === 1)
    if (!change) return
    expect(await withSyllabus(student).change(material.target.id, [change])).toMatchObject({ status: 200 })
  }

  /** One of the records now says something else, on the same day or on another. */
  async function amend(student: TestStudent, action: Action, { topic, told }: { topic: Topic; told: Told }) {
    const [id, before] = [...told.records][action.of % told.records.size] ?? []
    if (id === undefined || !before) return
    const ago = action.does === 'change' ? before.ago : action.ago
    told.records.set(id, { ...action, ago, item: topic.id })
    const { created_at, ...body } = recordOf(action, topic)
    const when = action.does === 'change' ? {} : { studied_on: addDays(DAY, -ago) }
    await tell(student, `PUT /user-study-records/${id}`, { ...body, ...when })
  }

  type Setting = (
    student: TestStudent,
    action: Action,
    on: { topic: Topic; told: Told; material: GuideMaterial },
  ) => Promise<void>

  const SETS: Partial<Record<Action['does'], Setting>> = {
    change: amend,
    'date back': amend,
    delete: async (student, { of }, { told }) => {
      const id = [...told.records.keys()][of % told.records.size]
      if (id === undefined) return
      told.records.delete(id)
      await tell(student, `DELETE /user-study-records/${id}`)
    },
    place: (student, { place }, { topic: { subject_id } }) =>
      tell(student, 'POST /subject-places', { subject_id, place }),
    plan: (student, _, { topic }) => plan(student, topic.subject_id),
    rest: (student, { of }) =>
      tell(student, `POST /rests/${student.id}`, {
        first_day: addDays(DAY, of - 5),
        last_day: addDays(DAY, of + 2),
      }),
    'rest no more': async (student, { of }, { material: { rests } }) => {
      const rest = rests[of % rests.length]
      if (rest) await tell(student, `DELETE /rests/${rest.id}`)
    },
    exam: (student, { ago, finished }, { told }) =>
      tell(student, `PUT /targets/${told.targets[1]}`, { exam_day: finished ? null : addDays(DAY, ago - 2) }),
    switch: (student, _, { told: { targets, removed } }) => {
      targets.reverse()
      removed.length = 0
      return tell(student, `PUT /targets/${targets[1]}/front`)
    },
  }

  async function plan(student: TestStudent, subject_id: number) {
    await tell(student, 'POST /user-subjects', { subject_ids: [subject_id] })
    const weeklyPlan = Array.from({ length: 7 }, () => ({ subjects: [{ subject_id }] }))
    return tell(student, 'POST /schedule', { weeklyPlan })
  }

  /** Has at once the edital and the settings that the other came to, and the records that are told of her. */
  async function begin(student: TestStudent, other: TestStudent, told: Told) {
    const material = await materialOf(other)
    const { document } = await withSyllabus(other).read()
    const id = await withSyllabus(student).use(document)
    await tell(student, `PUT /targets/${id}`, { exam_day: material.target?.exam_day ?? null })
    const own = new Map((await materialOf(student)).topics.map((topic) => [topic.id, topic]))
    await settle(student, material, own)
    for (const record of [...told.records.values()].reverse()) {
      const topic = own.get(record.item)
      const body = topic && recordOf({ ...record, isNamed: true }, topic)
      if (body) await tell(student, 'POST /user-study-records', body)
    }
  }

  async function settle(
    student: TestStudent,
    { rests, places, schedule, topics }: GuideMaterial,
    own: Map<string, Topic>,
  ) {
    // A subject without anything in an edital is in no guide.
    const subjectOf = (subject_id: number) =>
      own.get(topics.find((one) => one.subject_id === subject_id)?.id ?? '')?.subject_id
    for (const { first_day, last_day } of rests)
      await tell(student, `POST /rests/${student.id}`, { first_day, last_day })
    for (const { subject_id: before, place } of places) {
      const subject_id = subjectOf(before)
      if (subject_id) await tell(student, 'POST /subject-places', { subject_id, place })
    }
    const planned = subjectOf(schedule[0]?.subject_id ?? 0)
    if (planned) await plan(student, planned)
  }
})
