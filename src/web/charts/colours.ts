import { useSyncExternalStore } from 'react'

export type ColourToken = `--color-${string}`

export type ColourOf = (token: ColourToken) => string

/** Reads a property that uses the token; the token itself is unresolved text. */
export const coloursAt =
  (element: HTMLElement): ColourOf =>
  (token) => {
    element.style.transitionProperty = 'none'
    element.style.color = `var(${token})`
    const { color } = getComputedStyle(element)
    element.style.removeProperty('color')
    return color
  }

const DARK = '(prefers-color-scheme: dark)'

function watch(changed: () => void): () => void {
  const system = matchMedia(DARK)
  const choice = new MutationObserver(changed)
  system.addEventListener('change', changed)
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    system.removeEventListener('change', changed)
    choice.disconnect()
  }
}

const current = () => `${document.documentElement.dataset.theme ?? ''} ${matchMedia(DARK).matches}`

/** Changes when the page turns light or dark, so that a canvas is painted again. */
export const useColourScheme = (): string => useSyncExternalStore(watch, current, () => '')
