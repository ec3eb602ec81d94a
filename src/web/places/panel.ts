import { type ComponentType, lazy } from 'react'
import type { Panel, PanelProps, Places } from './gives.ts'

/** The code is fetched when the place is seen. `size` are classes of the panel's height. */
export function panel<P extends keyof Places>(
  place: P,
  size: string,
  load: () => Promise<ComponentType<PanelProps<P>>>,
): Panel {
  const Panel = lazy(() =>
    load()
      .catch(() => () => null)
      .then((loaded) => ({ default: loaded })),
  )
  return { place, size, Panel: Panel as unknown as Panel['Panel'] }
}
