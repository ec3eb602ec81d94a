import fs from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = typeof NodeFS.prototype.init

interface OpenFile {
  nfd: number
  path?: string
}

interface StreamOperations extends NodeOperations {
  fsync?: (file: OpenFile) => number
  write: (file: OpenFile, ...rest: unknown[]) => number
}

interface NodeOperations {
  setattr: (file: unknown, attributes: { mode?: number }) => void
}

interface NodeFsModule {
  NODEFS: { stream_ops: StreamOperations; node_ops: NodeOperations }
}

/** Called when a flush or a write of the log failed: PostgreSQL's state can no longer be trusted. */
export type OnDiskRefusal = (error: Error) => void

export const OTHERS = 0o077

/** WASI's input/output error, which makes PostgreSQL refuse the commit. */
const EIO = 29

/** PGlite lacks `fsync`: a power cut would lose commits (docs/decisions/0002-embedded-database.md). */
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
      ({ NODEFS }: { NODEFS: unknown }) => {
        const { stream_ops: operations, node_ops } = NODEFS as NodeFsModule['NODEFS']
        for (const made of [operations, node_ops]) keepToOwner(made)
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

/** Emscripten sets a new file's mode past the process's umask. */
function keepToOwner(operations: NodeOperations): void {
  const { setattr } = operations
  operations.setattr = (file, attributes) => {
    const { mode } = attributes
    setattr(file, mode === undefined ? attributes : { ...attributes, mode: mode & ~OTHERS })
  }
}

const refusal = (what: string, cause: unknown) =>
  new Error(`the disk refused a ${what} of the database`, { cause })

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

export function makeDurableFolder(folder: string): void {
  const first = fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = folder; made !== dirname(first); made = dirname(made)) syncFolder(dirname(made))
}

export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const descriptor = fs.openSync(folder, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}

export async function syncTree(folder: string): Promise<void> {
  const inside = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  const rest = [folder, ...inside.map(({ parentPath, name }) => join(parentPath, name))].values()
  const syncRest = async () => {
    for (const path of rest) await syncSoon(path)
  }
  await Promise.all(Array.from({ length: FLUSHES_AT_ONCE }, syncRest))
}

/** Node has four threads for file operations. */
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
