import { buildIfStale } from './build.ts'

// What `npm start` does: the web app is built when it is not, or not any more, and the server runs in this process.
await buildIfStale()
await import('../src/server/main.ts')
