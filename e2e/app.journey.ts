import { expect, test } from './test.ts'

test('the app answers, keeps what it knows through a restart and a power cut, and reads well', async ({
  app,
  page,
  signUp,
  axe,
}) => {
  const student = await signUp()
  for (const again of [app.restart, () => app.kill().then(app.start)]) {
    await again()
    const session = await page.request.get(`${app.url}/api/auth/get-session`)
    expect(await session.json()).toMatchObject({ user: { email: student.email } })
  }
  await page.goto('/')
  await expect(page).toHaveURL(/carreiras$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await axe()
})
