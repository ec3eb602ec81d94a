/** How often, 100 ms apart, the focus is looked after. */
const LOOKS = 10

/**
 * Gives the focus to `place` where nothing has it: what was in front gives it back when it goes, except to what is gone
 * too. The second of two quick clicks may take it away again, so it is looked after for a second. While another dialog
 * has it that either waits or ends. What is returned ends it.
 */
export function lookAfterFocus(place: () => HTMLElement | null | undefined, inDialog: 'waits' | 'ends'): () => void {
  let looks = 0
  const end = () => clearInterval(wait)
  const wait = setInterval(() => {
    const focused = document.activeElement
    const isElsewhere = focused?.closest('[role=dialog], [role=alertdialog]')?.contains(place() ?? null) === false
    if (isElsewhere && inDialog === 'waits') return
    if (focused === document.body) place()?.focus({ preventScroll: true })
    looks += 1
    if (isElsewhere || looks === LOOKS) end()
  }, 100)
  return end
}
