import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { cx } from '../../../web/ui/cx.ts'
import { Unbroken } from '../../../web/ui/display/unbroken.tsx'
import { copy } from '../copy.ts'
import type { YearDay } from '../rules.ts'

/** Units of the drawing: a day, and a day with its gap. */
const [SIZE, PITCH] = [11, 14]
const [LEFT, TOP] = [2, 16]
const WEEK = 7
const WEEKS = 53

const LEVELS = ['fill-ink/7', 'fill-accent/30', 'fill-accent/50', 'fill-accent/75', 'fill-accent'] as const

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -WEEK,
  ArrowRight: WEEK,
  ArrowUp: -1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

const placeOf = (index: number) => ({
  x: LEFT + Math.floor(index / WEEK) * PITCH,
  y: TOP + (index % WEEK) * PITCH,
})

/** One column per week, from Monday. Keys, a finger or the mouse choose a day, whose figures show below. */
export function YearMap({ year }: { year: readonly YearDay[] }) {
  const last = year.length - 1
  const [chosen, setChosen] = useState(last)
  const index = Math.min(chosen, last)
  const active = year[index]
  const scroller = useRef<HTMLDivElement>(null)
  // A narrow screen shows the latest weeks.
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollLeft = scroller.current.scrollWidth
  }, [])
  const choose = (next: number) => setChosen(Math.min(last, Math.max(0, next)))
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    choose(index + step)
  }
  const point = ({ target }: PointerEvent) => {
    const number = (target as Element).getAttribute('data-day')
    if (number !== null) choose(Number(number))
  }
  if (!active) return null
  return (
    <div>
      {/* What is scrolled away fades over the panel's own margin. */}
      <div
        ref={scroller}
        className="-mr-1 -ml-4 mask-l-from-[calc(100%-1rem)] overflow-x-auto pr-1 pl-4 sm:-ml-6 sm:mask-l-from-[calc(100%-1.5rem)] sm:pl-6 lg:mask-none"
      >
        <div
          role="slider"
          tabIndex={0}
          aria-label={copy.map.label}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={index}
          aria-valuetext={copy.map.day(active)}
          onKeyDown={press}
          onPointerMove={point}
          onPointerDown={point}
          // A day has the same size in a short year as in a whole one.
          style={{ '--of-year': Math.ceil(year.length / WEEK) / WEEKS } as CSSProperties}
          className="w-[calc(var(--of-year)*47.5rem)] rounded-sm py-1 lg:w-[calc(var(--of-year)*100%)]"
        >
          <Drawing year={year} chosen={index} />
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="min-h-10 text-sm sm:min-h-0">
          <Unbroken>{copy.map.day(active)}</Unbroken>
        </p>
        <Legend />
      </div>
    </div>
  )
}

function Drawing({ year, chosen }: { year: readonly YearDay[]; chosen: number }) {
  const weeks = Math.ceil(year.length / WEEK)
  const months = year.flatMap(({ day }, index) => (day.endsWith('-01') ? [{ day, index }] : []))
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${LEFT + weeks * PITCH} ${TOP + WEEK * PITCH}`}
      className="block w-full"
    >
      {months.map(({ day, index }) => (
        <text key={day} x={placeOf(index).x} y={10} className="fill-soft text-[10px]">
          {copy.map.month(day)}
        </text>
      ))}
      {year.map(({ day, level, isPlanned }, index) => (
        <rect
          key={day}
          data-day={index}
          {...placeOf(index)}
          width={SIZE}
          height={SIZE}
          rx={2}
          className={cx(
            level === 0 && !isPlanned ? 'fill-transparent stroke-rule' : LEVELS[level],
            index === chosen && 'stroke-2 stroke-ink',
          )}
        />
      ))}
    </svg>
  )
}

function Legend() {
  return (
    <p aria-hidden="true" className="flex flex-wrap items-center gap-1.5 text-soft text-xs">
      <span>{copy.map.less}</span>
      {LEVELS.map((fill) => (
        <svg key={fill} aria-hidden="true" viewBox="0 0 11 11" className="size-2.75">
          <rect width="11" height="11" rx="2" className={fill} />
        </svg>
      ))}
      <span>{copy.map.more}</span>
    </p>
  )
}
