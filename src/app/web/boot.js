// Runs before the first paint. Applies the student's theme and sidebar, names the panel that the address
// opens, and sends a signed-in student from the public home to the student area. Marks a pressed element, but
// not one that a finger only brushes to scroll. Reloads a page once when a new version has replaced its
// scripts.
;(() => {
  try {
    const root = document.documentElement
    const theme = localStorage.getItem('posse.theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    if (localStorage.getItem('posse.sidebar') === 'folded') root.dataset.sidebar = 'folded'
    if (localStorage.getItem('posse.guide') === 'whole') root.dataset.guide = 'whole'
    const panel = location.pathname === '/login' && new URLSearchParams(location.search).get('painel')
    if (panel) root.dataset.panel = panel
    if (location.pathname === '/' && localStorage.getItem('posse.session')) {
      root.hidden = true
      location.replace('/area-do-aluno')
    }
  } catch {
    // Without storage, the system's theme and the open sidebar apply.
  }
})()
;(() => {
  const PAUSE_MS = 10_000
  const reloadOnce = async () => {
    try {
      const isFirst = Date.now() - (sessionStorage.getItem('posse.reloaded') ?? 0) > PAUSE_MS
      // Without a server there is no newer page, and the shown one is better than none.
      if (isFirst && (await fetch(location, { method: 'HEAD' })).ok) {
        sessionStorage.setItem('posse.reloaded', Date.now())
        location.reload()
      }
    } catch {
      // No answer, or no storage to remember the reload: the page stays as it is.
    }
  }
  addEventListener('vite:preloadError', reloadOnce)
  // Whether a script of the page itself failed; such errors do not bubble.
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
