import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Amendment, amendments } from '../../../../harness/amendments.ts'
import type { TestStudent } from '../../../../harness/app.ts'
import { appOnEngine } from '../../../../harness/app-on-engine.ts'
import { engines } from '../../../../harness/engines.ts'
import { topicsOfItem, withSyllabus } from '../../../../harness/syllabus-student.ts'
import type { Syllabus } from '../contract.ts'
import { topicsOf } from '../format/walk.ts'
import type { Comparison, Decisions, Line } from './contract.ts'

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
    const named = {
      id: words,
      words,
      shouted: words.toUpperCase(),
      'own words': 'Lista do professor',
      subject: null,
    }
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

function shownIn({ studied }: Syllabus) {
  return Object.fromEntries(
    studied
      .filter(({ seconds }) => seconds > 0)
      .map(({ topic_id, seconds, questions }) => [topic_id, [seconds, questions]]),
  )
}

const secondsOf = (shown: ReturnType<typeof shownIn>) =>
  Object.values(shown).reduce((sum, [seconds = 0]) => sum + seconds, 0)

const heirsOf = ({ document }: Syllabus, item: string): string[] =>
  (document.mudancas ?? []).filter(({ id }) => id === item).flatMap(({ para = [] }) => para)

function decisionsOf(asked: readonly Line[], answers: readonly string[]): Decisions {
  return Object.fromEntries(
    asked.flatMap(({ before, after }, at) => {
      const answer = answers[at % answers.length]
      return answer === 'silence' ? [] : before.map((id) => [id, answer === 'same' ? after : []])
    }),
  )
}

describe.each(engines)('whatever a retificação does on $name', ({ open }) => {
  const { posse } = appOnEngine(open)

  async function amended(amendment: Amendment, studies: Studies, answers: string[]) {
    const { before, after } = amendment
    const student = await posse.signUp()
    const mine = withSyllabus(student)
    const id = await mine.use(before)
    await study(student, await mine.read(id), studies)
    const [known, sums] = [await mine.read(id), await sumsOf(student)]
    const call = (what: string, more: object) =>
      student.call(`POST /syllabus/${id}/${what}`, {
        body: { user_id: student.id, document: after, ...more },
      })
    const { difference }: { difference: Comparison } = (await call('difference', {})).body
    const decisions = decisionsOf(
      difference.lines.filter(({ asks }) => asks),
      answers,
    )
    expect(await call('amendments', { revision: 1, decisions })).toMatchObject({ status: 200 })
    const apart = difference.lines.filter(({ before: [one = ''] }) => decisions[one]?.length === 0)
    return {
      amendment,
      known,
      sums,
      apart,
      now: await mine.read(id),
      sumsNow: await sumsOf(student),
    }
  }

  const drawn = (check: (outcome: Awaited<ReturnType<typeof amended>>) => void) =>
    fc.assert(
      fc.asyncProperty(
        amendments({ subjects: 2, changes: 5 }),
        STUDIES,
        ANSWERS,
        async (amendment, studies, answers) => check(await amended(amendment, studies, answers)),
      ),
      { numRuns: 40 },
    )

  it('every minute and question stays at its topic', async () => {
    await drawn(({ known, sums, now, sumsNow }) => {
      expect(sumsNow).toEqual(sums)
      // Words of two topics of a subject are the one's once the other went.
      expect(shownIn(now)).toMatchObject(shownIn(known))
      expect(secondsOf(shownIn(now))).toBeLessThanOrEqual(sums.seconds)
    })
  })

  it('the history of a topic is that of all that it became, or stands under its name with what left', async () => {
    await drawn(({ known, now }) => {
      const alive = new Set(topicsOf(now.document).map(({ topic }) => topic.id))
      const gone = new Set(now.document.arquivo?.map(({ id, texto }) => `${id} ${texto}`))
      for (const { topic } of topicsOf(known.document)) {
        const history = expect.arrayContaining([...topicsOfItem(known, topic.id)])
        const items = [topic.id, ...heirsOf(now, topic.id)]
        for (const item of items) expect(topicsOfItem(now, item), topic.texto).toEqual(history)
        const isNamed = gone.has(`${topic.id} ${topic.texto}`) || items.some((item) => alive.has(item))
        expect(isNamed, topic.texto).toBe(true)
      }
    })
  })

  it('the history of a topic that the student calls another does not count for the one in its place', async () => {
    await drawn(({ amendment, known, now, apart }) => {
      const items = new Map(
        topicsOf(amendment.after).map(({ topic }, at) => [topic.id, topicsOf(now.document)[at]]),
      )
      for (const { before, after } of apart) {
        const history = before.flatMap((item) => topicsOfItem(known, item))
        const others = after.flatMap((id) => items.get(id) ?? [])
        const shared = others.flatMap(({ topic }) => topicsOfItem(now, topic.id))
        expect(shared.filter((topic) => history.includes(topic))).toEqual([])
      }
    })
  })
})
