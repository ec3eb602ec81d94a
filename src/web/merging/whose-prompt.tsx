import { lazy, Suspense } from 'react'
import { useMergeQuestion } from './whose.ts'

const WhoseDialog = lazy(async () => ({ default: (await import('./whose-dialog.tsx')).WhoseDialog }))

/** Shows the oldest open question; rendered once, above all forms. */
export function WhosePrompt() {
  const question = useMergeQuestion()
  return <Suspense>{question && <WhoseDialog {...question} />}</Suspense>
}
