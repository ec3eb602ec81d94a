/** How often, 100 ms apart, the focus is looked after. */
const LOOKS = 10

/**
 * Gives the focus to `place` where nothing has it: what was in front gives it back when it goes, except to what is gone
 * too. The second of two quick clicks may take it away again, so it is looked after for a second. What is returned ends it.
 */
export function lookAfterFocus(place: () => HTMLElement | null | undefined): () => void {
  let looks = 0
  const wait = setInterval(() => {
    if (document.activeElement === document.body) place()?.focus({ preventScroll: true })
    looks += 1
    if (looks === LOOKS) clearInterval(wait)
  }, 100)
  return () => clearInterval(wait)
}
