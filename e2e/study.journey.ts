import { holdAnswers } from '../harness/journey/delayed-answers.ts'
import { chooseSubject, clock, dialog, field, openStudyPage, start } from '../harness/journey/study-page.ts'
import { expect, test } from '../harness/journey/test.ts'
import { untilQuiet } from '../harness/journey/until-quiet.ts'

test('the page says first which fields are missing, and finds subjects without accents', {
  tag: '@long',
}, async ({ page, app, signUp, axe }) => {
  await openStudyPage(page, app, signUp)
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar estudos' })).toBeVisible()
  await expect(page.getByText(/^Carreira: .+/)).toBeVisible()
  await expect(page.getByText('Nenhum registro hoje')).toBeVisible()
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(page.getByRole('button', { name: 'INICIAR' })).toHaveCSS('border-top-width', '1px')
  await page.emulateMedia({ forcedColors: 'none' })
  for (const [button, hint] of [
    ['Inserir Manualmente', 'Você precisa selecionar uma matéria'],
    ['INICIAR', 'Você precisa selecionar uma matéria'],
    ['Modo foco', 'selecione uma matéria'],
  ] as const) {
    const control = page.getByRole('button', { name: button })
    await control.focus()
    await expect(control).toHaveAttribute('aria-disabled', 'true')
    await expect(control).toHaveAccessibleDescription(hint)
    await control.click({ force: true })
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await axe()

  const subject = page.getByRole('combobox', { name: 'Matéria' })
  await expect(subject).toHaveAttribute('placeholder', 'Selecione uma opção...')
  await subject.click()
  await expect(page.getByRole('option')).toHaveCount(3)
  const said = page.locator('[data-live-announcer]')
  await expect(said).toContainText('3 opções disponíveis.')
  await subject.fill('LINGUA')
  await expect(page.getByRole('option')).toHaveText(['Língua Portuguesa'])
  await expect(said).toContainText('1 opção disponível.')
  await subject.fill('xyz')
  await expect(page.getByText('Nenhuma matéria encontrada.')).toBeVisible()
  await chooseSubject(page, 'Raciocínio Lógico', 'raciocinio')
  await page.reload()
  await expect(subject).toHaveValue('Raciocínio Lógico')
  await subject.click()
  await expect(page.getByRole('option')).toHaveCount(3)
  await page.keyboard.type('port')
  await expect(page.getByRole('option')).toHaveText(['Língua Portuguesa'])
  await page.keyboard.press('Escape')
  await expect(subject).toHaveValue('Raciocínio Lógico')
  await field(page, 'Tópico').fill('a'.repeat(200))
  await expect(page.getByText('Tem 200 letras; cabem 150.')).toBeVisible()
})

test('focus mode takes the screen, by keyboard too', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  axeInLightAndDark,
}) => {
  await openStudyPage(page, app, signUp)
  await chooseSubject(page)
  await field(page, 'Tópico').fill('Crase')
  await page.getByRole('button', { name: 'INICIAR' }).press('Enter')
  const focus = dialog(page, 'Modo foco')
  await expect(focus).toContainText('Língua Portuguesa')
  await expect(focus).toContainText('Crase')
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  await expect(focus).toBeFocused()
  await expect(page.getByRole('button', { name: 'PAUSAR' })).toHaveCount(1)
  await page.keyboard.press('Space')
  await expect(focus.getByText('Em pausa')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(focus.getByText('Estudando · 1 pausa')).toBeVisible()
  await axeInLightAndDark()
  await page.keyboard.press('Escape')
  await expect(focus).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'PAUSAR' })).toBeFocused()
  await page.getByRole('button', { name: 'Modo foco' }).click()
  await focus.getByRole('button', { name: 'Sair do modo foco' }).click()
  await expect(focus).toHaveCount(0)
  await page.getByRole('button', { name: 'Modo foco' }).click()
  await focus.getByRole('button', { name: 'PARAR' }).click()
  await expect(focus).toHaveCount(0)
  await expect(dialog(page, 'Resumo do estudo')).toContainText('Língua Portuguesa')
})

test('the summary takes no second click, saves once and leaves the focus where the next session begins', {
  tag: '@long',
}, async ({ page, app, signUp, axeInLightAndDark }) => {
  const { records } = await openStudyPage(page, app, signUp)
  await chooseSubject(page)
  await start(page)
  await expect(clock(page)).not.toHaveText('00:00')
  // The second click falls beside the summary, which must stay.
  await page.getByRole('button', { name: 'PARAR' }).dblclick()
  const summary = dialog(page, 'Resumo do estudo')
  await summary.getByText('Sim', { exact: true }).click()
  await field(page, 'Total de questões').fill('10')
  await field(page, 'Questões incorretas').fill('11')
  await axeInLightAndDark()
  await field(page, 'Questões incorretas').fill('2')
  // The second click may come when the summary is gone, and take the focus away from what has just got it.
  const late = page.evaluate(async () => {
    while (document.activeElement?.textContent !== 'INICIAR') await new Promise(requestAnimationFrame)
    ;(document.activeElement as HTMLElement).blur()
  })
  await summary.getByRole('button', { name: 'Salvar' }).dblclick()
  await expect(page.getByText('Registro de estudo salvo com sucesso!')).toBeVisible()
  await late
  await expect(page.getByRole('button', { name: 'INICIAR' })).toBeFocused()
  const answers = { questions_resolved: 10, correct_answers: 8, incorrect_answers: 2 }
  await expect.poll(records).toMatchObject([answers])
})

test('today’s statistics show only what there is', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  axeInLightAndDark,
}) => {
  const { study } = await openStudyPage(page, app, signUp)
  await study({ study_time: 300 })
  await page.reload()
  const statistics = page.getByRole('region', { name: 'Estatísticas de Hoje' })
  await expect(statistics).toContainText('5min 0s')
  await expect(statistics).not.toContainText('Total de questões')
  await expect(statistics.getByRole('img')).toHaveCount(0)
  const questions = { questions_resolved: 3, incorrect_answers: 1 }
  await study({ study_time: 3600, ...questions, topic: 'Crase', total_pauses: 2 }, 1)
  await page.reload()
  await expect(statistics).toContainText('1h 5min 0s')
  await expect(statistics).toContainText('66,7%')
  await expect(
    statistics.getByRole('img', { name: 'Questões corretas: 2. Questões incorretas: 1.' }),
  ).toBeVisible()
  await expect(page.getByText('2 registro(s) hoje')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Direito Constitucional' })).toContainText(
    '3 questões · 2 corretas · 1 incorreta',
  )
  await axeInLightAndDark()
  for (const opens of ['Editar', 'Deletar']) {
    await page.getByRole('button', { name: `${opens} registro de Direito Constitucional` }).click()
    await axeInLightAndDark()
    await page.keyboard.press('Escape')
  }
})

test('the page loads at most 250 KB of script, with all that it fetches on its own', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  await openStudyPage(page, app, signUp)
  await untilQuiet(page)
  const bytes = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.js'))
    // Scripts that the page loads once at rest; a slow machine is at rest only after that.
    const readied = scripts.filter(({ name }) => /\/(offline-readiness|study-dialogs)-/.test(name))
    const rest = Math.min(...readied.map(({ startTime }) => startTime))
    return scripts
      .filter(({ startTime }) => startTime < rest)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  })
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(250_000)
})

test('a second changes only the clock', { tag: '@long' }, async ({ page, app, signUp }) => {
  await openStudyPage(page, app, signUp)
  await chooseSubject(page)
  await start(page)
  // Scripts that the page loads once at rest.
  await expect(page.locator('head link[href*="/offline-readiness-"]')).toBeAttached()
  // Announcements to a screen reader go away some seconds later.
  await expect(page.locator('[data-live-announcer] [role=log] > *')).toHaveCount(0)
  await page.waitForTimeout(1000)
  const changed = await page.evaluate(async () => {
    const places = new Set<string>()
    const observer = new MutationObserver((mutations) => {
      for (const { target } of mutations) {
        const element = target instanceof Element ? target : target.parentElement
        places.add(element?.getAttribute('role') ?? element?.tagName ?? '')
      }
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    await new Promise((resolve) => setTimeout(resolve, 3200))
    observer.disconnect()
    return [...places].sort()
  })
  expect(changed).toEqual(['TITLE', 'timer'])
})

test('the page fits 360 px, with the action under the thumb', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  axe,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { study } = await openStudyPage(page, app, signUp)
  await study({
    study_time: 359_999,
    questions_resolved: 99_999,
    incorrect_answers: 33_333,
    topic: 'x'.repeat(150),
  })
  await page.reload()
  await expect(page.getByText('1 registro(s) hoje')).toBeVisible()
  await chooseSubject(page)
  const box = await page.getByRole('button', { name: 'INICIAR' }).boundingBox()
  expect(box?.y).toBeGreaterThan(740 * 0.75)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await axe()
  await start(page)
  for (const name of ['PAUSAR', 'PARAR'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
})

test('text typed before the subjects have loaded stays, and finds them then', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  await openStudyPage(page, app, signUp)
  const answer = await holdAnswers(page, '**/api/api/study-subjects/**')
  await page.reload()
  const subject = page.getByRole('combobox', { name: 'Matéria' })
  await subject.pressSequentially('racio')
  await expect(page.getByRole('listbox').getByText('Carregando...')).toBeVisible()
  answer.release()
  await expect(page.getByRole('option')).toHaveText(['Raciocínio Lógico'])
  await expect(subject).toBeFocused()
  await expect(subject).toHaveValue('racio')
  await page.getByRole('option').click()
  await expect(subject).toHaveValue('Raciocínio Lógico')

  await subject.blur()
  await subject.focus()
  await page.keyboard.type('dir')
  await expect(subject, 'typed at once, it takes the place of the name').toHaveValue('dir')
  await expect(page.getByRole('option')).toHaveText(['Direito Constitucional'])
})
