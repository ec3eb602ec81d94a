// Runs before the first paint, so that the student's own theme and sidebar are there from the start.
// A signed-in student who opens the public home goes straight to the student area.
// What a finger rests on is marked as felt; what it only brushes, to scroll, is not.
// A page whose parts are gone, because a new version was put in place, is loaded anew, once.
;(() => {
  try {
    const root = document.documentElement
    const theme = localStorage.getItem('posse.theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    if (localStorage.getItem('posse.sidebar') === 'folded') root.dataset.sidebar = 'folded'
    if (localStorage.getItem('posse.guide') === 'whole') root.dataset.guide = 'whole'
    if (location.pathname === '/' && localStorage.getItem('posse.session')) {
      root.hidden = true
      location.replace('/area-do-aluno')
    }
  } catch {
    // Without storage the system's theme and the open sidebar serve.
  }
})()
;(() => {
  const PAUSE_MS = 10_000
  const reloadOnce = async () => {
    try {
      const isFirst = Date.now() - (sessionStorage.getItem('posse.reloaded') ?? 0) > PAUSE_MS
      // Without a server there is no newer page, and what is on the screen is better than none.
      if (isFirst && (await fetch(location, { method: 'HEAD' })).ok) {
        sessionStorage.setItem('posse.reloaded', Date.now())
        location.reload()
      }
    } catch {
      // No answer, or no storage to remember by: the page stays as it is.
    }
  }
  addEventListener('vite:preloadError', reloadOnce)
  // A script of the page itself: its errors do not bubble.
  const isOurs = ({ target }) => target instanceof HTMLScriptElement && target.src.startsWith(location.origin)
  addEventListener('error', (event) => isOurs(event) && reloadOnce(), true)
})()
;(() => {
  const REST_MS = 60
  let waiting
  let felt
  const end = () => {
    clearTimeout(waiting)
    felt?.removeAttribute('data-felt')
  }
  addEventListener('pointerdown', ({ target, pointerType }) => {
    end()
    felt = pointerType === 'mouse' ? null : target.closest('a, button, label')
    waiting = setTimeout(() => felt?.setAttribute('data-felt', ''), REST_MS)
  })
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
})()
