import type { Page } from '@playwright/test'
import { keepServerClock } from '../harness/journey/server-clock.ts'
import { chooseSubject, clock, openStudyPage, save, start } from '../harness/journey/study-page.ts'
import { expect, test } from '../harness/journey/test.ts'
import { newRecordKey } from '../src/shared/ids.ts'

const MINUTE = 60_000

/** A timer as the device stores it, of a session begun twenty minutes ago. */
function keptTimer(timer: object, subject: object = { id: 1, name: 'Língua Portuguesa' }): string {
  const now = Date.now()
  const session = { sessionId: newRecordKey(now), segments: [], pauses: [], added: [] }
  return JSON.stringify({ version: 1, subject, topic: 'Crase', timer: { ...session, ...timer } })
}

const putByHand = (page: Page, userId: string, text: string) =>
  page.evaluate(([id, kept]) => localStorage.setItem(`posse:timer:${id}`, kept ?? ''), [userId, text])

const putOnDisk = (page: Page, userId: string, text: string) =>
  page.evaluate(
    async ([id, kept]) => {
      const opening = indexedDB.open('posse-durable')
      await new Promise((resolve) => {
        opening.onsuccess = resolve
      })
      const writing = opening.result.transaction('entries', 'readwrite')
      writing.objectStore('entries').put({ revision: 1000, text: kept }, `timer:${id}`)
      await new Promise((resolve) => {
        writing.oncomplete = resolve
      })
      opening.result.close()
    },
    [userId, text],
  )

test('a session that an older version kept is carried over, once', { tag: '@long' }, async ({
  page,
  app,
  signUp,
}) => {
  // Keeps the server's timer out: it would be the first that this version stores.
  await keepServerClock(page.context())
  const { userId } = await openStudyPage(page, app, signUp)
  const startedAt = Date.now() - 20 * MINUTE
  const old = keptTimer({ status: 'running', startedAt, seenAt: startedAt + 19 * MINUTE })
  await putByHand(page, userId, old)
  await page.reload()
  await expect(clock(page)).toHaveText(/^2[01]:\d\d$/)
  await page.getByRole('button', { name: 'PAUSAR' }).click()
  await expect(page.getByRole('button', { name: 'CONTINUAR' })).toBeVisible()
  // A state that the browser had not written when it was killed is there again.
  await putByHand(page, userId, old)
  await page.reload()
  await expect(page.getByRole('button', { name: 'CONTINUAR' })).toBeVisible()
})

test('a session that was being saved when the browser went away is saved, once', { tag: '@long' }, async ({
  page,
  app,
  signUp,
}) => {
  const { userId, records, call } = await openStudyPage(page, app, signUp)
  const [subject] = (await call(`GET /study-subjects/${userId}`)) as { id: number; name: string }[]
  const since = Date.now() - MINUTE
  const said = {
    topic: 'Crase',
    study_time: 1500,
    total_pauses: 0,
    questions_resolved: 0,
    incorrect_answers: 0,
  }
  const farewell = { subject, said: { ...said, created_at: new Date(since).toISOString() } }
  const kept = keptTimer({ status: 'stopped', since, segments: [1500_000], leap: null, farewell }, subject)
  for (let times = 0; times < 2; times += 1) {
    await putOnDisk(page, userId, kept)
    await page.reload()
    await expect(page.getByText('1 registro(s) hoje')).toBeVisible()
    await expect(page.getByText('Pronto para começar')).toBeVisible()
  }
  await expect.poll(records).toMatchObject([{ study_time: 1500, topic: 'Crase' }])
})

test('a student whose browser stores nothing can study, and is warned', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  const { records } = await openStudyPage(page, app, signUp)
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })
  await page.reload()
  await chooseSubject(page)
  await start(page)
  await expect(page.getByText('Este navegador não guarda o cronômetro na hora')).toBeVisible()
  await expect(clock(page)).not.toHaveText('00:00')
  await page.reload()
  await expect(page.getByRole('button', { name: 'PAUSAR' })).toBeVisible()
  await page.getByRole('button', { name: 'PARAR' }).click()
  await page.getByText('Não', { exact: true }).click()
  await save(page).click()
  await expect(page.getByText('Registro de estudo salvo com sucesso!')).toBeVisible()
  await expect(page.getByText('Pronto para começar')).toBeVisible()
  await expect.poll(records).toHaveLength(1)
})

test('a disk that never answers holds nobody up', { tag: '@long' }, async ({ page, app, signUp }) => {
  await openStudyPage(page, app, signUp)
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open
    IDBFactory.prototype.open = function (name, ...more) {
      return name === 'posse-durable' ? ({} as IDBOpenDBRequest) : open.call(this, name, ...more)
    }
  })
  await page.reload()
  await chooseSubject(page)
  await start(page)
  await expect(page.getByRole('button', { name: 'PAUSAR' })).toBeVisible()
  await expect(page.getByText('Este navegador não guarda o cronômetro na hora')).toBeVisible()
  await page.getByRole('button', { name: 'PAUSAR' }).click()
  await expect(page.getByRole('button', { name: 'CONTINUAR' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'CONTINUAR' })).toBeVisible()
})
