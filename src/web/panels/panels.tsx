import { type ComponentType, createContext, lazy, type ReactNode, Suspense, use } from 'react'
import { Skeleton } from '../ui/states/skeleton.tsx'

/**
 * A spot on a screen that panels of other features fill. Its screen's
 * feature makes it in `web/slots.ts`; `src/app/web/panels.ts` lists what fills it.
 * @typeParam Props what the screen tells each panel there
 */
export interface Slot<Props extends object> {
  readonly name: string
  /** Exists for the compiler only. */
  readonly told?: (props: Props) => void
}

export const slot = <Props extends object>(name: string): Slot<Props> => ({ name })

/** Most slots tell their panels whose screen it is. */
export interface OfStudent {
  userId: string
}

/** `waiting` is the skeleton to show while the panel has nothing to say yet. */
export type PanelProps<Told extends object = OfStudent> = Told & { waiting: ReactNode }

export interface Panel {
  readonly slot: string
  /** CSS classes of its height: the screen keeps the room free, so that nothing moves when it comes. */
  readonly size: string
  readonly Panel: ComponentType<PanelProps<object>>
}

/** Fetches the panel's code once the slot is on the screen; without that code the screen goes on without it. */
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

/** All panels of the app, in the order in which a slot shows them. */
export const PanelList = createContext<readonly Panel[]>([])

const usePanels = ({ name }: { name: string }) =>
  use(PanelList)
    .filter(({ slot }) => slot === name)
    // biome-ignore lint/suspicious/noArrayIndexKey: the panels of a slot never change
    .map(({ Panel, size }, key) => ({ Panel, key, waiting: <Skeleton key={key} className={size} /> }))

/** The panels of a slot; the other props are what they are told. */
export function Panels<Props extends object>({ of, ...told }: { of: Slot<Props> } & Props) {
  return usePanels(of).map(({ Panel, key, waiting }) => (
    <Suspense key={key} fallback={waiting}>
      <Panel {...told} waiting={waiting} />
    </Suspense>
  ))
}

/** The same room, before the screen knows what to tell them. */
export function PanelsSkeleton({ of }: { of: { readonly name: string } }) {
  return usePanels(of).map(({ waiting }) => waiting)
}
