import type { Locator, Page } from '@playwright/test'
import { openSetting } from '../harness/journey/settings.ts'
import { openPanel } from '../harness/journey/sign-in.ts'
import { chooseSubject, dialog, field, openManual, openStudyPage } from '../harness/journey/study-page.ts'
import { expect, test } from '../harness/journey/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** Returns fields by their label, with the size of their letters in px. */
const fieldsOn = (page: Page) =>
  page.locator('input, textarea, select').evaluateAll((all) =>
    all.flatMap((one) => {
      const { type, labels } = one as HTMLInputElement
      const isTyped = !['checkbox', 'radio', 'hidden', 'file'].includes(type) && one.checkVisibility()
      const name = labels?.[0]?.textContent || one.getAttribute('aria-label') || one.outerHTML
      return isTyped ? [{ name, px: Number.parseFloat(getComputedStyle(one).fontSize) }] : []
    }),
  )

/** A phone zooms in on a field whose letters are smaller than 16 px, and does not zoom out again. */
async function zoomsInOnNothing(page: Page, ...names: string[]) {
  await expect
    .poll(async () => (await fieldsOn(page)).map(({ name }) => name))
    .toEqual(expect.arrayContaining(names))
  expect((await fieldsOn(page)).filter(({ px }) => px < 16)).toEqual([])
}

test('no field makes a phone zoom in, and each asks for the keyboard that it needs', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  await openPanel(page, 'Criar conta')
  await zoomsInOnNothing(page, 'Nome completo', 'E-mail', 'Senha')
  await expect(page.getByLabel('E-mail')).toHaveAttribute('inputmode', 'email')

  await openStudyPage(page, app, signUp)
  await chooseSubject(page)
  await zoomsInOnNothing(page, 'Matéria', 'Tópico')
  await page.getByRole('button', { name: 'Mais opções' }).click()
  await zoomsInOnNothing(page, 'Meta (minutos)', 'Adicionar minutos')
  const isNumeric = async (...labels: string[]) => {
    for (const label of labels)
      await expect(field(page, label), label).toHaveAttribute('inputmode', 'numeric')
  }
  await isNumeric('Meta (minutos)', 'Adicionar minutos')
  await page.keyboard.press('Escape')
  await openManual(page)
  const counted = ['Horas', 'Minutos', 'Pausas', 'Total de questões', 'Questões incorretas']
  await zoomsInOnNothing(page, ...counted)
  await isNumeric(...counted)

  await page.goto('/area-do-aluno/conta')
  for (const [title, ...names] of [
    ['Perfil', 'Nome completo'],
    ['Senha', 'Senha atual', 'Nova senha'],
  ] as const) {
    await openSetting(page, title)
    await zoomsInOnNothing(page, ...names)
  }
  for (const [path, ...names] of [
    ['carreiras', 'Pesquise a carreira...'],
    ['materias', 'Pesquise a matéria...'],
    ['suporte', 'Nome completo', 'E-mail', 'Assunto', 'Mensagem'],
    ['historico-de-estudos', 'Data inicial', 'Data final'],
  ] as const) {
    await page.goto(`/area-do-aluno/${path}`)
    if (path === 'historico-de-estudos') await page.getByText('Todo o histórico').click()
    await zoomsInOnNothing(page, ...names)
    if (path === 'suporte') await expect(page.getByLabel('E-mail')).toHaveAttribute('inputmode', 'email')
  }
  await isNumeric('Data inicial', 'Data final')
})

/** Phones, upright and on the side, with the px that camera and round corners take of the screen. */
const PHONES = [
  { width: 390, height: 844, top: 47, bottom: 34, left: 0, right: 0 },
  { width: 844, height: 390, top: 0, bottom: 21, left: 47, right: 47 },
]

const bottomOf = async (target: Locator) => {
  const box = await target.boundingBox()
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}

/** Returns the boxes of everything that is pressed, typed in or counts the time, in the topmost layer. */
const boxesOn = (page: Page) =>
  page.evaluate(() => {
    const top = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1) ?? document
    const all = [...top.querySelectorAll('button, a, input, [role=timer]')].filter((one) =>
      one.checkVisibility(),
    )
    const boxes = all.map((one) => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect()
      return { left, right, top, bottom, width, html: one.outerHTML.slice(0, 200) }
    })
    // Leaves out boxes that wait off the screen or are for screen readers only.
    return boxes.filter(({ bottom, width }) => bottom > 0 && width > 2)
  })

test('nothing to press lies under a phone’s camera, its round corners or its home bar', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  await openStudyPage(page, app, signUp)
  await chooseSubject(page)
  const devtools = await page.context().newCDPSession(page)
  for (const { width, height, ...insets } of PHONES) {
    await page.setViewportSize({ width, height })
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
    const aside = async () =>
      (await boxesOn(page)).filter((box) => box.left < insets.left || box.right > width - insets.right)
    // Scrolling text may pass there; fixed parts may not.
    const under = async () => {
      const isUnder = (box: { top: number; bottom: number }) =>
        box.top < insets.top || box.bottom > height - insets.bottom
      return [...(await aside()), ...(await boxesOn(page)).filter(isUnder)]
    }
    const begin = page.getByRole('button', { name: 'INICIAR' })
    await expect.poll(aside).toEqual([])
    if (width < 640) expect(await bottomOf(begin)).toBeLessThanOrEqual(height - insets.bottom)
    await begin.click()
    await expect(dialog(page, 'Modo foco')).toBeVisible()
    await expect.poll(under).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog(page, 'Modo foco')).toHaveCount(0)
    await page.getByRole('button', { name: 'PAUSAR' }).click()
    await page.getByRole('button', { name: 'Zerar' }).click()
    await expect.poll(under).toEqual([])
    await page.getByRole('button', { name: 'Descartar' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  }
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('the list of subjects is there to be tapped as soon as it is asked for', { tag: '@long' }, async ({
    page,
    app,
    signUp,
  }) => {
    await openStudyPage(page, app, signUp)
    const subject = page.getByRole('combobox', { name: 'Matéria' })
    await subject.tap()
    await page.getByRole('option', { name: 'Raciocínio Lógico' }).tap({ timeout: 1000 })
    await expect(subject).toHaveValue('Raciocínio Lógico')
  })

  test('a button shows that a finger rests on it, until the finger lifts or begins to scroll', {
    tag: '@long',
  }, async ({ page, app, signUp }) => {
    await openStudyPage(page, app, signUp)
    const button = page.getByRole('button', { name: 'Abrir menu' })
    const groundOf = () => button.evaluate((element) => getComputedStyle(element).backgroundColor)
    const ground = await groundOf()
    const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 }
    const devtools = await page.context().newCDPSession(page)
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints })

    await touch('touchStart', { x: x + 20, y: y + 20 })
    await expect.poll(groundOf, 'it rests').not.toBe(ground)
    await touch('touchMove', { x: x + 20, y: y + 60 })
    await touch('touchMove', { x: x + 20, y: y + 100 })
    await expect.poll(groundOf, 'it scrolls').toBe(ground)
    await touch('touchEnd')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
