import type { Page } from '@playwright/test'
import { chooseSubjects } from '../harness/journey/student.ts'
import { expect, test } from '../harness/journey/test.ts'
import { untilQuiet } from '../harness/journey/until-quiet.ts'
import { addDays, DEFAULT_TIME_ZONE, today } from '../src/shared/calendar.ts'

const AREA = '/area-do-aluno'
const HISTORY = `${AREA}/historico-de-estudos`

/** A screen, with the title and the description that are its own. */
type Screen = readonly [path: string, title: string, description: string]

const PUBLIC: Screen[] = [
  [
    '/',
    'Escolha sua carreira e organize os estudos para concursos · Posse',
    'Cronometre seus estudos, registre questões e planeje a semana até a posse. Comece grátis.',
  ],
  ['/login', 'Entrar · Posse', 'Entre ou crie sua conta gratuita para organizar seus estudos.'],
  ['/redefinir-senha?token=x', 'Redefinir senha · Posse', 'Escolha uma nova senha para a sua conta.'],
  [
    '/entrar-pelo-email',
    'Entrar pelo e-mail · Posse',
    'Entre na sua conta com o link que enviamos por e-mail.',
  ],
  ['/nao-existe', 'Página não encontrada · Posse', 'Algo deu errado.'],
]

const OF_A_STUDENT: Screen[] = [
  ['/carreiras', 'Escolha sua carreira · Posse', 'Escolha a carreira para a qual você vai estudar.'],
  ['/materias', 'Escolha suas matérias · Posse', 'Escolha as matérias que você vai estudar.'],
  ['/edital', 'Qual é o seu concurso? · Posse', 'Cole o conteúdo programático ou abra o PDF do seu edital.'],
  [
    AREA,
    'Resumo dos estudos · Posse',
    'Veja seu tempo de estudo, suas questões e seu desempenho por matéria.',
  ],
  [
    `${AREA}/cronograma`,
    'Cronograma de Estudos · Posse',
    'Monte seu plano semanal e marque o que já estudou.',
  ],
  [`${AREA}/edital`, 'Edital · Posse', 'Veja o edital do seu concurso, o que já estudou e o que falta.'],
  [
    `${AREA}/estudar`,
    'Iniciar estudos · Posse',
    'Cronometre seus estudos e registre as questões que você resolveu.',
  ],
  [HISTORY, 'Histórico de estudos · Posse', 'Reveja seus estudos e seu desempenho por matéria e tópico.'],
  [
    `${HISTORY}/registros`,
    'Registros por dia · Posse',
    'Veja, edite e delete seus registros de estudo de qualquer dia.',
  ],
  [
    `${HISTORY}/relatorio`,
    'Relatório de Estudos & Insights · Posse',
    'Um relatório dos seus estudos, com o que melhorar e por onde seguir.',
  ],
  [`${AREA}/carreiras`, 'Minha Carreira · Posse', 'Veja e troque a carreira para a qual você estuda.'],
  [`${AREA}/materias`, 'Minhas Matérias · Posse', 'Veja e troque as matérias que você estuda.'],
  [`${AREA}/concursos`, 'Concursos Abertos · Posse', 'Veja os concursos públicos com inscrições abertas.'],
  [`${AREA}/conta`, 'Minha Conta · Posse', 'Seu nome, sua senha, os aparelhos conectados e os seus dados.'],
  [
    `${AREA}/suporte`,
    'Suporte ao usuário · Posse',
    'Fale com a equipe da Posse e receba a resposta no seu e-mail.',
  ],
]

/** A desktop at 400 %, a phone, a desktop at 200 %, a tablet, and a desktop. */
const WIDTHS = [320, 360, 640, 768, 1600]

/** Parts that forced colours hide: a button's edge, a choice's frame, a legend's colour. */
const untold = (page: Page) =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll('button:not(.underline)')]
    const chosen = [...document.querySelectorAll('label:has(> input.sr-only:checked), a[aria-current=page]')]
    const dots = [...document.querySelectorAll('main li > span.rounded-full:empty')]
    return [
      ...dots.filter((one) => getComputedStyle(one).forcedColorAdjust !== 'none'),
      ...buttons.filter((one) => one.checkVisibility() && getComputedStyle(one).borderTopWidth === '0px'),
      ...chosen.filter((one) => one.checkVisibility() && getComputedStyle(one).outlineStyle === 'none'),
    ].map(({ outerHTML }) => outerHTML.slice(0, 120))
  })

const setLetters = (size: string) => {
  document.documentElement.style.fontSize = size
}

/** Nothing is cut off or scrolls sideways, axe finds nothing, and forced colours hide nothing. */
async function holds(page: Page, axe: () => Promise<void>, screen: Screen): Promise<void> {
  const [path, title, description] = screen
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'no-preference' })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page).toHaveTitle(title)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description)
  await untilQuiet(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${path} ${width}`)
      .toBe(width)
  }
  await page.evaluate(setLetters, '200%')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(
        () => page.evaluate(() => document.documentElement.scrollWidth),
        `${path} ${width} in large letters`,
      )
      .toBe(width)
  }
  await page.evaluate(setLetters, '')
  await page.setViewportSize({ width: 640, height: 800 })
  await axe()
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  expect(await untold(page), `${path} in forced colours`).toEqual([])
}

/** A student with all that the screens show: a plan, records, an edital and the day of its exam. */
async function settle(page: Page, url: string): Promise<void> {
  const { userId, call, subjects } = await chooseSubjects(page, url, ['Auditoria', 'Direito Penal'])
  const week = Array.from({ length: 7 }, () => ({ subjects: subjects.map(({ id }) => ({ subject_id: id })) }))
  await call('POST /schedule', { user_id: userId, weeklyPlan: week })
  const effort = { study_time: 3000, questions_resolved: 20, correct_answers: 15, incorrect_answers: 5 }
  for (const { id } of subjects)
    await call('POST /user-study-records', { user_id: userId, subject_id: id, ...effort })
  const exam_day = addDays(today(Date.now(), DEFAULT_TIME_ZONE), 90)
  await call('POST /targets', { user_id: userId, catalogue: 'tcu-2025-aufc-auditoria-de-ti', exam_day })
}

test('every public screen holds at every width and in every look', { tag: '@long' }, async ({
  page,
  allowErrors,
  axeInLightAndDark,
}) => {
  const all = [...PUBLIC, ...OF_A_STUDENT]
  for (const at of [1, 2] as const) expect(new Set(all.map((screen) => screen[at])).size).toBe(all.length)
  allowErrors(/404/)
  for (const screen of PUBLIC) await holds(page, axeInLightAndDark, screen)
})

/** Parts of the walk, for as many workers. */
const PARTS = 4

for (let part = 0; part < PARTS; part += 1) {
  const screens = OF_A_STUDENT.filter((_, at) => at % PARTS === part)
  const named = screens.map(([path]) => path).join(', ')
  test(`a student’s screens hold at every width and in every look: ${named}`, { tag: '@long' }, async ({
    page,
    app,
    signUp,
    axeInLightAndDark,
  }) => {
    await signUp()
    await settle(page, app.url)
    for (const screen of screens) await holds(page, axeInLightAndDark, screen)
  })
}
