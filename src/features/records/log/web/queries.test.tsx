import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '../../../../../harness/answers.ts'
import { show } from '../../../../../harness/screen.tsx'
import { logged, logPageOf } from '../../../../../harness/study-log.ts'
import { newRecordKey } from '../../../../shared/ids.ts'
import { queryClient } from '../../../../web/api/queries.ts'
import { deliver } from '../../../../web/outbox/student-outbox.ts'
import { COUNTED, RECORDS_PATH } from '../../pending.ts'
import { sumOf } from '../../sums.ts'
import { useLog } from './queries.ts'

const ANA = 'ana'
const encode = (value: object) => btoa(JSON.stringify(value))
const TOKEN = `${encode({ alg: 'EdDSA' })}.${encode({ sub: ANA, iat: 0, exp: 900 })}.x`

const shown: (number | undefined)[] = []

function Questions() {
  const records = useLog(ANA).log?.records
  const questions = records && sumOf(records).questions
  if (questions !== shown.at(-1)) shown.push(questions)
  return <p>{questions} questões</p>
}

const SIGNED_IN = {
  'GET /api/auth/get-session': () => ({}),
  'GET /api/auth/token': () => ({ token: TOKEN }),
}

beforeEach(() => void shown.splice(0))

afterEach(() => queryClient.clear())

const says = (count: number) => expect.element(page.getByText(`${count} questões`)).toBeVisible()

it('no sum steps back to what the server said before, once it has what waited', async () => {
  const saveReply = Promise.withResolvers<unknown>()
  const pages = [[100], [100], [100, 20]].map((numbers) =>
    logPageOf(numbers.map((questions_resolved, at) => logged(8 + at, { questions_resolved }))),
  )
  const calls = serve({
    ...SIGNED_IN,
    'GET /api/api/study-log/ana': () => pages.shift(),
    'POST /api/api/user-study-records': () => saveReply.promise,
  })
  show(<Questions />)
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
  saveReply.resolve({ ...body, id: 9, ativo: 1, total_pauses: 0, subject: null, key: id })
  expect(await delivery).toEqual({ type: 'sent' })
  const answers = () => calls.filter(({ call }) => call === 'GET /api/api/study-log/ana')
  await expect.poll(() => answers().length).toBe(2)
  await says(120)
  expect(shown).toEqual([100, 120])
})

it('a record that another device deleted already counts in no sum once it is deleted here', async () => {
  const gone = logged(9, { questions_resolved: 20 })
  const pages = [logPageOf([logged(8, { questions_resolved: 100 }), gone])]
  const again = Promise.withResolvers<unknown>()
  const calls = serve({ ...SIGNED_IN, 'GET /api/api/study-log/ana': () => pages.shift() ?? again.promise })
  show(<Questions />)
  await says(120)
  const path = `${RECORDS_PATH}/9`
  const about = { path, body: null, createdAt: Date.now(), label: '', counts: COUNTED }
  expect(await deliver(ANA, { id: 'said', method: 'DELETE', ...about })).toEqual({ type: 'sent' })
  await says(100)
  again.resolve(logPageOf([], { columns: { ...logPageOf([gone]).columns, ativo: [0] } }))
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(shown).toEqual([120, 100])
  expect(calls.map(({ call }) => call)).toContain(`DELETE /api/api${path}`)
})
