import { useSyncExternalStore } from 'react'

export type ColourToken = `--color-${string}`

/** Returns the colour in a form that a canvas takes. */
export type ColourOf = (token: ColourToken) => string

/**
 * Reads the colour of a property that uses the token, because the token itself is unresolved text. Without
 * `transition: none` it would read the old colour.
 */
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
