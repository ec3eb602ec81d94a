import './right-node.js'
import { fileURLToPath } from 'node:url'

// Plain JavaScript, so that Node loads the compile cache before any TypeScript.
const { enableCompileCache } = await import('node:module')
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))
await import('./start.ts')
