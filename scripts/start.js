import './right-node.js'
import { fileURLToPath } from 'node:url'

// JavaScript, so that what is read from here on comes as the last start compiled it: Node reads its TypeScript reader for none of it.
const { enableCompileCache } = await import('node:module')
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))
await import('./start.ts')
