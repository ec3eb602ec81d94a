import chevronLeft from 'icon:chevron-left'
import chevronRight from 'icon:chevron-right'
import pause from 'icon:pause'
import play from 'icon:play'
import type { ReactNode } from 'react'
import { copy } from '../ui/copy.ts'
import { cx } from '../ui/cx.ts'
import type { Elements } from '../ui/elements.ts'
import { Icon } from '../ui/icons/icon.tsx'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'posse-carousel': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        every: number
        rest: number
      }
    }
  }
}

interface CarouselProps {
  labels: {
    name: string
    previous: string
    next: string
    stop: string
    go: string
    place: (count: number) => string
  }
  slides: { key: string; content: ReactNode }[]
  slideClassName?: string
  every: number
  rest: number
  note?: Elements
}

const control =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-3 font-semibold text-sm text-soft fade-colors hover:bg-ink/6 hover:text-ink'

/** `PublicScript` moves it; without script it is a row that scrolls. */
export function Carousel({ labels, slides, slideClassName, every, rest, note }: CarouselProps) {
  return (
    <posse-carousel every={every} rest={rest} className="group block">
      <section aria-roledescription={copy.carousel} aria-label={labels.name}>
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the keyboard (WCAG 2.1.1)
          tabIndex={0}
          aria-label={labels.name}
          className="slides flex snap-x snap-mandatory overflow-x-auto"
        >
          {slides.map(({ key, content }) => (
            <li key={key} className={cx('shrink-0 snap-start snap-always', slideClassName ?? 'basis-full')}>
              {content}
            </li>
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="scripting-none:hidden -ml-3 flex flex-wrap items-center">
            <button type="button" data-step="-1" aria-label={labels.previous} className={control}>
              <Icon of={chevronLeft} />
            </button>
            <p className="min-w-12 text-center text-soft text-sm tabular-nums">
              <span data-place suppressHydrationWarning>
                1
              </span>
              <span>{` ${labels.place(slides.length)}`}</span>
            </p>
            <button type="button" data-step="1" aria-label={labels.next} className={control}>
              <Icon of={chevronRight} />
            </button>
            <button type="button" data-toggle className={cx(control, 'motion-reduce:hidden')}>
              <span className="inline-flex items-center gap-2 group-data-stopped:hidden">
                <Icon of={pause} className="size-4" />
                <span>{labels.stop}</span>
              </span>
              <span className="hidden items-center gap-2 group-data-stopped:inline-flex">
                <Icon of={play} className="size-4" />
                <span>{labels.go}</span>
              </span>
            </button>
          </div>
          {note}
        </div>
      </section>
    </posse-carousel>
  )
}
