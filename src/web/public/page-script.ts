import { defineCarousel } from './carousel-element.ts'
import { defineClock } from './clock-element.ts'
import { keepAsleep } from './wake.ts'

// This is all the script that a public page needs before somebody reaches for the app.
defineCarousel()
defineClock()
// It may run before the page is read to its end, where the app is started.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', keepAsleep, { once: true })
else keepAsleep()
