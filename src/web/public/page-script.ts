import { defineCarousel } from './carousel-element.ts'
import { defineClock } from './clock-element.ts'
import { keepAsleep } from './wake.ts'

// A public page needs no other script until the visitor reaches for the app.
defineCarousel()
defineClock()
// This may run before the browser has parsed the end of the page, where the app starts.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', keepAsleep, { once: true })
else keepAsleep()
