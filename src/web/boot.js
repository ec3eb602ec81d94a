// Runs before the first paint, so that the student's own theme and sidebar are there from the start.
// A signed-in student who opens the public home goes straight to the student area (spec §2, route guard).
;(() => {
  try {
    const root = document.documentElement
    const theme = localStorage.getItem('posse.theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    const sidebar = localStorage.getItem('posse.sidebar') ?? (innerWidth < 1024 ? 'folded' : 'open')
    root.dataset.sidebar = sidebar
    if (location.pathname === '/' && localStorage.getItem('posse.session')) {
      root.hidden = true
      location.replace('/area-do-aluno')
    }
  } catch {
    // Without storage the system's theme and the open sidebar serve.
  }
})()
