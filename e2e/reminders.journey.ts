import type { BrowserContext, Page } from '@playwright/test'
import { openSetting } from '../harness/journey/settings.ts'
import { chooseSubjects } from '../harness/journey/student.ts'
import { expect, test } from '../harness/journey/test.ts'

test.use({ serviceWorkers: 'allow' })

const MESSAGE = {
  title: 'Ainda estudando?',
  body: 'O cronômetro está ligado, com 3h.',
  path: '/area-do-aluno/estudar',
  tag: 'timer-running',
}

/** Hands the page's worker a message, as the browser does when its push service has one. */
async function push(context: BrowserContext, page: Page, origin: string, data: string) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const browser = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    }),
  )
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
}

test('a student chooses what to be reminded of, and a message is shown as it was written', {
  tag: '@long',
}, async ({ page, context, app, signUp, axe }) => {
  await context.grantPermissions(['notifications'])
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp()
  const { userId, call } = await chooseSubjects(page, app.url, ['Direito Constitucional'])
  const choice = {
    study_start: true,
    timer_running: false,
    page_news: false,
    enrolment_end: true,
    quiet_from: 1320,
    quiet_until: 420,
  }
  await call(`PUT /reminders/${userId}`, choice)
  await page.goto('/area-do-aluno/conta')
  const settings = await openSetting(page, 'Lembretes')
  const leftOn = settings.getByRole('checkbox', { name: 'Quando o cronômetro ficou ligado' })
  await expect(leftOn).not.toBeChecked()
  await leftOn.press('Space')
  await expect(page.getByText('Lembretes salvos.')).toBeVisible()
  await axe()
  expect(await call(`GET /reminders/${userId}`)).toMatchObject({ choice: { ...choice, timer_running: true } })

  await push(context, page, app.url, JSON.stringify(MESSAGE))
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications()
      return all.map(({ title, body, tag, data }) => ({ title, body, tag, ...data }))
    })
  await expect.poll(shown).toEqual([MESSAGE])
})
