import { Outlet, useLoaderData } from 'react-router'
import { guard, guardEveryPath } from '../guard.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { SetupFrame } from './setup-frame.tsx'

export const clientLoader = guard
export const shouldRevalidate = guardEveryPath

/** What is seen until the guard has answered. */
export function HydrateFallback() {
  return (
    <SetupFrame name={undefined}>
      <PageSkeleton />
    </SetupFrame>
  )
}

/** The choices of career and subjects outside the student area (spec §2). */
export default function SetupLayout() {
  const student = useLoaderData<typeof clientLoader>()
  return (
    <SetupFrame name={student?.name}>
      <Outlet />
    </SetupFrame>
  )
}
