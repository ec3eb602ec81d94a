/** The longest wait for a frame; a page in the background gets none. */
const AT_LATEST_MS = 1000

/** Runs `act` after the paint of a tap's reaction. Returns the function that cancels it. */
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
