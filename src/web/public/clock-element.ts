const SECOND_MS = 1000

const clockText = (seconds: number) =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':')

/** A clock for show, from `from` seconds; stops by its button or where motion is unwanted (WCAG 2.2.2). */
class ClockElement extends HTMLElement {
  #ticking: ReturnType<typeof setInterval> | undefined
  #seconds = 0

  connectedCallback(): void {
    this.#seconds ||= Number(this.getAttribute('from'))
    this.addEventListener('click', this.#onClick)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) this.setAttribute('data-stopped', '')
    this.#ticking = setInterval(() => this.#tick(), SECOND_MS)
  }

  disconnectedCallback(): void {
    clearInterval(this.#ticking)
  }

  #tick(): void {
    if (document.hidden || this.hasAttribute('data-stopped')) return
    this.#seconds += 1
    const clock = this.querySelector('[data-clock]')
    if (clock) clock.textContent = clockText(this.#seconds)
  }

  readonly #onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('button')) this.toggleAttribute('data-stopped')
  }
}

export function defineClock(): void {
  if (!customElements.get('posse-clock')) customElements.define('posse-clock', ClockElement)
}
