import { type ComponentType, createContext, lazy, type ReactNode, Suspense, use } from 'react'
import { Skeleton } from '../ui/states/skeleton.tsx'

/** A place for other features' panels, which `src/app/web/panels.ts` lists. @typeParam Props for panels */
export interface Slot<Props extends object> {
  readonly name: string
  /** Exists for the compiler only. */
  readonly props?: (props: Props) => void
}

export const slot = <Props extends object>(name: string): Slot<Props> => ({ name })

/** Most slots pass their panels the student's id. */
export interface OfStudent {
  userId: string
}

/** `waiting` is the skeleton to show while the panel has nothing to show yet. */
export type PanelProps<Told extends object = OfStudent> = Told & { waiting: ReactNode }

export interface Panel {
  readonly slot: string
  /** CSS classes for its height: the screen reserves the room, so that nothing moves when the panel loads. */
  readonly size: string
  readonly Panel: ComponentType<PanelProps<object>>
}

/** Fetches the panel's code once the slot is on the screen; if that fails, the screen goes on without it. */
export function panel<Props extends object>(
  { name }: Slot<Props>,
  size: string,
  load: () => Promise<ComponentType<PanelProps<Props>>>,
): Panel {
  const Panel = lazy(() =>
    load()
      .catch(() => () => null)
      .then((loaded) => ({ default: loaded as unknown as Panel['Panel'] })),
  )
  return { slot: name, size, Panel }
}

export const PanelList = createContext<readonly Panel[]>([])

const usePanels = ({ name }: { name: string }) =>
  use(PanelList)
    .filter(({ slot }) => slot === name)
    // biome-ignore lint/suspicious/noArrayIndexKey: the panels of a slot never change
    .map(({ Panel, size }, key) => ({ Panel, key, waiting: <Skeleton key={key} className={size} /> }))

export function Panels<Props extends object>({ of, ...props }: { of: Slot<Props> } & Props) {
  return usePanels(of).map(({ Panel, key, waiting }) => (
    <Suspense key={key} fallback={waiting}>
      <Panel {...props} waiting={waiting} />
    </Suspense>
  ))
}

/** The same room, before the screen knows the panels' props. */
export function PanelsSkeleton({ of }: { of: { readonly name: string } }) {
  return usePanels(of).map(({ waiting }) => waiting)
}
