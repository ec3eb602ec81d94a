import { lazy, Suspense } from 'react'
import { useAsked } from './whose.ts'

const WhoseDialog = lazy(async () => ({ default: (await import('./whose-dialog.tsx')).WhoseDialog }))

/** Stands once in the page, over whatever form has asked. */
export function WhoseAsked() {
  const asked = useAsked()
  return <Suspense>{asked && <WhoseDialog {...asked} />}</Suspense>
}
