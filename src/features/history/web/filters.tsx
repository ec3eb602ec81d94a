import { Suspense, useState } from 'react'
import { useToday } from '../../../web/device/use-today.ts'
import { later } from '../../../web/ui/states/later.ts'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import { copy } from '../copy.ts'
import { spanOf } from '../rules.ts'
import type { View } from './use-view.ts'

const { filters: words } = copy

const PeriodFields = later(async () => (await import('./period-fields.tsx')).PeriodFields)

interface FiltersProps {
  view: View
  error: string | undefined
}

/** The period as a title; a tap on it opens its fields. */
export function Filters({ view, error }: FiltersProps) {
  const span = spanOf(view.period, useToday())
  const [isOpen, setOpen] = useState(false)
  // Fields of a wrong period stay open once it is right.
  if (error !== undefined && !isOpen) setOpen(true)
  return (
    <search aria-label={words.title}>
      <details
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        className="mb-4 print:hidden"
      >
        <summary className="discloses inline-flex min-h-11 items-center text-lg hover:text-accent">
          <span className="sr-only">{`${words.span}: `}</span>
          <span>{span ? words.titles[span] : words.between(view.period)}</span>
        </summary>
        {isOpen && (
          <Suspense fallback={<Skeleton className="mt-2 h-34 max-w-100" />}>
            <PeriodFields view={view} error={error} />
          </Suspense>
        )}
      </details>
    </search>
  )
}
