import pictureInPicture from 'icon:picture-in-picture-2'
import { Suspense, useEffect, useState } from 'react'
import { IconButton } from '../../../web/ui/actions/icon-button.tsx'
import { later } from '../../../web/ui/states/later.ts'
import { copy } from '../copy.ts'
import type { StoredTimer } from '../stored-timer.ts'
import type { TimerActions } from './timer-controls.tsx'

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

/** Only some desktop browsers have Document Picture-in-Picture. */
interface PictureInPicture {
  requestWindow(size: { width: number; height: number }): Promise<Window>
}

declare global {
  interface Window {
    documentPictureInPicture?: PictureInPicture
  }
}

const SIZE = { width: 360, height: 240 }

/** The window is null until it is opened; `open` is undefined where the browser has no such window. */
function useFloatingWindow(): [floating: Window | null, open: (() => Promise<void>) | undefined] {
  const [floating, setFloating] = useState<Window | null>(null)
  const [source, setSource] = useState<PictureInPicture>()
  useEffect(() => setSource(window.documentPictureInPicture), [])
  useEffect(() => () => floating?.close(), [floating])
  if (!source) return [null, undefined]
  const open = async () => {
    const opened = await source.requestWindow(SIZE)
    dress(opened.document)
    opened.addEventListener('pagehide', () => setFloating(null))
    setFloating(opened)
  }
  return [floating, open]
}

function dress(target: Document): void {
  const { lang, dataset } = document.documentElement
  target.documentElement.lang = lang
  Object.assign(target.documentElement.dataset, dataset)
  target.title = document.title
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"]'))
    target.head.append(sheet.cloneNode())
}
