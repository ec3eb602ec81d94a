import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '../../../../harness/answers.ts'
import { ANA, DAY, openGuide, studied } from '../../../../harness/guide-panel.tsx'
import { button } from '../../../../harness/screen.tsx'
import { numberOfDay } from '../../../shared/calendar.ts'
import { newRecordKey } from '../../../shared/ids.ts'
import { queryClient } from '../../../web/api/queries.ts'
import { deliver } from '../../../web/outbox/student-outbox.ts'
import { RECORDS_PATH } from '../../records/pending.ts'
import { guideFrom } from '../answer.ts'
import type { Guide, GuideMaterial } from '../contract.ts'
import { HomeGuide } from './home-guide.tsx'
import { guideOf, materialOf } from './queries.ts'

const encode = (value: object) => btoa(JSON.stringify(value))
const TOKEN = `${encode({ alg: 'EdDSA' })}.${encode({ sub: ANA, iat: 0, exp: 900 })}.x`

/** A topic was studied just now and finished, which the server is to be told. */
function sessionOf(topic_id: number) {
  const now = Date.now()
  const body = {
    user_id: ANA,
    subject_id: 1,
    topic_id,
    study_time: 1800,
    questions_resolved: 0,
    correct_answers: 0,
    finished: true,
    created_at: new Date(now).toISOString(),
  }
  const method = 'POST' as const
  return { id: newRecordKey(now), method, path: RECORDS_PATH, body, createdAt: now, label: 'Português' }
}

const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

const panel = page.getByRole('region', { name: 'Hoje' })
const says = (words: string) => expect.element(panel.getByText(words).first()).toBeVisible()

beforeEach(() => {
  serve({})
})

it('includes writes that were sent meanwhile when it is used offline', async () => {
  openGuide(60, HomeGuide)
  await says('Crase')
  const keys = [guideOf(ANA, DAY, undefined), materialOf(ANA)].map(({ queryKey }) => queryKey)
  const [guide, material] = keys.map((key) => queryClient.getQueryData(key)) as [Guide, GuideMaterial]
  const log = [{ topic_id: 1, log: [numberOfDay(DAY), 1800, 0, 0, 1, 0] }]
  serve({
    'GET /api/api/guide/ana': () => guideFrom({ ...material, log }, { day: guide.day }),
    'GET /api/api/guide/ana/material': () => ({ ...material, log }),
  })
  await queryClient.invalidateQueries()
  await says('Regência')
  await expect.poll(() => queryClient.getQueryData(materialOf(ANA).queryKey)?.log).toEqual(log)
})

it('does not step back to what the server said before, once it has what waited', async () => {
  openGuide(60, HomeGuide)
  await says('Crase')
  const write = sessionOf(1)
  const taken = Promise.withResolvers<unknown>()
  const told = Promise.withResolvers<unknown>()
  const asked = serve({
    'GET /api/auth/get-session': () => ({}),
    'GET /api/auth/token': () => ({ token: TOKEN }),
    'POST /api/api/user-study-records': () => taken.promise,
    'GET /api/api/guide/ana': () => told.promise,
    'GET /api/api/guide/ana/material': () => new Promise(() => undefined),
  })
  const delivery = deliver(ANA, write)
  await expect.element(panel.getByText('Crase')).not.toBeInTheDocument()
  taken.resolve({ id: 9, key: write.id })
  expect(await delivery).toEqual({ type: 'sent' })
  await expect.poll(() => asked.map(({ call }) => call)).toContain('GET /api/api/guide/ana')
  await settled()
  expect(panel.element().textContent).not.toContain('Crase')
  const before = queryClient.getQueryData(guideOf(ANA, DAY, undefined).queryKey)
  told.resolve(before && { ...before, steps: [] })
  await says('Por hoje, você já viu tudo o que o edital pede.')
})

it('is made on the device where the choice of today was answered before something else changed', async () => {
  openGuide(60, HomeGuide, [studied(1, 5, [10, 6, 1])])
  await says('Regência')
  const { queryKey } = guideOf(ANA, DAY, 'review')
  const all = queryClient.getQueryData(guideOf(ANA, DAY, undefined).queryKey)
  const before = all && { ...all, steps: all.steps.map((step) => ({ ...step, name: 'Do edital de antes' })) }
  queryClient.setQueryData(queryKey, before, { updatedAt: Date.now() - 60_000 })
  await button('Trocar').click()
  await button('Revisão').click()
  await says('Faz 5 dias que você não vê este tópico, com 6 de 10 questões certas até aqui.')
})
