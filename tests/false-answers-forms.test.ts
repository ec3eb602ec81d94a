import 'fake-indexeddb/auto'
import { type MutationOptions, MutationObserver as Saving } from '@tanstack/react-query'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerFromCache, dataAnswer, FALSE_ANSWERS } from '../harness/false-answers.ts'
import { type StudentBehindProxy, signUpBehindProxy } from '../harness/student-behind-proxy.ts'
import { EDITAL } from '../harness/syllabus-student.ts'
import { renaming } from '../src/features/account/settings/web/queries.ts'
import { makingAddress, revokingAddress } from '../src/features/calendar-feed/web/queries.ts'
import { declaringRest, savingSettings, takingRestBack } from '../src/features/consistency/web/queries.ts'
import { USUAL } from '../src/features/reminders/contract.ts'
import {
  choosingReminders,
  endSubscription,
  remindersOf,
  sendSubscription,
} from '../src/features/reminders/web/queries.ts'
import { giveSyllabus } from '../src/features/syllabus/adding/web/queries.ts'
import { acceptAmendment } from '../src/features/syllabus/compare/web/queries.ts'
import { EMPTY_TARGET } from '../src/features/syllabus/targets/form.ts'
import {
  changingTarget,
  deleteTarget,
  makingTarget,
  puttingInFront,
} from '../src/features/syllabus/targets/web/queries.ts'
import type { SharedEvent } from '../src/features/timer/live/contract.ts'
import { tell } from '../src/features/timer/live/web/queries.ts'
import { savingGoal } from '../src/features/weekly-goal/web/queries.ts'
import { newRecordKey } from '../src/shared/ids.ts'
import { queryClient } from '../src/web/api/queries.ts'
import { session } from '../src/web/session/session.ts'

const NO_REMINDER = {
  study_start: false,
  timer_running: false,
  page_news: false,
  enrolment_end: false,
  quiet_from: 1320,
  quiet_until: 420,
}

/** An id that belongs to nobody. */
const NONE = 2_000_000_000
const TARGET = { ...EMPTY_TARGET, body: 'TCU' }
const MADE = newRecordKey(Date.now())
const NO_WORDS = { title: () => '', value: () => '' }
const HABIT = { least_minutes: 20, day_starts_at: 0, study_at: null }
const DEVICE = { endpoint: 'https://push.example/1', p256dh: 'p256dh', auth: 'auth' }

describe('something between a form and the server', () => {
  let signedIn: StudentBehindProxy

  beforeAll(async () => {
    signedIn = await signUpBehindProxy()
    expect(await session.currentStudent()).toMatchObject({ userId: signedIn.ana.id })
  })
  beforeEach(() => signedIn.proxy.behave())
  afterAll(() => signedIn.close())

  const asked = <D, V>(options: MutationOptions<D, Error, V>, said: NoInfer<V>) =>
    new Saving(queryClient, options).mutate(said)
  /** Writes that are not repeated: the form stays open and says that it was not saved. */
  const forms = () => [
    asked(savingGoal(signedIn.ana.id), { base: {}, mine: { minutes: 600 }, words: NO_WORDS }),
    asked(savingSettings(signedIn.ana.id), { from: HABIT, settings: { ...HABIT, day_starts_at: 4 } }),
    asked(declaringRest(signedIn.ana.id), { first_day: '2099-01-05', last_day: '2099-01-06' }),
    asked(choosingReminders(signedIn.ana.id), {
      from: NO_REMINDER,
      choice: { ...NO_REMINDER, study_start: true },
    }),
    asked(renaming(signedIn.ana.id), { from: { name: 'Ana', time_zone: null }, name: 'Ana Maria' }),
    asked(takingRestBack(signedIn.ana.id), NONE),
    asked(makingAddress(signedIn.ana.id), undefined),
    asked(revokingAddress(signedIn.ana.id), undefined),
    asked(puttingInFront(signedIn.ana.id), NONE),
    asked(makingTarget(signedIn.ana.id), { ...TARGET, key: MADE }),
    asked(changingTarget(signedIn.ana.id, NONE), {
      from: EMPTY_TARGET,
      form: { ...TARGET, notice_url: null },
    }),
    deleteTarget(NONE),
    giveSyllabus(signedIn.ana.id, NONE, { key: MADE, document: EDITAL }),
    acceptAmendment(signedIn.ana.id, NONE, {
      revision: 1,
      document: EDITAL,
      decisions: {},
      act: '',
      key: MADE,
    }),
    sendSubscription(signedIn.ana.id, { ...DEVICE, choice: USUAL }),
    endSubscription(signedIn.ana.id, DEVICE.endpoint),
  ]
  const paused = (): SharedEvent => {
    const [id, session] = [newRecordKey(Date.now()), newRecordKey(Date.now())]
    return { id, session, at: Date.now(), n: 1, type: 'pause' }
  }

  test.each([...FALSE_ANSWERS, ['200 and a sentence', dataAnswer(200, { message: 'Tudo certo!' })] as const])(
    'that answers %s is not taken for the server: no form is told that it was saved',
    async (_what, way) => {
      signedIn.proxy.behave(way)
      const told = await Promise.allSettled([
        ...forms(),
        tell(signedIn.ana.id, { after: 0, events: [paused()] }),
      ])
      for (const one of told) expect(one).toMatchObject({ status: 'rejected', reason: { name: 'ApiError' } })
    },
  )

  test('that was there while a target was made has it made once', async () => {
    const { ana } = signedIn
    const make = () => asked(makingTarget(ana.id), { ...TARGET, key: MADE })
    // A connection from before may be closed during a call.
    for (let times = 0; times < 2; times += 1) await vi.waitFor(make, { timeout: 5000 })
    expect((await ana.call(`GET /targets/${ana.id}`)).body).toMatchObject([TARGET])
  })

  test('that answers for the server in the midst of turning reminders on leaves no device on that hears nothing', async () => {
    const { ana, proxy } = signedIn
    await ana.call(`DELETE /push-subscriptions/${ana.id}`, { query: { endpoint: DEVICE.endpoint } })
    proxy.behave(async (answer, asked) => {
      if (asked.path.includes('/push-subscriptions/'))
        return dataAnswer(200, { message: 'Tudo certo!' })(answer, asked)
      const { status, headers, body } = await asked.forward()
      answer.writeHead(status, headers).end(body)
    })
    await expect(sendSubscription(ana.id, { ...DEVICE, choice: USUAL })).rejects.toMatchObject({
      name: 'ApiError',
    })
    expect(await queryClient.fetchQuery(remindersOf(ana.id))).toMatchObject({
      choice: USUAL,
      here: false,
      devices: 0,
    })
  })

  test('that answers what the server answered before does not keep the timer’s events from the other devices', async () => {
    const [first, second] = [paused(), paused()]
    // A connection from before may be closed during a call.
    const told = (event: SharedEvent) =>
      vi.waitFor(() => tell(signedIn.ana.id, { after: 0, events: [event] }), { timeout: 5000 })
    await told(first)
    signedIn.proxy.behave(answerFromCache)
    await expect(tell(signedIn.ana.id, { after: 0, events: [second] })).rejects.toMatchObject({
      code: 'offline',
    })
    signedIn.proxy.behave()
    const { events } = await told(second)
    expect(events.slice(-2)).toEqual([first, second])
  })
})
