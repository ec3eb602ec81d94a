import type { Page } from '@playwright/test'

/** A screen of the gallery: its path, and the actions before its picture is taken. */
export interface Screen {
  readonly name: string
  readonly path: string
  /** A heading of the screen, for which the picture waits. */
  readonly heading: string
  readonly prepare?: (page: Page) => Promise<void>
}

const AREA = '/area-do-aluno'
const HISTORY = `${AREA}/historico-de-estudos`

/** The shown time of the focus mode's session. */
const STUDIED = '42:17'

async function focus(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Matéria' }).fill('Direito Tributário')
  await page.getByRole('option', { name: 'Direito Tributário' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Tópico' }).fill('Crédito tributário')
  // Closes the list of topics, which covers the page.
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'INICIAR' }).click()
  await page.getByRole('dialog', { name: 'Modo foco' }).waitFor()
  await page.clock.fastForward(STUDIED)
}

/** Ticks something of today once; it stays for later pictures. */
async function tick(page: Page): Promise<void> {
  const box = page.getByRole('checkbox', { disabled: false }).first()
  if (!(await box.isChecked())) await box.press('Space')
}

async function edit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Editar Cronograma' }).click()
  await page.getByRole('button', { name: 'Salvar e Visualizar' }).waitFor()
}

async function openSubject(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Direito Tributário/ }).click()
}

async function wroteReport(page: Page): Promise<void> {
  await page.getByRole('table', { name: 'Desempenho por matéria' }).waitFor()
  await page.getByRole('button', { name: /Copiar/ }).waitFor()
}

/** The eight screens of the gallery, by the landing page's names. The last leaves a timer running. */
export const SCREENS: readonly Screen[] = [
  { name: 'schedule', path: `${AREA}/cronograma`, heading: 'Cronograma de Estudos', prepare: tick },
  { name: 'planner', path: `${AREA}/cronograma`, heading: 'Cronograma de Estudos', prepare: edit },
  { name: 'overview', path: AREA, heading: 'Resumo dos estudos' },
  { name: 'study', path: `${AREA}/estudar`, heading: 'Iniciar estudos' },
  { name: 'history', path: HISTORY, heading: 'Histórico de estudos', prepare: openSubject },
  { name: 'records', path: `${HISTORY}/registros`, heading: 'Histórico de estudos' },
  {
    name: 'report',
    path: `${HISTORY}/relatorio`,
    heading: 'Coach de Estudos Inteligente',
    prepare: wroteReport,
  },
  { name: 'focus', path: `${AREA}/estudar`, heading: 'Iniciar estudos', prepare: focus },
]
