import { useWide } from '../../../web/device/media.ts'
import { rememberedChoice, rootChoice } from '../../../web/device/remembered-choice.ts'

/** From 1024 px on there is room beside the page, and the device remembers the choice. */
const beside = rememberedChoice('sidebar', ['open', 'folded'])

/** On narrower screens the unfolded sidebar covers the page, so it is open only while in use. */
const above = rootChoice('menu', ['folded', 'open'])

interface SidebarState {
  folded: boolean
  floats: boolean
  fold(): void
  unfold(): void
}

export const foldFloating = () => above.set('folded')

export function useSidebar(): SidebarState {
  // While hydrating only the style sheet knows the width, and decides.
  const isBeside = useWide() ?? true
  const place = isBeside ? beside : above
  const [besideState, aboveState] = [beside.use(), above.use()]
  const folded = (isBeside ? besideState : aboveState) === 'folded'
  return {
    folded,
    floats: !(isBeside || folded),
    fold: () => place.set('folded'),
    unfold: () => place.set('open'),
  }
}
