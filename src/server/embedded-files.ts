import fs from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = typeof NodeFS.prototype.init

/** What Emscripten keeps of an open file: `nfd` is the descriptor of the operating system. */
interface OpenFile {
  nfd: number
  path?: string
}

interface StreamOperations {
  fsync?: (file: OpenFile) => number
  write: (file: OpenFile, ...rest: unknown[]) => number
}

/** Told at once, before PostgreSQL is, that a flush or a write of its log failed: nothing that it does next can be trusted. */
export type OnDiskRefusal = (error: Error) => void

/** WASI's number for an input/output error, which makes PostgreSQL refuse the commit. */
const EIO = 29

/**
 * PGlite's file system on a folder, with the `fsync` that PGlite's own lacks: without it a commit is only in the
 * memory of the operating system, and a power cut loses it.
 */
export class DurableNodeFs extends NodeFS {
  readonly #onRefusal: OnDiskRefusal

  constructor(folder: string, onRefusal: OnDiskRefusal = () => undefined) {
    super(folder)
    this.#onRefusal = onRefusal
  }

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module: { NODEFS: unknown }) => {
        const { stream_ops: operations } = module.NODEFS as { stream_ops: StreamOperations }
        const { write } = operations
        operations.fsync = ({ nfd }) => syncDescriptor(nfd, this.#onRefusal)
        operations.write = (file, ...rest) => {
          try {
            return write(file, ...rest)
          } catch (error) {
            if (file.path?.includes('/pg_wal/')) this.#onRefusal(refusal('write', error))
            throw error
          }
        }
      },
    ]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

const refusal = (what: string, cause: unknown) => new Error(`the disk refused a ${what} of the database`, { cause })

function syncDescriptor(descriptor: number, onRefusal: OnDiskRefusal): number {
  try {
    // Windows keeps directory entries durable by itself and refuses to flush a directory.
    if (process.platform === 'win32' && fs.fstatSync(descriptor).isDirectory()) return 0
    fs.fsyncSync(descriptor)
    return 0
  } catch (error) {
    onRefusal(refusal('flush', error))
    return EIO
  }
}

/** Makes a folder and its missing parents, readable by its owner only, and makes them survive a power cut. */
export function makeDurableFolder(folder: string): void {
  const first = fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = folder; made !== dirname(first); made = dirname(made)) syncFolder(dirname(made))
}

/** Flushes a folder's list of names to the disk. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const descriptor = fs.openSync(folder, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}

/** Flushes every file and folder under `folder`, itself included, to the disk: several at a time, which takes a disk far less long. */
export async function syncTree(folder: string): Promise<void> {
  const inside = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  const rest = [folder, ...inside.map(({ parentPath, name }) => join(parentPath, name))].values()
  const syncRest = async () => {
    for (const path of rest) await syncSoon(path)
  }
  await Promise.all(Array.from({ length: FLUSHES_AT_ONCE }, syncRest))
}

/** As many as Node has threads for files. */
const FLUSHES_AT_ONCE = 4

async function syncSoon(path: string): Promise<void> {
  const isFolder = fs.statSync(path).isDirectory()
  if (isFolder && process.platform === 'win32') return
  const descriptor = fs.openSync(path, isFolder ? 'r' : 'r+')
  try {
    await promisify(fs.fsync)(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}
