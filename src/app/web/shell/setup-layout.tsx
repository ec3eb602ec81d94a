import { Outlet, useLoaderData } from 'react-router'
import { PanelList } from '../../../web/panels/panels.tsx'
import { guard, guardEveryPath } from '../guard.ts'
import { panels } from '../panels.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { SetupFrame } from './setup-frame.tsx'

export const clientLoader = guard
export const shouldRevalidate = guardEveryPath

export function HydrateFallback() {
  return (
    <SetupFrame name={undefined}>
      <PageSkeleton />
    </SetupFrame>
  )
}

export default function SetupLayout() {
  const student = useLoaderData<typeof clientLoader>()
  return (
    <SetupFrame name={student?.name}>
      <PanelList value={panels}>
        <Outlet />
      </PanelList>
    </SetupFrame>
  )
}
