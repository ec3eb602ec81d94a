import {
  type ComponentProps,
  Fragment,
  type MouseEvent,
  type ReactElement,
  startTransition,
  useEffect,
  useState,
} from 'react'
import { CollectionRendererContext, DefaultCollectionRenderer } from 'react-aria-components/CollectionBuilder'
import { ListBox, type ListBoxProps } from 'react-aria-components/ListBox'
import { afterPaint } from '../after-paint.ts'

type RootProps = ComponentProps<typeof DefaultCollectionRenderer.CollectionRoot>
type Node = RootProps['collection'] extends Iterable<infer Of> ? Of : never

/** Options drawn at a time: a few more than can be seen. */
const STEP = 8

/** Draws what can be seen at once, and more with each frame: no tap waits for all. */
export function GrowingList<Of extends object>(props: ListBoxProps<Of>) {
  return (
    <CollectionRendererContext value={growing}>
      <ListBox {...props} onMouseDownCapture={keepFocus} onClickCapture={choose} />
    </CollectionRendererContext>
  )
}

/** Focusing a pressed option just before it is chosen costs a small phone a third of its answer. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** Repeats the click after the frame that shows the press, as a choice draws each option anew. */
const choose = (event: MouseEvent) => {
  if (!(event.isTrusted && event.target instanceof Element)) return
  const option = event.target.closest<HTMLElement>('[role=option]')
  event.stopPropagation()
  afterPaint(() => option?.click())
}

function GrowingRoot({ collection, persistedKeys }: RootProps) {
  const [drawn, setDrawn] = useState(STEP)
  // The element is the same for the same node: only what changed renders again.
  const [elements] = useState(() => new WeakMap<Node, ReactElement>())
  const elementOf = (node: Node) => {
    const element = elements.get(node) ?? <Fragment key={node.key}>{node.render?.(node)}</Fragment>
    elements.set(node, element)
    return element
  }
  const nodes = [...collection]
  const isWhole = drawn >= nodes.length
  useEffect(
    () => (isWhole ? undefined : afterPaint(() => startTransition(() => setDrawn(drawn + STEP)))),
    [isWhole, drawn],
  )
  const focused = nodes.findIndex(({ key }) => persistedKeys?.has(key))
  return nodes.slice(0, Math.max(drawn, focused + STEP)).map(elementOf)
}

const growing = { ...DefaultCollectionRenderer, CollectionRoot: GrowingRoot }
