import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from './startup-error.ts'

const SQLITE_BUSY = 5

/** Locks held by this process: a handle that is garbage collected would quietly release its lock. */
const held = new Set<DatabaseSync>()

/**
 * Takes `<dataDir>/posse.lock` for this process and returns the function that gives it back. The folder must exist.
 * @throws StartupError when another process has it, or the file cannot be written.
 */
export function lockDataDir(dataDir: string): () => void {
  const path = join(dataDir, 'posse.lock')
  const handle = lockFile(path, dataDir)
  held.add(handle)
  return () => {
    if (held.delete(handle)) handle.close()
  }
}

/*
 * Node has no file locks of its own, but its SQLite has: the operating system releases them when the process ends,
 * however it ends, on Linux, macOS and Windows alike. So a lock file left behind never blocks a start.
 */
function lockFile(path: string, dataDir: string): DatabaseSync {
  const handle = openLockFile(path, dataDir)
  try {
    handle.exec('pragma journal_mode = memory; begin exclusive')
    return handle
  } catch (error) {
    handle.close()
    if (errorCode(error) === SQLITE_BUSY) {
      throw new StartupError(
        `Outra instância do Posse já está usando a pasta de dados ${dataDir}. Encerre-a ou indique outra pasta em DATA_DIR.`,
        { cause: error },
      )
    }
    throw unwritable(path, error)
  }
}

function openLockFile(path: string, dataDir: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { timeout: 0 })
  } catch (error) {
    throw unwritable(existsSync(path) ? path : dataDir, error)
  }
}

function unwritable(path: string, cause: unknown): StartupError {
  return new StartupError(
    `Sem permissão para escrever em ${path}. Ajuste a permissão ou indique outra pasta em DATA_DIR.`,
    {
      cause,
    },
  )
}

function errorCode(error: unknown): unknown {
  return error instanceof Error && 'errcode' in error ? error.errcode : undefined
}
