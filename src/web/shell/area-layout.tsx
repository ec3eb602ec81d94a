import { Outlet, useLoaderData, useRouteLoaderData } from 'react-router'
import { guard, guardEveryPath } from '../guard.ts'
import { AreaFrame } from './area-frame.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

export const clientLoader = guard
export const shouldRevalidate = guardEveryPath

/** What is seen until the guard has answered: the area itself, with the page still to come. */
export function HydrateFallback() {
  return (
    <AreaFrame name={undefined}>
      <PageSkeleton />
    </AreaFrame>
  )
}

/** The student area (spec §2). */
export default function AreaLayout() {
  const student = useLoaderData<typeof clientLoader>()
  return (
    <AreaFrame name={student?.name}>
      <Outlet />
    </AreaFrame>
  )
}

/** A page of the area that failed: the menu stays, so that one can go on elsewhere. */
export function ErrorBoundary() {
  const student = useRouteLoaderData<typeof clientLoader>('area')
  return (
    <AreaFrame name={student?.name}>
      <ErrorScreen />
    </AreaFrame>
  )
}
