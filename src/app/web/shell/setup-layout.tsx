import { useEffect, useState } from 'react'
import { Outlet, useLoaderData } from 'react-router'
import type { Panel } from '../../../web/places/gives.ts'
import { Panels } from '../../../web/places/place.tsx'
import { guard, guardEveryPath } from '../guard.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { SetupFrame } from './setup-frame.tsx'

export const clientLoader = guard
export const shouldRevalidate = guardEveryPath

/** Shown until the guard has answered. */
export function HydrateFallback() {
  return (
    <SetupFrame name={undefined}>
      <PageSkeleton />
    </SetupFrame>
  )
}

export default function SetupLayout() {
  const student = useLoaderData<typeof clientLoader>()
  const [panels, setPanels] = useState<readonly Panel[]>([])
  // The choices do not wait for what others add to them.
  useEffect(() => {
    import('../features.ts').then(
      (given) => setPanels(given.panels),
      () => undefined,
    )
  }, [])
  return (
    <SetupFrame name={student?.name}>
      <Panels value={panels}>
        <Outlet />
      </Panels>
    </SetupFrame>
  )
}
