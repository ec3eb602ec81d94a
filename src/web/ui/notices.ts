import { useSyncExternalStore } from 'react'

export const NOTICE_MS = 2000

/** More would cover the page. */
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

/** The notice is read aloud; `poor` is for what went wrong. */
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

/** The oldest comes first. */
export const useNotices = () =>
  useSyncExternalStore(
    subscribe,
    () => notices,
    () => NONE,
  )
