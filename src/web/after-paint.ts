/** Should no frame come, as when the page has just gone to the background: it is called after this time, in ms. */
const AT_LATEST_MS = 1000

/**
 * Calls `act` once the next frame is shown: what a tap sets in motion must not hold up the sign that it was felt. At
 * once where nothing is shown. Gives back what calls it off.
 */
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
