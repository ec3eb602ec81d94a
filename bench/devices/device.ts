import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import type { Credentials } from '../../harness/demo/student.ts'
import { STUDY } from '../../harness/journey/study-page.ts'

/** `zero` is the instant, in epoch ms of the machine, at which the shown clock stood at nothing. */
export interface Shown {
  readonly status: string
  readonly seconds: number
  readonly zero: number
}

const FOCUS_MS = 6000

const ACTIONS = ['INICIAR', 'PAUSAR', 'CONTINUAR', 'PARAR', 'SALVAR'] as const
export type Action = (typeof ACTIONS)[number]

/** Runs in the page before its own scripts: its clock is ahead of the machine's, and may be set. */
function setAhead(ms: number): void {
  const page = globalThis as unknown as { ahead: number }
  page.ahead = Number(sessionStorage.getItem('ahead') ?? ms)
  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values) =>
      Reflect.construct(target, values.length > 0 ? values : [RealDate.now() + page.ahead]),
    get: (target, name) => (name === 'now' ? () => RealDate.now() + page.ahead : Reflect.get(target, name)),
  })
}

function moveClock(by: number): void {
  const page = globalThis as unknown as { ahead: number }
  page.ahead += by
  sessionStorage.setItem('ahead', String(page.ahead))
}

/** The instant by the machine's clock, which nothing in the page sets. */
const tapped = (name: string): number | null => {
  const isOfName = (button: Element) => button.textContent?.trim() === name
  const found = [...document.querySelectorAll<HTMLButtonElement>('main button')].find(isOfName)
  if (!found || found.disabled) return null
  found.click()
  return performance.timeOrigin + performance.now()
}

/** The clock shows whole seconds, so it is looked at for as long as one lasts. */
async function read(): Promise<Shown> {
  const look = (): Shown => {
    const clock = document.querySelector('main [role=timer]')?.textContent ?? ''
    const seconds = clock.split(':').reduce((sum, part) => 60 * sum + Number(part), 0)
    const buttons = [...document.querySelectorAll('main button')].map(
      (button) => button.textContent?.trim() ?? '',
    )
    const inTheWay = document.querySelector('[role=dialog], [role=alertdialog]')?.textContent?.slice(0, 60)
    const status =
      ['INICIAR', 'PAUSAR', 'SALVAR', 'CONTINUAR'].find((name) => buttons.includes(name)) ??
      inTheWay ??
      'nothing'
    return { status, seconds, zero: performance.timeOrigin + performance.now() - 1000 * seconds }
  }
  let shown = look()
  for (let turn = 0; turn < 22; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    const again = look()
    shown = { ...again, zero: again.status === shown.status ? Math.min(shown.zero, again.zero) : again.zero }
  }
  return shown
}

/** One of a student's browsers, on the study page. */
export class Device {
  readonly #context: BrowserContext
  readonly page: Page
  readonly #protocol: CDPSession
  isCut = false
  isFrozen = false
  #isUnsure = false

  private constructor(context: BrowserContext, page: Page, protocol: CDPSession) {
    this.#context = context
    this.page = page
    this.#protocol = protocol
  }

  static async open(
    browser: Browser,
    url: string,
    credentials: Credentials,
    { ahead, timezoneId }: { ahead: number; timezoneId: string },
  ): Promise<Device> {
    const context = await browser.newContext({ baseURL: url, locale: 'pt-BR', timezoneId })
    const { email, password } = credentials
    const signIn = `${url}/api/auth/sign-in/email`
    await context.request.post(signIn, { data: { email, password }, headers: { origin: url } })
    const page = await context.newPage()
    await page.addInitScript(setAhead, ahead)
    const device = new Device(context, page, await context.newCDPSession(page))
    await device.#show(() => page.goto(STUDY))
    return device
  }

  async #show(come: () => Promise<unknown>): Promise<void> {
    await come()
    await this.page.getByText(/registro\(s\) hoje/).waitFor({ timeout: 60_000 })
  }

  reload(): Promise<void> {
    return this.#show(() => this.page.reload())
  }

  async cut(isCut: boolean): Promise<void> {
    await this.#context.setOffline(isCut)
    this.isCut = isCut
    this.#isUnsure = false
  }

  /** Without a network once: what a clock says that is set twice nobody could tell. */
  mayLoseTime(): boolean {
    if (this.#isUnsure) return false
    this.#isUnsure = this.isCut
    return true
  }

  async freeze(isFrozen: boolean): Promise<void> {
    await this.#protocol.send('Page.setWebLifecycleState', { state: isFrozen ? 'frozen' : 'active' })
    this.isFrozen = isFrozen
  }

  async setClock(by: number): Promise<void> {
    await this.page.evaluate(moveClock, by)
  }

  /** Returns when it tapped, in epoch ms of the machine; null where the button is not shown. */
  async tap(action: Action): Promise<number | null> {
    const at = await this.page.evaluate(tapped, action)
    if (at !== null && (action === 'INICIAR' || action === 'CONTINUAR')) await this.#leaveFocus()
    return at
  }

  /** INICIAR and CONTINUAR open the focus mode, on a busy machine not at once. */
  async #leaveFocus(): Promise<void> {
    const focus = this.page.getByRole('dialog', { name: 'Modo foco' })
    const isThere = await focus.waitFor({ timeout: FOCUS_MS }).then(
      () => true,
      () => false,
    )
    if (!isThere) return
    await focus.getByRole('button', { name: 'Sair do modo foco' }).click()
    await focus.waitFor({ state: 'hidden' })
  }

  shown(): Promise<Shown> {
    return this.page.evaluate(read)
  }

  async save(): Promise<void> {
    const summary = this.page.getByRole('dialog', { name: 'Resumo do estudo' })
    await summary.getByRole('radio', { name: 'Não' }).click({ force: true })
    await summary.getByRole('button', { name: 'Salvar', exact: true }).click()
    await summary.waitFor({ state: 'hidden' })
  }
}
