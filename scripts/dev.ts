import { runBin, runNode } from '../harness/run-bin.ts'

// The server starts again when a file of its changes; the page is served, and its calls passed on, by Vite.
const codes = await Promise.race([
  runNode(['--watch', 'src/app/server/main.ts']),
  runBin('@react-router/dev', 'react-router', ['dev']),
])
process.exit(codes)
