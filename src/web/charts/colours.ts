import { useSyncExternalStore } from 'react'

/** A colour of `tokens.css`. */
export type ColourToken = `--color-${string}`

/** Gives the value that a token has now, in a form that a canvas takes. */
export type ColourOf = (token: ColourToken) => string

/** Reads tokens as `element` sees them: a token itself is unresolved text, so a property that uses it is asked. */
export const coloursAt =
  (element: HTMLElement): ColourOf =>
  (token) => {
    const before = element.style.color
    element.style.color = `var(${token})`
    const { color } = getComputedStyle(element)
    element.style.color = before
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

/** Changes whenever the page turns light or dark, so that what is painted on a canvas is painted anew. */
export const useColourScheme = (): string => useSyncExternalStore(watch, current, () => '')
