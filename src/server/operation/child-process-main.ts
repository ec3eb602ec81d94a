import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

// Does one piece of work; the parent process (`child-process.ts`) ends it.
const [url = '', megabytes, processorMs] = process.argv.slice(2)
const watch = new Worker(new URL('./child-process-limits.ts', import.meta.url), {
  workerData: { bytes: Number(megabytes) * 1024 * 1024, processorMs: Number(processorMs) },
})
const message = once(process, 'message')
process.once('disconnect', () => process.exit())
// The module loads while the watch starts; the work waits for both.
const [{ work }] = await Promise.all([import(url), once(watch, 'online')])
const [input] = await message
process.send?.(await work(input))
