import { lazy, Suspense } from 'react'
import { useMergeQuestion } from './merge-question.ts'

const MergeDialog = lazy(async () => ({ default: (await import('./merge-dialog.tsx')).MergeDialog }))

/** Shows the oldest open question; rendered once, above all forms. */
export function MergePrompt() {
  const question = useMergeQuestion()
  return <Suspense>{question && <MergeDialog {...question} />}</Suspense>
}
