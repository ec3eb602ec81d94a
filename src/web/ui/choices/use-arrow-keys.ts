import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

type Steps = Record<string, (from: HTMLElement, all: HTMLElement[]) => HTMLElement | undefined>

const STEPS: Steps = {
  ArrowRight: (from, all) => all[all.indexOf(from) + 1],
  ArrowLeft: (from, all) => all[all.indexOf(from) - 1],
  ArrowDown: (from, all) => nearest(from, all, 1),
  ArrowUp: (from, all) => nearest(from, all, -1),
  Home: (_from, all) => all[0],
  End: (_from, all) => all.at(-1),
}

function nearest(from: HTMLElement, all: HTMLElement[], way: 1 | -1): HTMLElement | undefined {
  const { top, left } = from.getBoundingClientRect()
  return all
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - top) * way > 1)
    .sort(
      (a, b) => (a.box.top - b.box.top) * way || Math.abs(a.box.left - left) - Math.abs(b.box.left - left),
    )[0]?.element
}

/** Makes the matching elements one tab stop; arrows, Home and End move among them. */
export function useArrowKeys(frame: RefObject<HTMLElement | null>, selector: string) {
  const last = useRef<Element | null>(null)
  const all = () => [...(frame.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const settle = () => {
    const elements = all()
    const stop =
      elements.find((element) => element === last.current) ??
      elements.find((element) => element.ariaPressed === 'true') ??
      elements[0]
    for (const element of elements) element.tabIndex = element === stop ? 0 : -1
  }
  // Runs after every render: redrawn elements have lost their tab index.
  useLayoutEffect(settle)
  return {
    onFocus: ({ target }: { target: Element }) => {
      if (!target.matches(selector)) return
      last.current = target
      settle()
    },
    onKeyDown: (event: KeyboardEvent) => {
      const from = event.target as HTMLElement
      const step = STEPS[event.key]
      if (!(step && from.matches(selector)) || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      step(from, all())?.focus()
    },
  }
}
