import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '../../../../harness/answers.ts'
import { button, notice, show } from '../../../../harness/screen.tsx'
import { newRecordKey } from '../../../shared/ids.ts'
import { MESSAGES } from '../contract.ts'
import { copy } from '../copy.ts'
import { ReminderOffer } from './reminder-offer.tsx'

const { offer } = copy

/** Study begins at this minute of the day; the browser gives an address. */
function planned(study_at: number | null, answer: NotificationPermission = 'granted') {
  const userId = newRecordKey(Date.now())
  const known = { choice: null, devices: 0, here: false, gone: false, public_key: 'keys' }
  const made = {
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: Uint8Array.fromBase64('keys').buffer },
    getKey: () => new ArrayBuffer(4),
  }
  const pushManager = { subscribe: async () => made, getSubscription: async () => (known.here ? made : null) }
  const permission = vi.spyOn(Notification, 'permission', 'get')
  permission.mockReturnValue(answer === 'granted' ? 'granted' : 'default')
  vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => {
    permission.mockReturnValue(answer)
    return answer
  })
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(Promise.resolve({ pushManager } as never))
  serve({
    [`GET /api/api/reminders/${userId}`]: () => ({ ...known }),
    [`PUT /api/api/reminders/${userId}`]: () => ({ message: MESSAGES.saved }),
    [`POST /api/api/push-subscriptions/${userId}`]: () => {
      known.here = true
      return { message: MESSAGES.subscribed }
    },
    [`GET /api/api/consistency/${userId}`]: () => ({
      day: '2026-11-24',
      first: '2026-01-01',
      days: [],
      before: { kept: 0, run: 0, best: 0, misses: 0 },
      settings: { least_minutes: 10, day_starts_at: 0, study_at },
      rests: [],
      exams: [],
      plans: [],
    }),
  })
  const open = () => show(<ReminderOffer userId={userId} waiting={null} />)
  open()
  const isDeclined = () => localStorage.getItem(`posse:reminders-declined:${userId}`) === 'yes'
  return { known, open, isDeclined }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 300))

afterEach(() => vi.restoreAllMocks())

it('a student who has planned a week is offered a reminder, and after "not now" never again', async () => {
  const { open } = planned(1140)
  await button(offer.later).click()
  await expect.element(page.getByText(offer.text)).not.toBeInTheDocument()
  open()
  await settled()
  expect(page.getByText(offer.text).elements()).toEqual([])
})

it('a student who has accepted, and turned reminders off later, is not asked again', async () => {
  const { known, open, isDeclined } = planned(1140)
  await button(offer.accept).click()
  await expect.element(notice(MESSAGES.subscribed)).toBeVisible()
  await expect.element(page.getByText(offer.text)).not.toBeInTheDocument()
  expect(page.getByText(offer.unset).elements()).toEqual([])
  await vi.waitFor(() => expect(isDeclined()).toBe(true), { timeout: 10_000 })
  known.here = false
  open()
  await settled()
  expect(page.getByText(offer.text).elements()).toEqual([])
})

it.each([
  ['closes the browser’s own question', 'default', copy.dismissed],
  ['says no to the browser', 'denied', copy.denied],
] as const)(
  'who accepts and then %s reads what that means, and is not asked again',
  async (_, answer, text) => {
    const { open, isDeclined } = planned(1140, answer)
    await button(offer.accept).click()
    await expect.element(notice(text)).toBeVisible()
    await expect.element(page.getByText(offer.text)).not.toBeInTheDocument()
    expect(isDeclined()).toBe(true)
    open()
    await settled()
    expect(page.getByText(offer.text).elements()).toEqual([])
  },
)

it('a student who has accepted without an hour to begin reads that it is missing, and where to say it', async () => {
  planned(null)
  await button(offer.accept).click()
  await expect.element(page.getByText(offer.unset)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: offer.set }))
    .toHaveAttribute('href', '/area-do-aluno/conta')
})
