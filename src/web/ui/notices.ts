import { useSyncExternalStore } from 'react'

export const NOTICE_MS = 2000

/** More would cover the page. */
const MOST = 3

export interface Notice {
  readonly id: number
  readonly text: string
  readonly tone: 'good' | 'poor'
  /** False where a field that takes the focus says the same. */
  readonly isAloud: boolean
}

let notices: readonly Notice[] = []
let lastId = 0
const NONE: readonly Notice[] = []
const listeners = new Set<() => void>()

function change(next: readonly Notice[]): void {
  notices = next
  for (const listener of listeners) listener()
}

interface NoticeOptions extends Partial<Pick<Notice, 'tone' | 'isAloud'>> {
  ms?: number
}

/** Shows a notice, read aloud by default; `poor` is for failures. */
export function notify(
  text: string,
  { tone = 'good', isAloud = true, ms = NOTICE_MS }: NoticeOptions = {},
): void {
  lastId += 1
  const id = lastId
  change([...notices.slice(1 - MOST), { id, text, tone, isAloud }])
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
