const LOOKS = 10

/** Gives lost focus to `place` for a second, as a quick second click takes it. Returns what ends it. */
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
