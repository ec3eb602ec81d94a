import { Outlet } from 'react-router'
import { useLeaveHome } from '../guard.ts'
import { SkipLink } from './skip-link.tsx'

export default function HomeLayout() {
  if (useLeaveHome()) return null
  return (
    <>
      <SkipLink />
      <Outlet />
    </>
  )
}
