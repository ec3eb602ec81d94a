import { describe, expect, it } from 'vitest'
import { appOnEngine } from '../../../../../harness/app-on-engine.ts'
import { engines } from '../../../../../harness/engines.ts'
import { totalsOf } from '../../../../../harness/half-a-year.ts'
import {
  editalOf,
  firstOf,
  itemOf,
  PORTUGUESE,
  sumsOf,
  topic,
  topicsOfItem,
  withSyllabus,
} from '../../../../../harness/syllabus-student.ts'
import { weekdayName } from '../../../../shared/calendar.ts'
import { kindChanges } from '../../edit/row-kinds.ts'
import { documentOf } from '../../format/tree-document.ts'
import type { TreeChange } from '../../operations/contract.ts'
import { outlineOf } from '../../outline/rules.ts'

describe.each(engines)('what a student knows of a topic on $name', ({ open }) => {
  const { posse, database } = appOnEngine(open)

  it('tells equal words apart by the topics above them', async () => {
    const student = await posse.signUp()
    const mine = withSyllabus(student)
    await mine.use()
    const known = await mine.read()
    const [acts, powers] = [
      firstOf(known, 'Conceito', 'Atos administrativos'),
      firstOf(known, 'Conceito', 'Poderes'),
    ]
    expect(acts).not.toBe(powers)
    await mine.study({ topic_id: acts, topic: 'Conceito' })
    await mine.study({ topic: 'Conceito', study_time: 5 })
    const after = await mine.read()
    expect(sumsOf(after, 'Conceito', 'Atos administrativos')).toEqual([600, 0, 0])
    expect(sumsOf(after, 'Conceito', 'Poderes')).toEqual([0, 0, 0])
  })

  it('shares a topic with another edital, and its history outlives both', async () => {
    const student = await posse.signUp()
    const mine = withSyllabus(student)
    const first = await mine.use()
    await mine.study({ topic_id: firstOf(await mine.read(), 'Licitações: Lei nº 14.133/2021') })
    await mine.use(editalOf([topic('7. LICITAÇÕES (Lei n. 14.133/2021);')]))
    expect((await mine.read()).studied).toMatchObject([{ seconds: 600 }])
    await student.call(`DELETE /targets/${(await mine.page()).targets[0]?.id}`)
    await student.call(`DELETE /targets/${first}`)
    const left = await database.db
      .selectFrom('topic')
      .select('words')
      .where('user_id', '=', student.id)
      .execute()
    expect(left).toHaveLength(1)
    await mine.use()
    expect(sumsOf(await mine.read(), 'Licitações: Lei nº 14.133/2021')).toEqual([600, 0, 0])
    const { body: records } = await student.call(`GET /user-study-records/user/${student.id}`)
    expect(records).toHaveLength(1)
  })

  it('keeps the history of a topic that becomes a subject, and of the topics below it', async () => {
    const student = await posse.signUp()
    const mine = withSyllabus(student)
    const id = await mine.use()
    const known = await mine.read()
    await mine.study({ topic_id: firstOf(known, 'Atos administrativos') })
    await mine.study({ topic_id: firstOf(known, 'Espécies'), study_time: 60 })
    const changes = kindChanges(known.document, itemOf(known, 'Atos administrativos'), 'toSubject')
    expect(await mine.change(id, [...changes])).toMatchObject({ status: 200 })
    const after = await mine.read()
    expect(sumsOf(after, 'Espécies')).toEqual([60, 0, 0])
    // The first part has what was studied of the whole, and the subject has all.
    const subject = outlineOf(after.document.blocos, after).nodes.find(
      ({ id: item }) => item === changes[0]?.id,
    )
    expect(subject?.sums.seconds).toBe(660)
    expect(subject?.children.map(({ sums }) => sums.seconds)).toEqual([600, 60])
    const { body: records } = await student.call(`GET /user-study-records/user/${student.id}`)
    expect(records).toHaveLength(2)
  })

  it('keeps every history when it is mended: reworded, moved, joined, split, removed and restored', async () => {
    const student = await posse.signUp()
    const mine = withSyllabus(student)
    const id = await mine.use()
    const known = await mine.read()
    await mine.study({ topic_id: firstOf(known, 'Espécies'), questions_resolved: 4, correct_answers: 3 })
    await mine.study({ topic_id: firstOf(known, 'Poderes'), study_time: 60 })
    const [kinds, powers, acts] = ['Espécies', 'Poderes', 'Atos administrativos'].map((text) =>
      itemOf(known, text),
    )
    const portuguese = known.document.blocos[0]?.disciplinas[1]?.id ?? ''
    const ok = async (changes: TreeChange[]) => {
      expect(await mine.change(id, changes)).toMatchObject({ status: 200 })
      return mine.read()
    }
    const reworded = await ok([{ op: 'rename', id: kinds ?? '', text: 'Espécies de atos' }])
    expect(sumsOf(reworded, 'Espécies de atos')).toEqual([600, 4, 3])
    await mine.study({ topic: 'espécies de atos', study_time: 1 })
    const moved = await ok([{ op: 'move', id: kinds ?? '', to: portuguese }])
    expect(sumsOf(moved, 'Espécies de atos')).toEqual([601, 4, 3])
    const [primary] = topicsOfItem(moved, kinds ?? '')
    const saved = await mine.study({
      subject_id: await mine.subjectNamed(PORTUGUESE),
      topic_id: primary,
      study_time: 2,
    })
    expect(saved).toMatchObject({ topic_id: primary, topic: 'Espécies de atos' })
    const joined = await ok([{ op: 'join', id: acts ?? '', other: powers ?? '', text: 'Atos e poderes' }])
    expect(sumsOf(joined, 'Atos e poderes')).toEqual([60, 0, 0])
    const split = await ok([
      {
        op: 'split',
        id: acts ?? '',
        text: 'Atos',
        parts: [{ id: 'poderes-de-novo', text: 'Poderes do Estado' }],
      },
    ])
    expect([sumsOf(split, 'Atos'), sumsOf(split, 'Poderes do Estado')]).toEqual([
      [60, 0, 0],
      [60, 0, 0],
    ])
    await mine.study({ topic_id: firstOf(split, 'Atos'), study_time: 5 })
    const torn = await mine.read()
    expect([sumsOf(torn, 'Atos'), sumsOf(torn, 'Poderes do Estado')]).toEqual([
      [65, 0, 0],
      [60, 0, 0],
    ])
    expect(sumsOf(await ok([{ op: 'remove', id: kinds ?? '' }]), 'Espécies de atos')).toEqual([0, 0, 0])
    const back = await ok([{ op: 'restore', id: kinds ?? '', to: portuguese }])
    expect(sumsOf(back, 'Espécies de atos')).toEqual([603, 4, 3])
  })
})

const COMPUTING = [topic('Redes de computadores'), topic('Planilhas'), topic('Correio eletrônico')]
const called = (...names: string[]) =>
  documentOf(
    { blocks: [{ name: 'Básicos', subjects: names.map((name) => ({ name, topics: COMPUTING })) }] },
    { orgao: 'TRT', cargo: 'Técnico' },
  )

describe.each(engines)('a subject that the edital renames, on $name', ({ open }) => {
  const { posse } = appOnEngine(open)

  const withEdital = async (name: string) => {
    const student = await posse.signUp()
    const own = { user_id: student.id }
    const mine = withSyllabus(student)
    const target = await mine.use(called(name))
    const subjectOf = async () => (await mine.read()).subjects[0]?.subject_id ?? 0
    const told = async (route: string) => (await student.call(`GET ${route}/${student.id}`)).body
    return {
      ...mine,
      subjectOf,
      choose: (id: number) => student.call('POST /user-subjects', { body: { ...own, subject_ids: [id] } }),
      plan: async (subject_id: number) => {
        const weeklyPlan = ([1, 2, 3, 4, 5, 6, 7] as const).map((day) => ({
          name: weekdayName(day),
          subjects: [{ subject_id }],
        }))
        expect(await student.call('POST /schedule', { body: { ...own, weeklyPlan } })).toMatchObject({
          status: 200,
        })
        const goal = {
          minutes: 600,
          questions: null,
          subjects: [{ subject_id, minutes: 60, questions: null }],
        }
        expect(await student.call(`PUT /weekly-goal/${student.id}`, { body: goal })).toMatchObject({
          status: 200,
        })
      },
      amend: async (revision: number, ...names: string[]) =>
        expect(
          await student.call(`POST /syllabus/${target}/amendments`, {
            body: { ...own, revision, document: called(...names) },
          }),
        ).toMatchObject({ status: 200 }),
      active: async () => told('/user-subjects'),
      everything: async () => ({
        ...(await totalsOf(student)),
        schedule: await told('/schedule'),
        goal: await told('/weekly-goal'),
        today: await told('/today-plan'),
      }),
      offered: async (): Promise<{ id: number; name: string }[]> =>
        (await student.call('GET /subjects')).body,
    }
  }

  it('keeps its minutes, its week and its goal, under the new name on every screen', async () => {
    const mine = await withEdital('NOÇÕES DE INFORMÁTICA')
    const [subject_id, common] = [await mine.subjectOf(), await mine.subjectNamed('Informática')]
    await mine.choose(common)
    await mine.plan(subject_id)
    await mine.study({ subject_id, topic_id: firstOf(await mine.read(), 'Planilhas') })
    await mine.study({ subject_id, topic: 'redes de computadores', study_time: 120 })
    await mine.study({ subject_id, study_time: 60, questions_resolved: 10, correct_answers: 7 })
    const { report, ...before } = await mine.everything()
    expect(JSON.stringify(before)).toContain('Noções de Informática')

    await mine.amend(1, 'INFORMÁTICA')
    const { report: now, ...after } = await mine.everything()
    expect(after).toEqual(
      JSON.parse(JSON.stringify(before).replaceAll('Noções de Informática', 'Informática')),
    )
    expect(now.join('')).not.toMatch(/Sem nenhum registro|Noções/)
    expect(await mine.active()).toMatchObject([{ subject_id, subject: { name: 'Informática' } }])
    expect(await mine.subjectOf()).toBe(subject_id)
    expect(sumsOf(await mine.read(), 'Planilhas')).toEqual([600, 0, 0])
    expect((await mine.offered()).filter(({ name }) => name === 'Informática')).toEqual([
      { id: subject_id, name: 'Informática' },
    ])

    await mine.amend(2, 'NOÇÕES DE INFORMÁTICA')
    const { report: _again, ...back } = await mine.everything()
    expect(back).toEqual(before)
    expect(await mine.subjectNamed('Informática')).toBe(common)
    expect(report.join('')).toContain('Noções de Informática')
  })
  it('is the catalogue’s subject under its own name, if that one was studied', async () => {
    const mine = await withEdital('INFORMÁTICA')
    const subject_id = await mine.subjectOf()
    await mine.study({ subject_id, topic: 'Planilhas' })
    const { report: _report, ...before } = await mine.everything()
    await mine.amend(1, 'INFORMÁTICA BÁSICA')
    const { report, ...after } = await mine.everything()
    expect(after).toEqual(before)
    expect(report.join('')).not.toContain('Sem nenhum registro')
    expect(sumsOf(await mine.read(), 'Planilhas')).toEqual([600, 0, 0])
  })

  it('stays beside the subject of the new name if both were studied', async () => {
    const mine = await withEdital('NOÇÕES DE INFORMÁTICA')
    const [subject_id, common] = [await mine.subjectOf(), await mine.subjectNamed('Informática')]
    await mine.choose(common)
    await mine.study({ subject_id, topic: 'Planilhas' })
    await mine.study({ subject_id: common, topic: 'Planilhas', study_time: 60 })
    const { report: _report, ...before } = await mine.everything()
    await mine.amend(1, 'INFORMÁTICA')
    const { report, ...after } = await mine.everything()
    expect(after).toEqual(before)
    expect(report.join('')).not.toContain('Sem nenhum registro')
  })

  it('keeps its old name while another subject of the edital has it', async () => {
    const mine = await withEdital('NOÇÕES DE INFORMÁTICA')
    const subject_id = await mine.subjectOf()
    await mine.use(called('Noções de informática'))
    await mine.study({ subject_id })
    const before = await mine.everything()
    await mine.amend(1, 'INFORMÁTICA')
    expect((await mine.everything()).overview).toEqual(before.overview)
  })

  it('is another subject if both are the catalogue’s or it was never studied', async () => {
    const mine = await withEdital('NOÇÕES DE INFORMÁTICA')
    await mine.amend(1, 'ESTATÍSTICA')
    expect(await mine.active()).toMatchObject([{ subject: { name: 'Estatística' } }])
    const subject_id = await mine.subjectOf()
    await mine.study({ subject_id, topic: 'Planilhas' })
    await mine.amend(2, 'MATEMÁTICA')
    expect(await mine.subjectOf()).not.toBe(subject_id)
    expect(sumsOf(await mine.read(), 'Planilhas')).toEqual([600, 0, 0])
  })
})
