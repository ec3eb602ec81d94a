import x from 'icon:x'
import { type MouseEvent, useRef } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { Choice } from './choice-groups.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'

interface ChosenChipsProps<C extends Choice> {
  label: string
  chosen: readonly C[]
  removeLabel: (name: string) => string
  onRemove: (choice: C) => void
}

/** A press removes one, and the focus moves to the next. */
export function ChosenChips<C extends Choice>({ label, chosen, removeLabel, onRemove }: ChosenChipsProps<C>) {
  const frame = useRef<HTMLElement>(null)
  const keys = useArrowKeys(frame, 'button')
  const remove = (event: MouseEvent<HTMLButtonElement>, choice: C) => {
    const item = event.currentTarget.parentElement
    const next = item?.nextElementSibling ?? item?.previousElementSibling
    ;(next?.querySelector('button') ?? frame.current)?.focus()
    onRemove(choice)
  }
  return (
    <section ref={frame} aria-label={label} tabIndex={-1} className="min-w-0 outline-none" {...keys}>
      {chosen.length > 0 && (
        <ul className="-mx-4 flex slides gap-2 overflow-x-auto py-1 pr-10 pl-4 mask-r-from-[calc(100%-2.5rem)] md:-mx-8 md:pl-8 lg:mx-0 lg:pl-0">
          {chosen.map((choice) => (
            <li key={choice.id} className="shrink-0">
              <button
                type="button"
                aria-label={removeLabel(choice.name)}
                onClick={(event) => remove(event, choice)}
                className="inline-flex min-h-row max-w-60 items-center gap-1.5 rounded-full bg-wash pr-2.5 pl-3.5 text-sm fade-colors hover:bg-ink/10"
              >
                <span className="truncate">{choice.name}</span>
                <Icon of={x} className="size-4 shrink-0 text-soft" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
