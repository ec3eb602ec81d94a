import { Outlet } from 'react-router'
import { useLeaveHome } from '../guard.ts'

export default function HomeLayout() {
  return useLeaveHome() ? null : <Outlet />
}
