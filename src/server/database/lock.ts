import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from '../operation/startup-error.ts'

export class DataDirInUse extends StartupError {}

const SQLITE_BUSY = 5

/** Garbage collection of a handle would release its lock without a sign. */
const held = new Set<DatabaseSync>()

/** @throws StartupError when another process has the folder, which must exist, or it cannot be written */
export function lockDataDir(dataDir: string): () => void {
  const path = join(dataDir, 'posse.lock')
  const handle = lockFile(path, dataDir)
  held.add(handle)
  return () => {
    if (held.delete(handle)) handle.close()
  }
}

// SQLite's file locks, which Node lacks, end with the process: a leftover file blocks no start.
function lockFile(path: string, dataDir: string): DatabaseSync {
  let handle: DatabaseSync | undefined
  try {
    handle = new DatabaseSync(path, { timeout: 0 })
    handle.exec('pragma journal_mode = memory; begin exclusive')
    return handle
  } catch (error) {
    handle?.close()
    throw errorCode(error) === SQLITE_BUSY ? inUse(dataDir, error) : unusableDataDir(dataDir, error)
  }
}

function inUse(dataDir: string, cause: unknown): StartupError {
  return new DataDirInUse(
    `Outra instância da Posse já está usando a pasta de dados ${dataDir}. Encerre-a ou indique outra pasta em DATA_DIR.`,
    { cause },
  )
}

export function unusableDataDir(dataDir: string, cause: unknown): StartupError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new StartupError(
    `Não é possível escrever na pasta de dados ${dataDir} (${reason}). Ajuste a permissão ou indique outra pasta em DATA_DIR.`,
    { cause },
  )
}

function errorCode(error: unknown): unknown {
  return error instanceof Error && 'errcode' in error ? error.errcode : undefined
}
