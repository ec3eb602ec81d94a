import { Fragment } from 'react'
import { useRoomForSidebar, useWide } from '../../../web/device/media.ts'
import type { Elements } from '../../../web/ui/elements.ts'
import { STUDY_GRID } from './study-skeleton.tsx'

interface StudyColumnsProps {
  /** A session is open: on a phone the next step moves to the end. */
  isOpen: boolean
  setup: Elements
  /** The question about another device's session. */
  other: Elements
  clock: Elements
  end: Elements
  after: Elements
  step: Elements
  /** Today's subjects: in the first screen of a phone and of a desktop. */
  plan: Elements
  later: Elements
  day: Elements
}

/** Orders the page's parts for each width in the markup, so that Tab follows the eyes. */
export function StudyColumns({ isOpen, ...shown }: StudyColumnsProps) {
  const isWide = useWide()
  const isPhone = !useRoomForSidebar()
  const part = (name: keyof typeof shown) => <Fragment key={name}>{shown[name]}</Fragment>
  if (isWide) {
    return (
      <div className={STUDY_GRID.whole}>
        <div className={STUDY_GRID.desk}>
          {(['plan', 'setup', 'other', 'clock', 'after', 'later'] as const).map(part)}
        </div>
        <div className={shown.end ? 'col-start-2 space-y-6' : STUDY_GRID.step}>
          {shown.end}
          {shown.step}
        </div>
        {shown.day}
      </div>
    )
  }
  const first = isPhone ? (['clock', 'plan', 'setup'] as const) : (['setup', 'clock', 'plan'] as const)
  const rest = isPhone && isOpen ? (['later', 'day', 'step'] as const) : (['step', 'later', 'day'] as const)
  return (
    <div className={STUDY_GRID.whole}>
      {(['other', 'end', 'after', ...first, ...rest] as const).map(part)}
    </div>
  )
}
