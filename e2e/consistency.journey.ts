import { holdAnswers } from '../harness/journey/delayed-answers.ts'
import { openSetting } from '../harness/journey/settings.ts'
import { chooseSubjects } from '../harness/journey/student.ts'
import { expect, test } from '../harness/journey/test.ts'

const HOME = '/area-do-aluno'
const DAY_MS = 86_400_000

test('a student sees the days kept, walks the year with keys, reads it as a table and declares holidays', {
  tag: '@long',
}, async ({ page, app, signUp, axe }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp()
  const { userId, call, subjects } = await chooseSubjects(page, app.url, ['Direito Constitucional'])
  const study = (ago: number) =>
    call('POST /user-study-records', {
      user_id: userId,
      subject_id: subjects[0]?.id,
      study_time: 3600,
      questions_resolved: 12,
      created_at: new Date(Date.now() - ago * DAY_MS).toISOString(),
    })
  await Promise.all([study(0), study(1), study(2)])
  const panel = page.getByRole('region', { name: 'Constância' })
  const week = page.getByRole('region', { name: 'Dia a dia' })
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 740 })
    const held = await holdAnswers(page, '**/consistency/*')
    await page.goto(HOME)
    await expect(week).toBeVisible()
    await expect(page.getByRole('region', { name: 'Meta da semana' })).toBeVisible()
    const before = await week.boundingBox()
    held.release()
    await expect(panel).toContainText('3dias seguidos de estudo')
    expect((await week.boundingBox())?.y, `${width} px`).toBe(before?.y)
  }
  await expect(panel).toContainText('Hoje já conta.')
  await axe()

  const map = panel.getByRole('slider', { name: 'Dia do último ano' })
  await map.focus()
  await expect(map).toHaveAttribute('aria-valuetext', /: 1h e 12 questões\.$/)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(map).toHaveAttribute('aria-valuetext', /: sem registro\.$/)
  await page.keyboard.press('Home')
  await expect(map).toHaveAttribute('aria-valuetext', /^segunda-feira/)
  await panel.getByRole('button', { name: 'Ver em tabela' }).click()
  await expect(page.getByRole('table', { name: 'O último ano em tabela' })).toBeVisible()
  await axe()
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await page.goto(`${HOME}/conta`)
  const settings = await openSetting(page, 'Constância')
  await expect(await openSetting(page, 'Lembretes')).toContainText('aparelho')
  await axe()
  await settings.getByLabel('Mínimo para o dia contar (minutos)').fill('90')
  await settings.getByLabel('Hora de começar a estudar').fill('19:30')
  await settings.getByRole('button', { name: 'Salvar constância' }).click()
  await expect(page.getByText('Constância salva.')).toBeVisible()
  await settings.getByRole('button', { name: 'Marcar folga ou férias' }).click()
  await axe()
  await page.getByRole('dialog').getByRole('button', { name: 'Marcar' }).click()
  await expect(page.getByText('Folga marcada.')).toBeVisible()
  await page.goto(HOME)
  await expect(panel).toContainText('Comece quando quiser.')
  await expect(panel).toContainText('Hoje é folga')
})
