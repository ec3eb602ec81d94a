import { useEffect, useEffectEvent, useState } from 'react'

/** A year is typed digit by digit, and each makes a day that exists: what counts is what stands after this pause. */
const PAUSE_MS = 500

/** A field's text as typed, and how it is changed; after a pause it is committed. Another value from outside replaces it. */
export function useDraft(value: string, onCommit: (text: string) => void): [string, (text: string) => void] {
  const [draft, setDraft] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setDraft(value)
  }
  const commit = useEffectEvent(onCommit)
  useEffect(() => {
    if (draft === value) return
    const timer = setTimeout(() => commit(draft), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft, value])
  return [draft, setDraft]
}
