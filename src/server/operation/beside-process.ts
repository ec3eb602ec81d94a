import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

// Does one piece of work and is ended by who began it (`beside.ts`).
const [url = '', megabytes, processorMs] = process.argv.slice(2)
const watch = new Worker(new URL('./beside-watch.ts', import.meta.url), {
  workerData: { bytes: Number(megabytes) * 1024 * 1024, processorMs: Number(processorMs) },
})
const given = once(process, 'message')
process.once('disconnect', () => process.exit())
await once(watch, 'online')
const [input] = await given
const { work } = await import(url)
process.send?.(await work(input))
