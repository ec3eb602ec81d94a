import { useEffect, useState } from 'react'
import { Strip } from '../shell/strip.tsx'
import { changeTo, followWorker } from './app-worker.ts'
import { copy } from './copy.ts'

/** What a page of the area does once it is at rest: keeps itself for the time without a network, and tells of a new version. */
export function Afterwards() {
  const [newer, setNewer] = useState<ServiceWorker>()
  useEffect(() => followWorker(setNewer), [])
  return (
    newer && (
      <Strip action={copy.update.action} onAction={() => changeTo(newer)}>
        {copy.update.text}
      </Strip>
    )
  )
}
