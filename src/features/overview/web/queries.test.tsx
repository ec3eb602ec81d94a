import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '../../../../harness/answers.ts'
import { show } from '../../../../harness/screen.tsx'
import { today } from '../../../shared/calendar.ts'
import { newRecordKey } from '../../../shared/ids.ts'
import { studentDayZone } from '../../../web/device/time-zone.ts'
import { clearOutbox } from '../../../web/outbox/outbox-disk.ts'
import { closeStudentOutbox, deliver } from '../../../web/outbox/student-outbox.ts'
import { session } from '../../../web/session/session.ts'
import { RECORDS_PATH } from '../../records/pending.ts'
import type { Overview } from '../contract.ts'
import { useOverview } from './queries.ts'

const ANA = 'ana'
const encode = (value: object) => btoa(JSON.stringify(value))
const TOKEN = `${encode({ alg: 'EdDSA' })}.${encode({ sub: ANA, iat: 0, exp: 900 })}.x`

function overviewWith(questions: number): Overview {
  const day = today(new Date(), studentDayZone())
  const week = { number: 1, start: day, end: day }
  const sums = { study_time: 0, questions, correct: 0, incorrect: 0 }
  return {
    ...sums,
    career_name: null,
    subjects_count: 1,
    topics_count: 0,
    records_count: 1,
    by_subject: [],
    week: { ...week, days: [{ day, ...sums }] },
    fortnight: [{ day, ...sums }],
    last_subject_id: null,
    weeks: [week],
  }
}

const shown: (number | undefined)[] = []

function Questions() {
  const questions = useOverview(ANA).known?.questions
  if (questions !== shown.at(-1)) shown.push(questions)
  return <p>{questions} questões</p>
}

it('the sums of the home do not step back to what the server said before, once it has what waited', async () => {
  const taken = Promise.withResolvers<unknown>()
  const told = [overviewWith(100), overviewWith(120)]
  const asked = serve({
    'GET /api/auth/get-session': () => ({}),
    'GET /api/auth/token': () => ({ token: TOKEN }),
    'GET /api/api/overview/ana': () => told.shift(),
    'GET /api/api/topics/ana': () => [],
    'POST /api/api/user-study-records': () => taken.promise,
  })
  onTestFinished(async () => {
    closeStudentOutbox()
    await clearOutbox(ANA)
    await session.forget()
  })
  show(<Questions />)
  const says = (count: number) => expect.element(page.getByText(`${count} questões`)).toBeVisible()
  await says(100)
  const now = Date.now()
  const body = {
    user_id: ANA,
    subject_id: 1,
    topic: 'Crase',
    study_time: 0,
    total_pauses: 0,
    questions_resolved: 20,
    correct_answers: 15,
    incorrect_answers: 5,
    created_at: new Date(now).toISOString(),
  }
  const id = newRecordKey(now)
  const delivery = deliver(ANA, {
    id,
    method: 'POST',
    path: RECORDS_PATH,
    body,
    createdAt: now,
    label: 'Português',
  })
  await says(120)
  taken.resolve({ ...body, id: 9, ativo: 1, total_pauses: 0, subject: null, key: id })
  expect(await delivery).toEqual({ type: 'sent' })
  const answers = () => asked.filter(({ call }) => call === 'GET /api/api/overview/ana')
  await expect.poll(() => answers().length).toBe(2)
  await says(120)
  expect(shown).toEqual([100, 120])
})
