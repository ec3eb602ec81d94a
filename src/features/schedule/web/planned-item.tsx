import x from 'icon:x'
import { type Weekday, weekdayName } from '../../../shared/calendar.ts'
import { cx } from '../../../web/ui/cx.ts'
import { SubjectFace } from '../../../web/ui/display/subject-face.tsx'
import type { Elements } from '../../../web/ui/elements.ts'
import { Icon } from '../../../web/ui/icons/icon.tsx'
import { copy } from '../copy.ts'
import type { DraftEntry } from '../draft.ts'

interface PlannedItemProps {
  entry: DraftEntry
  weekday: Weekday
  onRemove: () => void
  /** True while it is carried elsewhere. */
  isLeaving?: boolean
  /** For a narrow column: a small button in the corner, under the name. */
  inColumn?: boolean
  /** Its name, or a handle with the name. */
  children: Elements
}

/** Focuses the item after or before the removed one, else its day. */
function focusNeighbour(item: HTMLElement | null): void {
  const beside = (one: Element | null | undefined) => one?.querySelector<HTMLElement>('[data-remove]')
  const neighbour = beside(item?.nextElementSibling) ?? beside(item?.previousElementSibling)
  const day = item?.closest('section')?.querySelector<HTMLElement>('h2')
  const next = neighbour ?? day
  next?.focus()
}

export function PlannedItem({
  entry,
  weekday,
  onRemove,
  isLeaving = false,
  inColumn = false,
  children,
}: PlannedItemProps) {
  return (
    <li
      data-entry={entry.key}
      className={cx(
        'relative flex items-center rounded-md border border-rule bg-paper',
        isLeaving && 'opacity-45',
      )}
    >
      {inColumn ? (
        <SubjectFace
          id={entry.subject_id}
          name={entry.name}
          className="pointer-events-none absolute bottom-1 left-1 size-5 xl:left-1.5 pointer-coarse:bottom-3"
        />
      ) : (
        <SubjectFace
          id={entry.subject_id}
          name={entry.name}
          className="ml-3 size-6 sm:max-lg:hidden cramped:hidden"
        />
      )}
      {children}
      <button
        type="button"
        title={copy.edit.remove}
        aria-label={copy.edit.removeNamed(entry.name, weekdayName(weekday))}
        data-remove=""
        onClick={(event) => {
          focusNeighbour(event.currentTarget.closest('li'))
          onRemove()
        }}
        className={cx(
          'flex shrink-0 items-center justify-center rounded-md text-soft fade-colors hover:bg-ink/6 hover:text-poor',
          inColumn ? 'absolute right-0 bottom-0 size-6 pointer-coarse:size-11' : 'min-h-11 w-11 self-stretch',
        )}
      >
        <Icon of={x} className={inColumn ? 'size-3.5' : 'size-4'} />
      </button>
    </li>
  )
}
