import { describe, expect, it } from 'vitest'
import type { TestStudent } from '../../../../../harness/app.ts'
import { appAtNoon } from '../../../../../harness/app-at-noon.ts'
import { engines } from '../../../../../harness/engines.ts'
import { EDITAL } from '../../../../../harness/guide-student.ts'
import { itemOf, topicsOfItem, withSyllabus } from '../../../../../harness/syllabus-student.ts'
import type { Guide } from '../../../guide/contract.ts'
import { outlineOf } from '../../outline/rules.ts'

const SINCE = '2025-12-01'

describe.each(engines)('what a student says he knows already, on $name', ({ open }) => {
  const { posse } = appAtNoon(open)

  const withEdital = async (student: TestStudent) => {
    const mine = withSyllabus(student)
    const target = await mine.use(EDITAL)
    const read = () => mine.read()
    const topicOf = async (item: string) => topicsOfItem(await read(), item)[0] ?? 0
    return {
      ...mine,
      target,
      topicOf,
      say: (topic_ids: number[], studied_on: string | null) =>
        student.call('POST /known-topics', { body: { user_id: student.id, topic_ids, studied_on } }),
      standing: async () => {
        const known = await read()
        return outlineOf(known.document.blocos, known)
      },
      guide: async (query = '?minutes=300') =>
        (await student.call(`GET /guide/${student.id}${query}`)).body as Guide,
      totals: async () => (await student.call(`GET /overview/${student.id}`)).body,
    }
  }

  it('is reviewed by the guide instead of learned from zero, and counts in no sum', async () => {
    const mine = await withEdital(await posse.signUp())
    const [before, totals] = [await mine.guide(), await mine.totals()]
    expect(before.steps.find(({ topic }) => topic === 'c1')?.kind).toBe('new')
    expect((await mine.guide('?only=review')).steps).toEqual([])

    expect(await mine.say([await mine.topicOf('c1')], SINCE)).toMatchObject({
      status: 200,
      body: { message: 'Anotado.' },
    })
    const [step] = (await mine.guide('?only=review&minutes=60')).steps
    expect(step).toMatchObject({
      topic: 'c1',
      kind: 'review',
      reason:
        'porque você disse que já sabe este tópico e que o viu há uns 4 meses: é o primeiro dos 3 tópicos de Direito Constitucional',
      figures: {
        last_on: null,
        unseen_days: null,
        said_days: 107,
        seen_topics: 0,
        spent_minutes: 0,
        reviews: 0,
      },
    })
    const after = await mine.guide()
    expect(after.steps.some(({ topic, kind }) => topic === 'c1' && kind === 'new')).toBe(false)
    expect(after.waiting).toEqual([])
    expect(await mine.totals()).toEqual(totals)
    const { coverage, nodes } = await mine.standing()
    expect(coverage.known).toBeGreaterThan(0.3)
    expect(coverage.learned + coverage.again + coverage.in_study).toBe(0)
    expect(nodes.reduce((sum, { learned }) => sum + learned, 0)).toBe(0)

    expect(await mine.say([await mine.topicOf('c1')], null)).toMatchObject({ status: 200 })
    expect(await mine.guide()).toEqual(before)
  })

  it('gives way to the first record of the topic, and comes back when that is deleted', async () => {
    const student = await posse.signUp()
    const mine = await withEdital(student)
    const topic_id = await mine.topicOf('p1')
    const { subject_id } = (await mine.read()).subjects[1] ?? {}
    await mine.say([topic_id], SINCE)
    const record = await mine.study({ subject_id, topic_id, created_at: '2026-03-16T15:00:00Z' })
    expect((await mine.standing()).coverage).toMatchObject({ known: 0 })
    expect((await mine.guide('?only=review&minutes=60')).steps).toEqual([])
    expect((await mine.guide()).steps.find(({ topic }) => topic === 'p1')).toMatchObject({
      kind: 'new',
      reason: expect.stringContaining('e falta terminar'),
    })
    await student.call(`DELETE /user-study-records/${record.id}`)
    expect((await mine.guide('?only=review&minutes=60')).steps).toMatchObject([
      { topic: 'p1', kind: 'review' },
    ])
  })

  it('is marked for many topics at once, and follows them when they are joined or split', async () => {
    const mine = await withEdital(await posse.signUp())
    const all = await Promise.all(['c1', 'c21', 'c22', 'p1', 'p2'].map(mine.topicOf))
    await mine.say(all, SINCE)
    expect((await mine.standing()).coverage.known).toBeCloseTo(1)
    await mine.say(all.slice(1), null)
    const change = async (change: Parameters<typeof mine.change>[1][number]) =>
      expect(await mine.change(mine.target, [change])).toMatchObject({ status: 200 })
    await mine.say([await mine.topicOf('p2')], '2026-01-05')
    await change({ op: 'join', id: 'p1', other: 'p2', text: 'Crase e regência' })
    const stateOf = async (text: string) => {
      const known = await mine.read()
      const nodes = outlineOf(known.document.blocos, known).nodes.flatMap(({ children }) => children)
      const { state, knownOn } = nodes.find(({ id }) => id === itemOf(known, text)) ?? {}
      return [state, knownOn]
    }
    expect(await stateOf('Crase e regência')).toEqual(['known', '2026-01-05'])
    const parts = [{ id: 'parte', text: 'Controle difuso' }]
    await change({ op: 'split', id: 'c1', text: 'Controle concentrado', parts })
    expect(await stateOf('Controle concentrado')).toEqual(['known', SINCE])
    expect(await stateOf('Controle difuso')).toEqual(['known', SINCE])
  })

  it('is refused without topics or with a day that does not exist', async () => {
    const mine = await withEdital(await posse.signUp())
    expect(await mine.say([await mine.topicOf('c1')], '2026-02-30')).toMatchObject({ status: 422 })
    expect(await mine.say([], SINCE)).toMatchObject({ status: 422 })
    expect(await mine.say([999_999], SINCE)).toMatchObject({ status: 404 })
  })

  it('privacy: no call goes without a valid token, nor for another student or his topics', async () => {
    const [ana, bia] = [await posse.signUp('Ana'), await posse.signUp('Bia')]
    const [hers, others] = [await withEdital(ana), await withEdital(bia)]
    const topic = await hers.topicOf('c1')
    const body = { user_id: ana.id, topic_ids: [topic], studied_on: SINCE }
    expect((await posse.call('POST /known-topics', { body })).status).toBe(401)
    expect((await bia.call('POST /known-topics', { body })).status).toBe(403)
    expect((await others.say([topic], SINCE)).status).toBe(404)
    await hers.say([topic], SINCE)
    await others.say([topic], null)
    expect((await hers.read()).known).toEqual([{ topic_id: topic, studied_on: SINCE }])
    expect((await others.read()).known).toEqual([])
  })
})
