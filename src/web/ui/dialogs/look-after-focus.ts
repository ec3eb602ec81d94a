/** The looks are 100 ms apart. */
const LOOKS = 10

/**
 * Focuses `place` where nothing has the focus, for a second, since a second quick click may take it away.
 * While another dialog has it that waits or ends. The function returned ends it.
 */
export function lookAfterFocus(
  place: () => HTMLElement | null | undefined,
  inDialog: 'waits' | 'ends',
): () => void {
  let looks = 0
  const end = () => clearInterval(wait)
  const wait = setInterval(() => {
    const focused = document.activeElement
    const isElsewhere =
      focused?.closest('[role=dialog], [role=alertdialog]')?.contains(place() ?? null) === false
    if (isElsewhere && inDialog === 'waits') return
    if (focused === document.body) place()?.focus({ preventScroll: true })
    looks += 1
    if (isElsewhere || looks === LOOKS) end()
  }, 100)
  return end
}
