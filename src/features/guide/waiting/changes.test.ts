import { describe, expect, it } from 'vitest'
import { appAtNoon, NOON } from '../../../../harness/app-at-noon.ts'
import { engines } from '../../../../harness/engines.ts'
import { EDITAL } from '../../../../harness/guide-student.ts'
import { withSyllabus } from '../../../../harness/syllabus-student.ts'
import type { PendingWrite } from '../../records/pending.ts'
import type { TreeChange } from '../../syllabus/operations/contract.ts'
import type { Guide, GuideMaterial } from '../contract.ts'
import { guideWith } from './foreseen.ts'

const zone = 'America/Sao_Paulo'
const headers = { 'x-time-zone': zone }

const CHANGES: [what: string, ...TreeChange[]][] = [
  ['the importance of a topic', { op: 'weigh', id: 'c21', importancia: 'alta' }],
  ['an importance that is taken away', { op: 'weigh', id: 'c1', importancia: null }],
  ['the importance of all that is below a topic', { op: 'weigh', id: 'c2', importancia: 'alta' }],
  ['the questions of a subject', { op: 'weigh', id: 'd2', questoes: 60 }],
  ['another name', { op: 'rename', id: 'c1', text: 'Ações do controle concentrado' }],
  ['what was removed', { op: 'remove', id: 'c1' }],
  [
    'what was removed and put back elsewhere',
    { op: 'remove', id: 'c21' },
    { op: 'restore', id: 'c21', to: 'c1' },
  ],
  ['another place', { op: 'move', id: 'p2', to: 'p1' }],
  ['what was joined to another', { op: 'join', id: 'c21', other: 'c1' }],
]

describe.each(engines)('the guide of an edital that was changed without a network, on $name', ({ open }) => {
  const { posse } = appAtNoon(open)

  const PARTS = [{ id: 'c8', text: 'Efeitos da decisão' }]
  const SPLIT: TreeChange = { op: 'split', id: 'c1', text: 'Ações do controle', parts: PARTS }

  it('counts for each part what the whole had, as the server will, though it cannot name the new topics', async () => {
    const { here, there, before } = await changed(SPLIT)
    const unnamed = (guide: Guide) => JSON.stringify(guide).replaceAll(/"topic_id":\d+/g, '"topic_id":null')
    expect(unnamed(here)).toBe(unnamed(there))
    expect(here.steps.filter(({ topic }) => topic === 'c8')).toMatchObject([
      { topic_id: null, figures: { spent_minutes: 30 } },
    ])
    expect(here).not.toEqual(before)
  })

  it.each(CHANGES)('counts %s as the server will, byte for byte', async (_what, ...changes) => {
    const { here, there, before } = await changed(...changes)
    expect(JSON.stringify(here)).toBe(JSON.stringify(there))
    expect(here).not.toEqual(before)
  })

  async function changed(...changes: TreeChange[]) {
    const ana = await posse.signUp()
    const edital = withSyllabus(ana)
    await edital.use(EDITAL)
    const ask = async <Of>(more = '') =>
      (await ana.call(`GET /guide/${ana.id}${more}`, { headers })).body as Of
    const { target, topics } = await ask<GuideMaterial>('/material')
    const known = topics.find(({ id }) => id === 'c1')
    const record = { user_id: ana.id, subject_id: known?.subject_id, topic_id: known?.topic_ids[0] }
    await ana.call('POST /user-study-records', { body: { ...record, study_time: 1800 } })

    const path = `/syllabus/${target?.id}/changes`
    const body = { user_id: ana.id, changes }
    const write: PendingWrite = {
      id: 'said',
      userId: ana.id,
      method: 'POST',
      path,
      body,
      createdAt: Date.parse(NOON),
      label: 'Tribunal de Exemplo',
      state: 'waiting',
    }
    const before = await ask<Guide>()
    const material = await ask<GuideMaterial>('/material')
    const { syllabus } = await edital.page()
    const here = guideWith([write], { material, edital: syllabus ?? undefined }, { day: before.day })
    expect(await ana.call(`POST ${path}`, { body })).toMatchObject({ status: 200 })
    return { before, here, there: await ask<Guide>() }
  }
})
