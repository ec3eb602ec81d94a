import { createContext, Suspense, use } from 'react'
import { Skeleton } from '../ui/states/skeleton.tsx'
import type { Panel, Places } from './gives.ts'

/** The panels are in order; the app fills it. */
export const Panels = createContext<readonly Panel[]>([])

const usePlace = (name: keyof Places) =>
  use(Panels)
    .filter(({ place }) => place === name)
    // biome-ignore lint/suspicious/noArrayIndexKey: the panels of a place never change
    .map(({ Panel, size }, key) => ({ Panel, key, waiting: <Skeleton key={key} className={size} /> }))

export function Place<P extends keyof Places>({ name, ...told }: { name: P } & Places[P]) {
  return usePlace(name).map(({ Panel, key, waiting }) => (
    <Suspense key={key} fallback={waiting}>
      <Panel {...(told as unknown as Places[keyof Places])} waiting={waiting} />
    </Suspense>
  ))
}

export function PlaceSkeleton({ name }: { name: keyof Places }) {
  return usePlace(name).map(({ waiting }) => waiting)
}
