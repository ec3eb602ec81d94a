import { useSyncExternalStore } from 'react'

export type ColourToken = `--color-${string}`

/** A subject's own colours, as `tinted` has them for its bubble. */
type TintToken = '--ground' | '--line' | '--letter'

/** `hue` is in degrees. */
export type ColourOf = (...colour: [token: ColourToken] | [token: TintToken, hue: number]) => string

/** Reads a property that uses the token; the token itself is unresolved text. */
export const coloursAt =
  (element: HTMLElement): ColourOf =>
  (token, hue = 0) => {
    element.style.setProperty('--hue', String(hue))
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
