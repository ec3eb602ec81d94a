/** Calls `act` after this time should no frame come, as on a page gone to the background. */
const AT_LATEST_MS = 1000

/** What a tap sets in motion must not delay the sign that it was felt. The function returned calls it off. */
export function afterPaint(act: () => void): () => void {
  const callOff = () => {
    clearTimeout(waiting)
    cancelAnimationFrame(frame)
  }
  const once = () => {
    callOff()
    act()
  }
  let waiting = setTimeout(once, document.hidden ? 0 : AT_LATEST_MS)
  const frame = requestAnimationFrame(() => {
    clearTimeout(waiting)
    waiting = setTimeout(once)
  })
  return callOff
}
