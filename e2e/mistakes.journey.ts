import type { Page } from '@playwright/test'
import { apiOf, chooseSubjects } from '../harness/journey/student.ts'
import { expect, test } from '../harness/journey/test.ts'
import { SMALL_JPEG, withPlace } from '../harness/pictures.ts'

const ERROS = '/area-do-aluno/erros'
const SUBJECT = 'Língua Portuguesa'

test.beforeEach(async ({ page, app, signUp }) => {
  await signUp('Ana Souza')
  await chooseSubjects(page, app.url, [SUBJECT])
})

/** Opens the form, chooses the cause, and writes the card's question. */
async function note(page: Page, cause: string, words: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: 'Anotar um erro' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Matéria', { exact: true }).selectOption({ label: SUBJECT })
  await form.getByText(cause, { exact: true }).click()
  for (const [label, text] of Object.entries(words)) await form.getByLabel(label, { exact: true }).fill(text)
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(form).toBeHidden()
}

async function answerAll(page: Page, isRight: (asked: string) => boolean): Promise<string[]> {
  const asked: string[] = []
  await page.goto(ERROS)
  await page.getByRole('link', { name: 'Responder' }).click()
  const next = page.getByRole('button', { name: 'Ver resposta' })
  const over = page.getByText('Você acertou')
  await expect(next.or(over)).toBeVisible()
  while (await next.isVisible()) {
    const question = await page.getByRole('heading', { level: 2 }).innerText()
    asked.push(question)
    await next.click()
    await page.getByRole('button', { name: isRight(question) ? 'Acertei' : 'Errei' }).click()
    await expect(page.getByText(question, { exact: true }).and(page.getByRole('heading'))).toBeHidden()
    await expect(next.or(over)).toBeVisible()
  }
  return asked.sort()
}

test('each mistake comes back, by its cause, until it is gone', { tag: '@long' }, async ({ page, axe }) => {
  await page.clock.install()
  const later = (days: number) => page.clock.fastForward(days * 86_400_000)
  await page.goto(ERROS)
  await expect(page.getByText('Nenhum erro anotado')).toBeVisible()
  await axe()
  await note(page, 'Não sabia', { Pergunta: 'Crase antes de verbo?', 'O que teria salvado você?': 'Nunca.' })
  await note(page, 'Chutei', { Pergunta: 'Plural de cidadão?' })
  await note(page, 'Esqueci', { Pergunta: 'Onde vai o acento de ideia?' })
  await note(page, 'Confundi', { A: 'mas', B: 'mais', 'Qual é a diferença?': 'Mas opõe, mais soma.' })
  await note(page, 'Li mal', {})
  await note(page, 'Faltou tempo', {})
  await expect(page.getByText('2 cartões, 3min', { exact: false })).toBeVisible()

  const [unknown, guessed] = ['Crase antes de verbo?', 'Plural de cidadão?']
  const [forgot, confused] = ['Onde vai o acento de ideia?', 'mas ou mais?']
  expect(await answerAll(page, () => true), 'on the day of the mistakes').toEqual([forgot, confused])
  await later(1)
  expect(await answerAll(page, (asked) => asked !== unknown), 'what was not known comes a day later').toEqual(
    [unknown, guessed],
  )
  await later(1)
  expect(await answerAll(page, () => true), 'wrong yesterday, and right two days ago').toEqual([
    unknown,
    forgot,
    confused,
  ])
  await later(1)
  expect(await answerAll(page, () => true)).toEqual([guessed])
  await later(7)
  expect(await answerAll(page, () => true), 'a week away makes no wall').toEqual([unknown])
  await page.goto(ERROS)
  await expect(page.getByText('Nenhum cartão em aberto.')).toBeVisible()
  await axe()
})

test('going through the cards is a study session with its time and questions', { tag: '@long' }, async ({
  page,
  app,
  axe,
}) => {
  await page.goto(ERROS)
  await note(page, 'Esqueci', { Pergunta: 'Onde vai o acento de ideia?' })
  await page.getByRole('link', { name: 'Responder' }).click()
  await axe()
  await page.keyboard.press('Space')
  await expect(page.getByText('Você ainda não escreveu a resposta.')).toBeVisible()
  await page.waitForTimeout(1100)
  await page.keyboard.press('1')
  await expect(page.getByText('Você acertou 0 de 1 cartão')).toBeVisible()
  await axe()
  const { userId, call } = await apiOf(page, app.url)
  await expect
    .poll(() => call(`GET /user-study-records/user/${userId}`))
    .toMatchObject([{ kind: 'review', questions_resolved: 1, correct_answers: 0, topic: null }])
  const [{ study_time }] = (await call(`GET /user-study-records/user/${userId}`)) as [{ study_time: number }]
  expect(study_time).toBeGreaterThan(0)
})

test('a student’s picture is shrunk on the device and loses its place; any other file is refused with a sentence', {
  tag: '@long',
}, async ({ page, app, axe }) => {
  await page.goto(ERROS)
  await page.getByRole('button', { name: 'Anotar um erro' }).click()
  const choosing = page.locator('input[type=file]')
  const give = (name: string, buffer: Buffer) =>
    choosing.setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  await give('texto.jpg', Buffer.from('não sou foto'))
  await expect(
    page.getByText('Este arquivo não é uma foto que o navegador abra. Use JPEG, PNG ou WebP.'),
  ).toBeVisible()
  await give('iphone.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'))
  await expect(page.getByText('Este navegador não abre HEIC.', { exact: false })).toBeVisible()
  await give('meia.jpg', Buffer.from(SMALL_JPEG, 'base64').subarray(0, 300))
  await expect(page.getByText('A foto não abriu', { exact: false })).toBeVisible()
  await give('praia.jpg', Buffer.from(withPlace(SMALL_JPEG), 'base64'))
  await expect(page.getByRole('img', { name: 'Foto deste erro' })).toBeVisible()

  // 40 million pixels of noise.
  const large = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(7680, 5208)
    const pen = canvas.getContext('2d')
    for (let at = 0; at < 4000; at++) {
      if (!pen) throw new Error('A canvas has a pen.')
      pen.fillStyle = `hsl(${at * 37} 80% ${at % 100}%)`
      pen.fillRect((at * 7919) % 7680, (at * 6101) % 5208, 300, 200)
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
    return [...new Uint8Array(await blob.arrayBuffer())]
  })
  await give('quarenta.jpg', Buffer.from(large))
  const sizeOf = async () =>
    page
      .getByRole('img', { name: 'Foto deste erro' })
      .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  await expect.poll(sizeOf).toEqual([1600, 1085])
  await page.getByLabel('Matéria', { exact: true }).selectOption({ label: SUBJECT })
  await page.getByText('Esqueci', { exact: true }).click()
  await axe()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const { userId, call } = await apiOf(page, app.url)
  const mistakes = () => call(`GET /mistakes/user/${userId}`) as Promise<{ key: string; picture: boolean }[]>
  await expect.poll(mistakes).toMatchObject([{ picture: true }])
  const [{ key } = { key: '' }] = await mistakes()
  const { url } = (await call(`GET /mistake-pictures/${key}`)) as { url: string }
  expect(Buffer.from(url.split(',')[1] ?? '', 'base64').length).toBeLessThanOrEqual(300 * 1024)

  await page.reload()
  await page.getByRole('link', { name: 'Responder' }).click()
  await page.getByRole('button', { name: 'Ver resposta' }).click()
  await expect(page.getByRole('img', { name: 'Foto deste erro' })).toBeVisible()
})
