import { startApp } from '../harness/journey/server.ts'
import { askForReset, choosePassword, openPanel, resetLinkIn, signIn } from '../harness/journey/sign-in.ts'
import { expect, test } from '../harness/journey/test.ts'
import { openMailbox } from '../harness/mailbox.ts'

test.use({
  app: [
    async ({}, use) => {
      const mailbox = await openMailbox()
      const app = await startApp({ SMTP_URL: mailbox.url })
      await use({ ...app, outbox: async () => [(await mailbox.take()).text ?? ''] })
      await app.remove()
      await mailbox.close()
    },
    { scope: 'worker' },
  ],
})

test('a forgotten password is replaced through the letter that a mail server delivers', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  const { email } = await signUp()
  await page.context().clearCookies()
  await openPanel(page, 'Entrar')
  await askForReset(page, email)
  const [letter = ''] = await app.outbox()
  await page.goto(resetLinkIn(letter))
  await choosePassword(page, 'outra senha segura')
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, { email, password: 'outra senha segura' })
  await expect(page).toHaveURL(/\/carreiras$/)
})
