import { startApp } from '../harness/journey/server.ts'
import { letterTo, signIn, signInLinkIn } from '../harness/journey/sign-in.ts'
import { expect, test } from '../harness/journey/test.ts'

test.use({
  // The proxy tells where the others guess from.
  app: [
    async ({}, use) => {
      const app = await startApp({ TRUST_PROXY: '1' })
      await use(app)
      await app.remove()
    },
    { scope: 'worker' },
  ],
})

test('while others guess, the right password leads in by a letter, and the screen says so', {
  tag: '@long',
}, async ({ page, app, signUp, axe, allowErrors, request }) => {
  allowErrors(/status of 40[013]/)
  const student = await signUp()
  await page.context().clearCookies()
  for (let index = 0; index < 51; index += 1)
    await request.post('/api/auth/sign-in/email', {
      data: { email: student.email, password: 'um palpite' },
      headers: { 'x-forwarded-for': `192.0.2.${index}` },
    })
  await signIn(page, student)
  await expect(page.getByRole('alert')).toContainText(
    'você recebe em instantes um e-mail com um link para entrar',
  )
  await axe()

  const link = signInLinkIn(await letterTo(app, student.email))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(link)
  await axe()
  await page.getByRole('button', { name: 'Entrar na minha conta' }).click()
  await expect(page).toHaveURL(/\/carreiras$/)
  await page.goto(link)
  await page.getByRole('button', { name: 'Entrar na minha conta' }).click()
  await expect(page.getByRole('alert')).toHaveText('Este link não vale mais. Entre com sua senha.')

  await page.request.post('/api/auth/sign-out', { data: {}, headers: { origin: app.url } })
  await signIn(page, student)
  await expect(page).toHaveURL(/\/carreiras$/)
})
