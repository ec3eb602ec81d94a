/** The build (`scripts/sleeping-page.ts`) puts the app's starter unloaded into `script[data-app]`. */
const STARTER = 'script[data-app]'
const BUTTON = '[data-wakes] button'
/** Attribute with the address that opens the same as the button. */
const DOOR = 'door'
const AWAKE = 'posse:awake'
/** This one file holds five sixths of the app. */
const BIGGEST = '[href*="/platform-"]'
const AREA = '/area-do-aluno'

export const announceAwake = () => dispatchEvent(new Event(AWAKE))

/** Loads the app as soon as the visitor reaches for it, and repeats the press that came too early. */
export function keepAsleep(): void {
  const starter = document.querySelector<HTMLScriptElement>(STARTER)
  if (!starter) return
  const { pressed, busy } = repeatPress()
  const wake = once(() => start(starter, busy))
  for (const reach of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(reach, (event) => buttonOf(event) && wake(), { passive: true })
  addEventListener('click', (event) => pressed(event) && wake())

  if (starter.dataset.app === 'soon') {
    // The app itself must answer an address with a query, and a known student.
    if (location.search || hasSessionHint()) {
      busy(doorOf(location.pathname + location.search))
      wake()
    } else whenIdle(() => fetchApp(BIGGEST))
  } else whenIdle(leaveIfSignedIn)
}

function once(work: () => void): () => void {
  let done = false
  return () => {
    if (!done) work()
    done = true
  }
}

const buttonOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null

const buttons = () => [...document.querySelectorAll<HTMLElement>(BUTTON)]

const doorOf = (address: string) => buttons().find((button) => button.dataset[DOOR] === address) ?? null

interface Presses {
  /** Records a press that came before the app is loaded. */
  pressed: (event: Event) => boolean
  /** Marks this button alone as busy; returns the previous one. */
  busy: (button: HTMLElement | null) => HTMLElement | null
}

/** Keeps the last press from before the app is loaded, and repeats it then. */
function repeatPress(): Presses {
  let awake = false
  /** React draws a translated page again: a button is then known by its index. */
  let last: number | undefined
  let atWork: HTMLElement | null = null
  const busy = (button: HTMLElement | null) => {
    const before = atWork
    before?.removeAttribute('aria-busy')
    atWork = button
    atWork?.setAttribute('aria-busy', 'true')
    return before
  }
  const repeat = () => {
    awake = true
    busy(null)
    if (last !== undefined) buttons()[last]?.click()
  }
  addEventListener(AWAKE, repeat, { once: true })
  const pressed = (event: Event) => {
    const button = buttonOf(event)
    if (awake || !button) return false
    last = buttons().indexOf(button)
    busy(button)
    return true
  }
  return { pressed, busy }
}

function fetchApp(which = ''): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[data-rel]${which}`)) {
    link.rel = link.dataset.rel ?? ''
    link.removeAttribute('data-rel')
  }
}

function start(starter: HTMLScriptElement, busy: Presses['busy']): void {
  fetchApp()
  const script = document.createElement('script')
  script.type = 'module'
  script.textContent = starter.textContent
  script.onerror = () => giveUp(busy(null))
  starter.replaceWith(script)
}

/** A newer version has removed the file, or there is no network: the server's own page may know. */
function giveUp(button: HTMLElement | null): void {
  delete document.documentElement.dataset.panel
  const says = document.querySelector<HTMLElement>('[data-unopened]')
  if (location.pathname === '/login' && says) says.hidden = false
  else location.assign(button?.dataset[DOOR] ?? '/login')
}

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: 3000 }) : setTimeout(work, 1000)

function hasSessionHint(): boolean {
  try {
    return Boolean(localStorage.getItem('posse.session'))
  } catch {
    return false
  }
}

/** Rejects without an answer, or when a stranger answers, such as a hotel's sign-in page. */
async function askForSession(): Promise<{ user?: object } | null> {
  const answer = await fetch('/api/auth/get-session')
  return answer.ok ? answer.json() : null
}

/** The device may not know of a session begun elsewhere; the area's guard decides where to go. */
async function leaveIfSignedIn(): Promise<void> {
  const session = await askForSession().catch(() => null)
  if (session?.user) location.replace(AREA)
}
