import { describe, expect, it } from 'vitest'
import type { TestStudent } from '../harness/app.ts'
import { appAtNoon, NOON } from '../harness/app-at-noon.ts'
import { engines } from '../harness/engines.ts'
import { EDITAL } from '../harness/guide-student.ts'
import { withSyllabus } from '../harness/syllabus-student.ts'
import { guideFrom } from '../src/features/guide/answer.ts'
import type { Guide, GuideMaterial } from '../src/features/guide/contract.ts'
import type { TreeChange } from '../src/features/syllabus/operations/contract.ts'
import { today } from '../src/shared/calendar.ts'

const ZONE = 'America/Sao_Paulo'
const DAY = today(new Date(NOON), ZONE)
const HOUR_MS = 3_600_000

/** Another edital, of which two topics are the same. */
const OTHER = {
  ...EDITAL,
  id: 'outro-2026',
  blocos: [
    {
      id: 'o1',
      nome: '',
      disciplinas: [
        {
          id: 'x1',
          nome: 'Língua Portuguesa',
          questoes: 20,
          topicos: [
            { id: 'x11', texto: 'Crase' },
            { id: 'x12', texto: 'Pontuação' },
          ],
        },
        {
          id: 'x2',
          nome: 'Direito Constitucional',
          questoes: 5,
          topicos: [{ id: 'x21', texto: 'Controle de constitucionalidade' }],
        },
      ],
    },
  ],
}

const JOIN: TreeChange = { op: 'join', id: 'p1', other: 'p2', text: 'Crase e regência' }

const plain = (guide: Guide) =>
  JSON.parse(JSON.stringify(guide), (name, value) => (/_id$|^id$/.test(name) ? undefined : value))

describe.each(engines)('the guide, whatever was otherwise before, on $name', ({ open }) => {
  const { posse } = appAtNoon(open)

  const materialOf = async ({ id, call }: TestStudent, headers: Record<string, string>) =>
    (await call(`GET /guide/${id}/material`, { headers })).body as GuideMaterial

  /** The server's, which the device makes of the material byte for byte. */
  async function ask(student: TestStudent, zone = ZONE): Promise<Guide> {
    const headers = { 'x-time-zone': zone }
    const guide = (await student.call(`GET /guide/${student.id}`, { headers })).body as Guide
    const made = guideFrom(await materialOf(student, headers), { day: guide.day })
    expect(JSON.stringify(made)).toBe(JSON.stringify(guide))
    return guide
  }

  const study = async (student: TestStudent, words: string, hoursAgo: number, more: object = {}) => {
    const { topics } = await materialOf(student, { 'x-time-zone': ZONE })
    const topic = topics.find((one) => one.words === words)
    if (!topic) throw new Error(`There is no ${words}.`)
    const body = {
      user_id: student.id,
      subject_id: topic.subject_id,
      topic_id: topic.topic_ids[0],
      created_at: new Date(Date.parse(NOON) - hoursAgo * HOUR_MS).toISOString(),
      study_time: 2400,
      ...more,
    }
    expect(await student.call('POST /user-study-records', { body })).toMatchObject({ status: 201 })
  }
  const answers = { questions_resolved: 10, correct_answers: 6, incorrect_answers: 4 }
  const put = (student: TestStudent, path: string, body: object) =>
    student.call(`PUT ${path}`, { body: { user_id: student.id, ...body } })

  it('is that of topics that were joined from the first', async () => {
    const [ana, bia] = [await posse.signUp('Ana'), await posse.signUp('Bia')]
    const target = await withSyllabus(ana).use(EDITAL)
    await study(ana, 'Crase', 24 * 9, answers)
    await study(ana, 'Regência', 24 * 5)
    await ask(ana)
    expect(await withSyllabus(ana).change(target, [JOIN])).toMatchObject({ status: 200 })
    await withSyllabus(bia).change(await withSyllabus(bia).use(EDITAL), [JOIN])
    await study(bia, 'Crase e regência', 24 * 9, answers)
    await study(bia, 'Crase e regência', 24 * 5)
    expect(plain(await ask(ana))).toEqual(plain(await ask(bia)))
  })

  it('has of each part of a topic what the whole had, and each record once', async () => {
    const ana = await posse.signUp('Ana')
    const target = await withSyllabus(ana).use(EDITAL)
    await study(ana, 'Crase', 24 * 9, { ...answers, finished: true })
    await study(ana, 'Regência', 24 * 2)
    const before = await ask(ana)
    const parts = [{ id: 'p9', text: 'Crase facultativa' }]
    const split: TreeChange = { op: 'split', id: 'p1', text: 'Crase obrigatória', parts }
    expect(await withSyllabus(ana).change(target, [split])).toMatchObject({ status: 200 })
    const after = await ask(ana)
    expect(after.minutes).toBe(before.minutes)
    const of = after.waiting.map(({ topic, days }) => [topic, days]).toSorted()
    expect(of).toEqual([
      ['p1', 9],
      ['p9', 9],
    ])
  })

  it('is that of the target in front alone, whichever stood there before', async () => {
    const [ana, bia] = [await posse.signUp('Ana'), await posse.signUp('Bia')]
    const first = await withSyllabus(ana).use(EDITAL)
    await study(ana, 'Crase', 24 * 9, answers)
    await withSyllabus(ana).use(OTHER)
    await study(ana, 'Crase', 24 * 3, answers)
    await study(ana, 'Pontuação', 24 * 2)
    expect((await ask(ana)).topics).toBe(3)
    expect(await put(ana, `/targets/${first}/front`, {})).toMatchObject({ status: 200 })
    await withSyllabus(bia).use(EDITAL)
    await study(bia, 'Crase', 24 * 9, answers)
    await study(bia, 'Crase', 24 * 3, answers)
    expect(plain(await ask(ana))).toEqual(plain(await ask(bia)))
  })

  it('keeps the days on which was studied, in whatever zone it is asked and whenever days begin now', async () => {
    const [ana, bia] = [await posse.signUp('Ana'), await posse.signUp('Bia')]
    const begin = (student: TestStudent, day_starts_at: number) =>
      put(student, `/consistency/${student.id}`, { least_minutes: 10, day_starts_at, study_at: null })
    await withSyllabus(ana).use(EDITAL)
    await withSyllabus(bia).use(EDITAL)
    expect(await begin(bia, 4)).toMatchObject({ status: 200 })
    for (const [hoursAgo, words] of [
      // Half past one at night, and half past eleven in the evening.
      [10.5 + 24, 'Crase'],
      [12.5, 'Regência'],
      [10.5, 'Dos trabalhadores'],
    ] as const)
      for (const student of [ana, bia]) await study(student, words, hoursAgo, answers)
    const midnight = await ask(ana)
    expect(plain(await ask(bia))).not.toEqual(plain(midnight))
    await ask(ana, 'Asia/Tokyo')
    expect(await begin(ana, 4)).toMatchObject({ status: 200 })
    expect(await ask(ana)).toEqual(midnight)
    expect(midnight.day).toBe(DAY)
  })
})
