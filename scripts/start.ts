import { buildIfStale } from './build.ts'
import { takeBundledLibraries } from './libraries.ts'

// What `npm start` does: the web app is built when it is
// not, or not any more, and the server runs in this process.
await buildIfStale()
takeBundledLibraries()
await import('../src/app/server/main.ts')
