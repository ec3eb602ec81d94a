import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { chooseSubject, dialog, field, SUBJECTS, save, start } from '../../harness/journey/study-page.ts'

/** An action on the timer: its preparation, and its last tap. */
export interface TimerAction {
  readonly name: string
  /** Before it the session that is named so by its topic was made ready. */
  prepare(page: Page): Promise<void>
  act(page: Page): Promise<void>
  /** Shows the result of the action on a page that was opened anew. */
  readonly show?: (page: Page) => Promise<void>
  readonly ends?: 'saved' | 'discarded'
}

/** A session of whole seconds, so that it can be saved. */
const STUDIED_MS = 1200

/** A page that is opened anew may show a stopped session without its summary. */
async function reopenSummary(page: Page): Promise<void> {
  const summary = dialog(page, 'Resumo do estudo')
  if (!(await summary.isVisible())) await press(page, 'SALVAR')
  await summary.waitFor()
}

async function openOptions(page: Page): Promise<void> {
  await study(page)
  await press(page, 'Mais opções')
  await dialog(page, 'Mais opções').waitFor()
}

async function sayLate(page: Page): Promise<void> {
  await openOptions(page)
  await field(page, 'Já estou estudando há … min').fill('1')
}

const choose = (option: string) => (page: Page) =>
  dialog(page, 'Mais opções').getByText(option, { exact: true }).click()

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function study(page: Page): Promise<void> {
  await start(page)
  await sleep(STUDIED_MS)
}

async function rest(page: Page): Promise<void> {
  await study(page)
  await press(page, 'PAUSAR')
  await page.getByRole('button', { name: 'CONTINUAR' }).waitFor()
}

async function askToDiscard(page: Page): Promise<void> {
  await rest(page)
  await press(page, 'Zerar')
  await question(page).waitFor()
}

async function finish(page: Page): Promise<void> {
  await study(page)
  await press(page, 'PARAR')
  await dialog(page, 'Resumo do estudo').getByText('Não', { exact: true }).click()
}

async function askToSwitch(page: Page): Promise<void> {
  await study(page)
  await chooseSubject(page, SUBJECTS[1])
  await answerSwitch(page).waitFor()
}

const answerSwitch = (page: Page) => page.getByRole('button', { name: `Trocar para ${SUBJECTS[1]}` })

const question = (page: Page) => dialog(page, 'Descartar esta sessão?')

/** On a machine that does much else a dialog may come between a look and the tap that follows it. */
const TAP = { timeout: 3000 }

const discard = (page: Page) => question(page).getByRole('button', { name: 'Descartar' }).click(TAP)

const nothing = async () => undefined

export const TIMER_ACTIONS: readonly TimerAction[] = [
  { name: 'start', prepare: nothing, act: (page) => press(page, 'INICIAR') },
  { name: 'pause', prepare: study, act: (page) => press(page, 'PAUSAR') },
  { name: 'resume', prepare: rest, act: (page) => press(page, 'CONTINUAR') },
  { name: 'stop', prepare: study, act: (page) => press(page, 'PARAR') },
  { name: 'discard', prepare: askToDiscard, act: discard, ends: 'discarded' },
  {
    name: 'add minutes',
    prepare: (page) => field(page, 'Adicionar minutos').fill('7'),
    act: (page) => press(page, 'Adicionar'),
  },
  { name: 'choose a subject', prepare: askToSwitch, act: (page) => answerSwitch(page).click() },
  { name: 'change the topic', prepare: study, act: (page) => field(page, 'Tópico').press('End+!') },
  { name: 'study on paper', prepare: openOptions, act: choose('2 h') },
  { name: 'study by rounds', prepare: openOptions, act: choose('25/5') },
  {
    name: 'say the kind',
    prepare: finish,
    act: (page) => dialog(page, 'Resumo do estudo').getByRole('button', { name: 'Videoaula' }).click(),
    show: reopenSummary,
  },
  // A late start needs time since the last saved session, so one action comes after the other.
  { name: 'say that it began late', prepare: sayLate, act: (page) => press(page, 'Somar') },
  { name: 'save', prepare: finish, act: (page) => save(page).click(), ends: 'saved' },
]

/** Has the page forget the session that an earlier action left, and names the next by its topic. */
export async function beginAnew(page: Page, topic: string): Promise<void> {
  // A session that is being saved since before the kill is not there to be discarded for long.
  await page.waitForTimeout(500)
  for (let tries = 0; tries < 10 && !(await isAnew(page)); tries += 1) {
    await throwAway(page).catch(() => undefined)
    await page.waitForTimeout(300)
  }
  await page.getByText('Pronto para começar').waitFor()
  await chooseSubject(page)
  await field(page, 'Tópico').fill(topic)
  await page.waitForTimeout(300)
}

const zero = (page: Page) => page.getByRole('button', { name: 'Zerar' })

async function isAnew(page: Page): Promise<boolean> {
  return (await page.getByText('Pronto para começar').isVisible()) && !(await zero(page).isVisible())
}

async function throwAway(page: Page): Promise<void> {
  const summary = dialog(page, 'Resumo do estudo')
  const pause = page.getByRole('button', { name: 'PAUSAR' })
  if (!(await question(page).isVisible())) {
    if (await summary.isVisible()) await summary.getByRole('button', { name: 'Descartar' }).click(TAP)
    else if (await pause.isVisible()) return pause.click(TAP)
    else await zero(page).click(TAP)
  }
  await discard(page)
}
