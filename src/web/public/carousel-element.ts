const MOVED_BY_HAND = ['pointerdown', 'touchstart', 'wheel'] as const
const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }
/** Rounded widths may leave a pixel at the end. */
const ROUNDING_PX = 2

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Rests while stopped, pointed at, focused, hidden or where motion is unwanted (WCAG 2.2.2). */
class CarouselElement extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The slide that it is moving to; undefined when it stands. */
  #aim: number | undefined

  connectedCallback(): void {
    // The slides may not exist yet, so this element listens for them.
    this.addEventListener('click', this.#onClick)
    this.addEventListener('keydown', this.#onKey)
    this.addEventListener('scroll', this.#onScroll, true)
    this.addEventListener('scrollend', this.#onStand, true)
    for (const name of MOVED_BY_HAND) this.addEventListener(name, this.#onSwipe, { passive: true })
    this.#wait(this.#ms('every'))
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer)
  }

  get #track(): HTMLElement | null {
    return this.querySelector('ul')
  }

  get #slides(): HTMLElement[] {
    return [...(this.#track?.children ?? [])].filter((slide) => slide instanceof HTMLElement)
  }

  #ms(name: 'every' | 'rest'): number {
    return Number(this.getAttribute(name))
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (!this.#isStill()) this.#step(1)
      this.#wait(this.#ms('every'))
    }, ms)
  }

  #isStill(): boolean {
    if (document.hidden || reducedMotion() || this.hasAttribute('data-stopped')) return true
    return this.matches(':hover') || this.querySelector(':focus-visible') !== null
  }

  #moveByHand(step: number): void {
    this.#wait(this.#ms('rest') + this.#ms('every'))
    this.#step(step)
  }

  #step(step: number): void {
    const [track, slides] = [this.#track, this.#slides]
    if (!track) return
    const end = track.scrollWidth - track.clientWidth - ROUNDING_PX
    const places = slides.findIndex((slide) => this.#leftOf(slide) >= end) + 1
    this.#aim = ((this.#aim ?? this.#nearest()) + step + places) % places
    const slide = slides[this.#aim]
    if (slide) track.scrollTo({ left: this.#leftOf(slide), behavior: reducedMotion() ? 'instant' : 'smooth' })
  }

  #leftOf(slide: HTMLElement): number {
    return slide.offsetLeft - (this.#slides[0]?.offsetLeft ?? 0)
  }

  #nearest(): number {
    const left = this.#track?.scrollLeft ?? 0
    const away = this.#slides.map((slide) => Math.abs(this.#leftOf(slide) - left))
    return away.indexOf(Math.min(...away))
  }

  readonly #onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.hasAttribute('data-toggle')) this.toggleAttribute('data-stopped')
    else if (button) this.#moveByHand(Number(button.dataset.step))
  }

  readonly #onKey = (event: KeyboardEvent) => {
    const step = KEYS[event.key]
    if (step === undefined || event.target !== this.#track) return
    event.preventDefault()
    this.#moveByHand(step)
  }

  readonly #onSwipe = ({ target }: Event) => {
    if (!(target instanceof Node && this.#track?.contains(target))) return
    this.#aim = undefined
    this.#wait(this.#ms('rest') + this.#ms('every'))
  }

  readonly #onScroll = () => {
    const place = this.querySelector('[data-place]')
    if (place) place.textContent = String(this.#nearest() + 1)
  }

  readonly #onStand = () => {
    this.#aim = undefined
  }
}

export function defineCarousel(): void {
  if (!customElements.get('posse-carousel')) customElements.define('posse-carousel', CarouselElement)
}
