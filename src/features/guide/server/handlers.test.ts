import { describe, expect, it } from 'vitest'
import type { TestStudent } from '../../../../harness/app.ts'
import { appAtNoon, NOON } from '../../../../harness/app-at-noon.ts'
import { engines } from '../../../../harness/engines.ts'
import { EDITAL } from '../../../../harness/guide-student.ts'
import type { PendingWrite } from '../../records/pending.ts'
import { guideFrom } from '../answer.ts'
import type { Guide, GuideMaterial } from '../contract.ts'
import { withWaitingRecords } from '../waiting/records.ts'

const ZONE = 'America/Sao_Paulo'

describe.each(engines)('what to study now, on $name', ({ open }) => {
  const { posse } = appAtNoon(open)

  const ask = async (student: TestStudent, query = '', zone = ZONE) => {
    const answer = await student.call(`GET /guide/${student.id}${query}`, {
      headers: { 'x-time-zone': zone },
    })
    expect(answer).toMatchObject({ status: 200 })
    return answer.body as Guide
  }
  const materialOf = async (student: TestStudent, zone = ZONE) => {
    const { body } = await student.call(`GET /guide/${student.id}/material`, {
      headers: { 'x-time-zone': zone },
    })
    return body as GuideMaterial
  }
  const prepare = async (student: TestStudent, exam_day: string | null = null) => {
    const body = { user_id: student.id, exam_day, document: EDITAL }
    expect(await student.call('POST /targets', { body })).toMatchObject({ status: 201 })
    const { topics } = await materialOf(student)
    return (id: string) => {
      const found = topics.find((one) => one.id === id)
      if (!found) throw new Error(`No topic ${id}.`)
      return { subject_id: found.subject_id, topic_id: found.topic_ids[0] }
    }
  }
  const study = async (student: TestStudent, body: object, key?: string) => {
    const saved = await student.call('POST /user-study-records', {
      body: { user_id: student.id, study_time: 1800, ...body },
      ...(key ? { headers: { 'idempotency-key': key, 'x-time-zone': ZONE } } : {}),
    })
    expect(saved).toMatchObject({ status: 201 })
    return saved.body
  }

  it('is nothing without an edital, and asks for one', async () => {
    const student = await posse.signUp()
    expect(await ask(student)).toMatchObject({
      day: '2026-03-18',
      target: null,
      topics: 0,
      steps: [],
      others: [],
    })
  })

  it('is the most valuable study per hour, with the reason and its figures', async () => {
    const student = await posse.signUp()
    const of = await prepare(student, '2026-05-17')
    const guide = await ask(student, '?minutes=90')
    expect(guide).toMatchObject({
      target: { body: 'Tribunal de Exemplo', position: 'Analista', exam_day: '2026-05-17' },
      days_left: 60,
      topics: 5,
      minutes: 90,
    })
    expect(guide.steps[0]).toMatchObject({
      topic: 'c1',
      ...of('c1'),
      subject: 'Direito Constitucional',
      kind: 'new',
      minutes: 60,
      reason: 'porque é o que mais vale por hora entre o que falta: 38% da prova',
      figures: { share: 38, guessed: false, last_on: null, questions: 0, seen_topics: 0, subject_topics: 3 },
    })
    expect(guide.others.map((other) => other.topic)).not.toContain('c1')
    expect(guide.enough).toMatchObject({ unknown: 'days' })
  })

  it('knows a record by its topic or by its words', async () => {
    const student = await posse.signUp()
    const of = await prepare(student)
    await study(student, { ...of('c1'), finished: true, created_at: '2026-03-10T15:00:00Z' })
    const { subject_id } = of('p1')
    await study(student, {
      subject_id,
      topic: 'CRASE',
      questions_resolved: 10,
      correct_answers: 6,
      incorrect_answers: 4,
      created_at: '2026-03-01T15:00:00Z',
    })
    const steps = (await ask(student, '?only=review&minutes=60')).steps
    expect(steps.map(({ topic: id, reason }) => [id, reason])).toEqual(
      [
        ['p1', 'porque faz 17 dias que você não vê este tópico, com 6 de 10 questões certas até aqui'],
        [
          'c1',
          expect.stringMatching(
            /^porque faz 8 dias que você não vê este tópico, .*, que vale 38% da prova, /,
          ),
        ],
      ].toSorted((a, b) => (a[0] === steps[0]?.topic ? -1 : 1) - (b[0] === steps[0]?.topic ? -1 : 1)),
    )
  })

  it('has only today’s subjects of the schedule, and says so', async () => {
    const student = await posse.signUp()
    const of = await prepare(student)
    const { subject_id } = of('p1')
    const plan = (days: number[]) => ({
      user_id: student.id,
      weeklyPlan: [1, 2, 3, 4, 5, 6, 7].map((day) => ({
        subjects: days.includes(day) ? [{ subject_id }] : [],
      })),
    })
    const subjects = async () =>
      new Set((await ask(student, '?minutes=240')).steps.map(({ subject }) => subject))
    expect((await student.call('POST /schedule', { body: plan([3]) })).status).toBe(200)
    expect(await subjects()).toEqual(new Set(['Língua Portuguesa']))
    expect((await student.call('POST /schedule', { body: plan([4]) })).status).toBe(200)
    expect(await subjects()).toEqual(new Set(['Direito Constitucional', 'Língua Portuguesa']))
  })

  it('is the same on the device without a network, byte for byte', async () => {
    const student = await posse.signUp()
    const of = await prepare(student, '2026-04-01')
    await study(student, { ...of('c1'), finished: true, created_at: '2026-03-01T15:00:00Z' })
    await study(student, { ...of('p1'), created_at: '2026-03-17T02:30:00Z' })
    const zones = { [ZONE]: '2026-03-18', 'America/Noronha': '2026-03-18', 'Asia/Tokyo': '2026-03-19' }
    for (const [zone, day] of Object.entries(zones)) {
      const material = await materialOf(student, zone)
      for (const only of [undefined, 'review', 'questions'] as const) {
        const there = await ask(student, only ? `?only=${only}` : '', zone)
        expect(JSON.stringify(guideFrom(material, { day, only }))).toBe(JSON.stringify(there))
      }
    }
  })

  it('counts waiting writes as the server will, byte for byte', async () => {
    const student = await posse.signUp()
    const of = await prepare(student, '2026-04-01')
    const before = await materialOf(student)
    const bodies = [
      {
        ...of('c1'),
        study_time: 3000,
        finished: true,
        kind: 'theory',
        created_at: '2026-03-18T01:00:00.000Z',
      },
      {
        ...of('p1'),
        kind: 'review',
        study_time: 600,
        questions_resolved: 8,
        correct_answers: 5,
        incorrect_answers: 3,
      },
      { subject_id: of('p2').subject_id, topic: 'regência', study_time: 1200 },
    ].map((body) => ({ created_at: '2026-03-18T14:00:00.000Z', ...body }))
    const writes = bodies.map(
      (body, index): PendingWrite => ({
        id: `key-${index}`,
        userId: student.id,
        method: 'POST',
        path: '/user-study-records',
        body: { user_id: student.id, ...body },
        createdAt: Date.parse(NOON),
        label: 'Matéria',
        state: 'waiting',
      }),
    )
    const here = guideFrom(withWaitingRecords(before, writes), { day: '2026-03-18' })
    for (const [index, body] of bodies.entries()) await study(student, body, `key-${index}`)
    expect(JSON.stringify(here)).toBe(JSON.stringify(await ask(student)))
    expect(here.steps).not.toEqual(guideFrom(before, { day: '2026-03-18' }).steps)
  })

  it('asks for a topic’s importance if that would change today’s blocks, and is updated by the answer', async () => {
    const student = await posse.signUp()
    await prepare(student)
    const { asked, target } = await ask(student)
    expect(asked.map(({ topic: id }) => id)).toEqual(['p1', 'c21', 'c22'])
    const changes = [{ op: 'weigh', id: 'c21', importancia: 'alta' }]
    const saved = await student.call(`POST /syllabus/${target?.id}/changes`, {
      body: { user_id: student.id, changes },
    })
    expect(saved).toMatchObject({ status: 200 })
    const after = await ask(student)
    expect(after.asked.map(({ topic: id }) => id)).not.toContain('c21')
  })

  it('knows a day of rest, and offers the day’s blocks all the same', async () => {
    const student = await posse.signUp()
    await prepare(student)
    const rest = (day: string) =>
      student.call(`POST /rests/${student.id}`, { body: { first_day: day, last_day: day } })
    expect(await rest('2026-03-17')).toMatchObject({ status: 201 })
    expect(await ask(student)).toMatchObject({ rests: false })
    expect(await rest('2026-03-18')).toMatchObject({ status: 201 })
    const guide = await ask(student)
    expect(guide).toMatchObject({ rests: true })
    expect(guide.steps).not.toEqual([])
  })

  it('goes by the day on which it was studied', async () => {
    const student = await posse.signUp()
    const of = await prepare(student)
    await study(student, { ...of('c1'), finished: true, created_at: '2026-03-18T01:30:00Z' })
    const seenOn = async (zone: string) => {
      const { steps } = await ask(student, '?only=review', zone)
      return steps.map(({ figures }) => figures.last_on)
    }
    expect(await seenOn(ZONE)).toEqual(['2026-03-17'])
    expect(await seenOn('Europe/Lisbon')).toEqual(['2026-03-17'])
  })

  it('refuses minutes that no day has, and a wish it does not know', async () => {
    const student = await posse.signUp()
    for (const query of ['minutes=4', 'minutes=961', 'minutes=x', 'only=theory']) {
      expect((await student.call(`GET /guide/${student.id}?${query}`)).status).toBe(422)
    }
  })

  it('privacy: no call goes without a valid token, nor for another student', async () => {
    const [ana, bia] = [await posse.signUp('Ana'), await posse.signUp('Bia')]
    await prepare(ana)
    for (const path of [`/guide/${ana.id}`, `/guide/${ana.id}/material`]) {
      expect((await posse.call(`GET ${path}`)).status).toBe(401)
      expect((await bia.call(`GET ${path}`)).status).toBe(403)
    }
    expect(await ask(bia)).toMatchObject({ target: null, topics: 0 })
    const body = { user_id: ana.id, subject_id: 1, place: 'front' }
    expect((await posse.call('POST /subject-places', { body })).status).toBe(401)
    expect((await bia.call('POST /subject-places', { body })).status).toBe(403)
    expect((await ask(ana)).subjects.map(({ place }) => place)).toEqual(['usual', 'usual'])
  })
})
