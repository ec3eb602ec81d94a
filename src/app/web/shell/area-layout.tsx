import { Outlet, useLoaderData, useLocation, useRouteLoaderData } from 'react-router'
import { STUDY_PATH } from '../../../web/pages/paths.ts'
import { guard, guardEveryPath } from '../guard.ts'
import { StudySkeleton } from '../study/study-skeleton.tsx'
import { AreaFrame } from './area-frame.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { PageSkeleton, TitleSkeleton } from './page-skeleton.tsx'

export const clientLoader = guard
export const shouldRevalidate = guardEveryPath

export function HydrateFallback() {
  const isStudy = useLocation().pathname.replace(/\/$/, '') === STUDY_PATH
  return (
    <AreaFrame name={undefined}>
      {isStudy ? (
        <>
          <TitleSkeleton />
          <StudySkeleton />
        </>
      ) : (
        <PageSkeleton />
      )}
    </AreaFrame>
  )
}

export default function AreaLayout() {
  const student = useLoaderData<typeof clientLoader>()
  return (
    <AreaFrame name={student?.name}>
      <Outlet />
    </AreaFrame>
  )
}

/** Keeps the menu when a page fails, so that the student can go elsewhere. */
export function ErrorBoundary() {
  const student = useRouteLoaderData<typeof clientLoader>('area')
  return (
    <AreaFrame name={student?.name}>
      <ErrorScreen />
    </AreaFrame>
  )
}
