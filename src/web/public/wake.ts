/** The app sleeps: the build (`scripts/asleep.ts`) leaves what starts it unread, in `script[data-app]`. */
const STARTER = 'script[data-app]'
const BUTTON = '[data-wakes] button'
/** The address that opens what the button opens. */
const DOOR = 'door'
const AWAKE = 'posse:awake'
/** Five sixths of the app are in this one file. */
const BIGGEST = '[href*="/platform-"]'
const AREA = '/area-do-aluno'

export const tellAwake = () => dispatchEvent(new Event(AWAKE))

/** Wakes the app as soon as it is reached for, and then repeats the press that came too early. */
export function keepAsleep(): void {
  const starter = document.querySelector<HTMLScriptElement>(STARTER)
  if (!starter) return
  const { pressed, busy } = repeatPress()
  const wake = once(() => start(starter, busy))
  for (const reach of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(reach, (event) => buttonOf(event) && wake(), { passive: true })
  addEventListener('click', (event) => pressed(event) && wake())

  if (starter.dataset.app === 'soon') {
    // The app itself answers an address that asks for something, and a student who is known.
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
  /** Notes a press that came before the app is awake. */
  pressed: (event: Event) => boolean
  /** Shows that this button alone is at work; gives the one that was. */
  busy: (button: HTMLElement | null) => HTMLElement | null
}

/** Keeps the last press before the app is awake, and repeats it then. */
function repeatPress(): Presses {
  let awake = false
  /** A page that a browser has translated is drawn anew: the button is known by its place among them. */
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

/**
 * A newer version has taken the file away, or there is no
 * network: the server's own page knows. It too may be unable.
 */
function giveUp(button: HTMLElement | null): void {
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

/** Rejects without an answer, or where a stranger answers, as a hotel's Wi-Fi with a page of its own. */
async function askForSession(): Promise<{ user?: object } | null> {
  const answer = await fetch('/api/auth/get-session')
  return answer.ok ? answer.json() : null
}

/** A session begun elsewhere is unknown to this device: the guard of the student area says where to. */
async function leaveIfSignedIn(): Promise<void> {
  const said = await askForSession().catch(() => null)
  if (said?.user) location.replace(AREA)
}
