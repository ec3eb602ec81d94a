import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Amendment, amendments, runs } from '../../../../../harness/amendments.ts'
import type { TestStudent } from '../../../../../harness/app.ts'
import { appOn } from '../../../../../harness/app-on.ts'
import { engines } from '../../../../../harness/engines.ts'
import { topicsOfItem, withSyllabus } from '../../../../../harness/syllabus-student.ts'
import type { Syllabus } from '../../contract.ts'
import { topicsOf } from '../../format/walk.ts'
import type { Comparison, Decisions, Line } from '../contract.ts'

const STUDIES = fc.array(
  fc.record({
    of: fc.nat(200),
    by: fc.constantFrom('id', 'words', 'shouted', 'own words', 'subject'),
    minutes: fc.integer({ min: 1, max: 90 }),
    questions: fc.nat(20),
  }),
  { minLength: 3, maxLength: 10 },
)
type Studies = typeof STUDIES extends fc.Arbitrary<infer Of> ? Of : never

const ANSWERS = fc.array(fc.constantFrom('same', 'other', 'silence'), { minLength: 1, maxLength: 8 })

async function study(student: TestStudent, syllabus: Syllabus, studies: Studies) {
  const topics = topicsOf(syllabus.document)
  const subjectIds = new Map(syllabus.subjects.map(({ item, subject_id }) => [item, subject_id]))
  for (const { of, by, minutes, questions } of studies) {
    const one = topics[of % topics.length]
    if (!one) continue
    const words = one.topic.texto.slice(0, 150).trim()
    const named = { id: words, words, shouted: words.toUpperCase(), 'own words': 'Lista do professor', subject: null }
    const body = {
      user_id: student.id,
      subject_id: subjectIds.get(one.subject.id),
      study_time: minutes * 60,
      topic: named[by],
      questions_resolved: questions,
      ...(by === 'id' ? { topic_id: topicsOfItem(syllabus, one.topic.id)[0] } : {}),
    }
    expect(await student.call('POST /user-study-records', { body })).toMatchObject({ status: 201 })
  }
}

const PERIOD = { from: '2025-01-01', to: '2027-12-31' }

/** Everything that a student studied, by subject and in all, under no name of a subject. */
async function sumsOf(student: TestStudent) {
  const history = (await student.call(`GET /history/${student.id}`, { query: PERIOD })).body
  const records = (await student.call(`GET /user-study-records/user/${student.id}`)).body
  const bySubject: Record<string, number[]> = {}
  for (const { subject_id, study_time, questions_resolved } of records) {
    const [seconds = 0, questions = 0] = bySubject[subject_id] ?? []
    bySubject[subject_id] = [seconds + study_time, questions + questions_resolved]
  }
  return { seconds: history.study_time, records: history.records_count, bySubject }
}

/** What the edital shows: of the topics that its items are, and of what left it. */
function shownIn({ studied }: Syllabus) {
  return Object.fromEntries(
    studied.filter(({ seconds }) => seconds > 0).map(({ topic_id, seconds, questions }) => [topic_id, [seconds, questions]]),
  )
}

const secondsOf = (shown: ReturnType<typeof shownIn>) =>
  Object.values(shown).reduce((sum, [seconds = 0]) => sum + seconds, 0)

function decisionsOf(asked: readonly Line[], answers: readonly string[]): Decisions {
  return Object.fromEntries(
    asked.flatMap(({ before, after }, at) => {
      const answer = answers[at % answers.length]
      return answer === 'silence' ? [] : before.map((id) => [id, answer === 'same' ? after : []])
    }),
  )
}

describe.each(engines)('whatever a retificação does on $name', ({ open }) => {
  const { posse } = appOn(open)

  async function amended({ before, after }: Amendment, studies: Studies, answers: string[]) {
    const student = await posse.signUp()
    const mine = withSyllabus(student)
    const id = await mine.use(before)
    await study(student, await mine.read(id), studies)
    const [known, sums] = [await mine.read(id), await sumsOf(student)]
    const call = (what: string, more: object) =>
      student.call(`POST /syllabus/${id}/${what}`, { body: { user_id: student.id, document: after, ...more } })
    const { difference }: { difference: Comparison } = (await call('difference', {})).body
    const decisions = decisionsOf(difference.lines.filter(({ asks }) => asks), answers)
    expect(await call('amendments', { revision: 1, decisions })).toMatchObject({ status: 200 })
    return { known, sums, lines: difference.lines, decisions, now: await mine.read(id), sumsNow: await sumsOf(student) }
  }

  it('every minute and question stands where it stood, and the history of a topic with what it became', async () => {
    const property = fc.asyncProperty(
      amendments({ subjects: 2, deeds: 5 }),
      STUDIES,
      ANSWERS,
      async (amendment, studies, answers) => {
        const { known, sums, now, sumsNow, lines, decisions } = await amended(amendment, studies, answers)
        expect(sumsNow).toEqual(sums)
        // Words of two topics of a subject are the one's once the other went.
        expect(shownIn(now)).toMatchObject(shownIn(known))
        expect(secondsOf(shownIn(now))).toBeLessThanOrEqual(sums.seconds)
        const alive = new Set(topicsOf(now.document).map(({ topic }) => topic.id))
        const gone = new Map((now.document.arquivo ?? []).map(({ id, texto }) => [id, texto]))
        const [, changes] = [0, now.document.mudancas ?? []]
        for (const { topic } of topicsOf(known.document)) {
          const history = topicsOfItem(known, topic.id)
          const heirs = changes.filter(({ id }) => id === topic.id).flatMap(({ para = [] }) => para)
          const items = [topic.id, ...heirs].filter((item) => alive.has(item))
          if (items.length === 0) expect(gone.get(topic.id)).toBe(topic.texto)
          for (const item of [...items, topic.id]) {
            expect(topicsOfItem(now, item), `${topic.texto} (${amendment.deeds})`).toEqual(expect.arrayContaining([...history]))
          }
        }
        // Of what the student called another, nothing counts for what came in its place.
        const apart = lines.filter(({ asks, before: [one = ''] }) => asks && decisions[one]?.length === 0)
        for (const { before, after } of apart) {
          const texts = topicsOf(amendment.after).filter(({ topic }) => after.includes(topic.id))
          const history = before.flatMap((item) => topicsOfItem(known, item))
          for (const { topic } of texts) {
            const item = topicsOf(now.document)[topicsOf(amendment.after).findIndex((one) => one.topic.id === topic.id)]
            const shared = topicsOfItem(now, item?.topic.id ?? '').filter((id) => history.includes(id))
            expect(shared, `${topic.texto} (${amendment.deeds})`).toEqual([])
          }
        }
      },
    )
    await fc.assert(property, { numRuns: runs(400, 300) })
  })
})
