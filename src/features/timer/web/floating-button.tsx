import pictureInPicture from 'icon:picture-in-picture-2'
import { Suspense } from 'react'
import { IconButton } from '../../../web/ui/actions/icon-button.tsx'
import { later } from '../../../web/ui/states/later.ts'
import { copy } from '../copy.ts'
import type { StoredTimer } from '../stored-timer.ts'
import type { TimerActions } from './timer-controls.tsx'
import { useFloatingWindow } from './use-floating-window.ts'

const FloatingClock = later(async () => (await import('./floating-clock.tsx')).FloatingClock)

interface FloatingButtonProps {
  stored: StoredTimer
  actions: TimerActions
}

export function FloatingButton({ stored, actions }: FloatingButtonProps) {
  const [floating, open] = useFloatingWindow()
  if (!open) return null
  return (
    <>
      <IconButton icon={pictureInPicture} label={copy.timer.float} onClick={open} />
      {floating && (
        <Suspense>
          <FloatingClock floating={floating} stored={stored} actions={actions} />
        </Suspense>
      )}
    </>
  )
}
