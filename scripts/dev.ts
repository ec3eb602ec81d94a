import { runBin, runNode } from '../harness/run-bin.ts'

// Restarts the server when one of its files changes; Vite serves the page and passes calls on.
const codes = await Promise.race([
  runNode(['--watch', 'src/app/server/main.ts']),
  runBin('@react-router/dev', 'react-router', ['dev']),
])
process.exit(codes)
