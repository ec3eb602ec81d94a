import chevronDown from 'icon:chevron-down'
import { type ReactNode, useId, useState } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icons/icon.tsx'

interface SettingsSectionProps {
  title: string
  text: string
  /** The student came for this section: open on the phone as well. */
  isWanted?: boolean
  children: ReactNode
}

/** Open on a desktop; a line that opens on smaller screens. */
export function SettingsSection({ title, text, isWanted = false, children }: SettingsSectionProps) {
  const [chosen, setChosen] = useState<boolean>()
  const isOpen = chosen ?? isWanted
  const [titleId, partsId] = [useId(), useId()]
  const shown = cx(!isOpen && 'max-lg:hidden')
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-x-12 border-rule border-t lg:py-8 lg:max-xl:grid-cols-[17rem_minmax(0,28rem)] xl:gap-y-5"
    >
      <div>
        <h2 id={titleId} className="text-lg">
          <span className="max-lg:hidden">{title}</span>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={partsId}
            onClick={() => setChosen(!isOpen)}
            className="flex min-h-14 w-full items-center justify-between gap-4 rounded-sm text-left forced-colors:px-3 lg:hidden"
          >
            <span>{title}</span>
            <Icon
              of={chevronDown}
              className={cx('size-5 text-soft transition-transform', isOpen && 'rotate-180')}
            />
          </button>
        </h2>
        <p className={cx('measure text-soft text-sm max-lg:mb-5 lg:mt-1.5', shown)}>{text}</p>
      </div>
      <div id={partsId} className={cx('min-w-0 max-w-112 max-lg:pb-8 xl:max-w-none', shown)}>
        {children}
      </div>
    </section>
  )
}
