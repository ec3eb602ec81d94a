import { buildIfStale } from './build.ts'
import { takeBundledLibraries } from './libraries.ts'

// `npm start` builds the web app if it is missing or stale, and runs the server in this process.
await buildIfStale()
takeBundledLibraries()
await import('../src/app/server/main.ts')
