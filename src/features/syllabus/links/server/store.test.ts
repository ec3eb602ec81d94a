import { describe, expect, it } from 'vitest'
import { appOn } from '../../../../../harness/app-on.ts'
import { engines } from '../../../../../harness/engines.ts'
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
import type { TreeChange } from '../../changes/contract.ts'

describe.each(engines)('what a student knows of a topic on $name', ({ open }) => {
  const { posse, database } = appOn(open)

  it('tells words that stand twice apart by what stands above them', async () => {
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
