import { useSyncExternalStore } from 'react'

/** How long a notice stays (spec §9), in ms. */
export const NOTICE_MS = 2000

/** How many are shown at most: more would cover the page. */
const MOST = 3

export interface Notice {
  readonly id: number
  readonly text: string
  readonly tone: 'good' | 'poor'
}

let notices: readonly Notice[] = []
let lastId = 0
const NONE: readonly Notice[] = []
const listeners = new Set<() => void>()

function change(next: readonly Notice[]): void {
  notices = next
  for (const listener of listeners) listener()
}

/** Shows a short notice for `ms` and has it read aloud; `poor` for what went wrong. */
export function notify(
  text: string,
  { tone = 'good', ms = NOTICE_MS }: { tone?: Notice['tone']; ms?: number } = {},
): void {
  lastId += 1
  const id = lastId
  change([...notices.slice(1 - MOST), { id, text, tone }])
  setTimeout(() => change(notices.filter((notice) => notice.id !== id)), ms)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The notices on the screen now, oldest first. */
export const useNotices = () =>
  useSyncExternalStore(
    subscribe,
    () => notices,
    () => NONE,
  )
