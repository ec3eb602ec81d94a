import { useWide } from '../media.ts'
import { remembered, shown } from '../remembered.ts'

/** Where there is room beside the page, from 1024 px on: kept on the device. */
const beside = remembered('sidebar', ['open', 'folded'])

/** Where there is not: unfolded it covers the page, so it is so only while it is used. */
const above = shown('menu', ['folded', 'open'])

interface SidebarState {
  /** Only its icons are seen, 4.5 rem wide. */
  folded: boolean
  /** Unfolded, above the page. */
  floats: boolean
  fold(): void
  unfold(): void
}

/** Folds a sidebar that floats; leaves alone one that has its place beside the page. */
export const sink = () => above.set('folded')

/** The sidebar, 15 rem wide or folded to 4.5 rem; below 1024 px it floats when unfolded (spec §2, §9). */
export function useSidebar(): SidebarState {
  // While hydrating nobody knows: the style sheet does, and what it shows is not from here.
  const isBeside = useWide() ?? true
  const place = isBeside ? beside : above
  const [kept, used] = [beside.use(), above.use()]
  const folded = (isBeside ? kept : used) === 'folded'
  return {
    folded,
    floats: !(isBeside || folded),
    fold: () => place.set('folded'),
    unfold: () => place.set('open'),
  }
}
