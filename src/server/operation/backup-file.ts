import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { syncFolder } from '../database/embedded-files.ts'
import { OperatorError } from './operator-error.ts'

// Zstd text: the header, each table's line and rows of JSON, and an end line (docs/how-to/restore.md).

/** The first line. Without the secret, the backup's sessions and keys are worth nothing. */
export interface BackupHeader {
  readonly format: 'posse-backup'
  readonly version: 1
  /** ISO 8601. */
  readonly made: string
  readonly secret: string
  readonly migrations: ReadonlyArray<{ readonly name: string; readonly checksum: string }>
}

export interface BackupTable {
  readonly name: string
  readonly columns: readonly string[]
  readonly sequences: Readonly<Record<string, number | null>>
}

/** Rows are JSON texts, and belong to the last table before them. */
export type BackupEntry = { readonly table: BackupTable } | { readonly rows: readonly string[] }

const VERSION = 1

/** The number of rows; the file gets its name when complete. @throws OperatorError when it exists */
export async function writeBackup(
  path: string,
  header: BackupHeader,
  entries: AsyncIterable<BackupEntry>,
): Promise<number> {
  if (existsSync(path)) throw new OperatorError(`O arquivo ${path} já existe: escolha outro nome.`)
  const part = `${path}.part`
  const count = { rows: 0 }
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })
  try {
    await pipeline(
      linesOf(header, entries, count),
      compress,
      createWriteStream(part, { flags: 'w', mode: 0o600, flush: true }),
    )
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  syncFolder(dirname(path))
  return count.rows
}

async function* linesOf(header: BackupHeader, entries: AsyncIterable<BackupEntry>, count: { rows: number }) {
  const hash = createHash('sha256')
  const hashed = (text: string) => {
    hash.update(text)
    return text
  }
  yield hashed(`${JSON.stringify(header)}\n`)
  for await (const entry of entries) {
    if ('table' in entry) {
      yield hashed(`${JSON.stringify(['table', entry.table])}\n`)
      continue
    }
    count.rows += entry.rows.length
    yield hashed(`${entry.rows.join('\n')}\n`)
  }
  yield `${JSON.stringify(['end', { rows: count.rows, sha256: hash.digest('hex') }])}\n`
}

/** Reads a backup as a stream, which ends normally only when the file is whole. */
export async function* readBackup(
  path: string,
): AsyncGenerator<{ header: BackupHeader } | { table: BackupTable } | { row: string }> {
  const state: Reading = { hash: createHash('sha256'), rows: 0, ended: false, headed: false }
  for await (const line of textLines(path)) yield* entryOf(line, state, path)
  if (!state.ended) throw damaged(path)
}

interface Reading {
  readonly hash: Hash
  rows: number
  headed: boolean
  ended: boolean
}

function* entryOf(line: string, state: Reading, path: string) {
  if (state.ended) throw damaged(path)
  if (!state.headed) {
    state.headed = true
    state.hash.update(`${line}\n`)
    yield { header: headerOf(line, path) }
  } else if (line.startsWith('{')) {
    state.rows += 1
    state.hash.update(`${line}\n`)
    yield { row: line }
  } else {
    const [kind, value] = controlOf(line, path)
    if (kind === 'end') return end(value, state, path)
    state.hash.update(`${line}\n`)
    yield { table: value as BackupTable }
  }
}

function end(value: unknown, state: Reading, path: string): void {
  const { rows, sha256 } = value as { rows?: unknown; sha256?: unknown }
  if (rows !== state.rows || sha256 !== state.hash.digest('hex')) throw damaged(path)
  state.ended = true
}

function headerOf(line: string, path: string): BackupHeader {
  const header = parsed(line) as Partial<BackupHeader> | null | undefined
  if (header?.format !== 'posse-backup')
    throw new OperatorError(`O arquivo ${path} não é um backup da Posse.`)
  if (header.version !== VERSION)
    throw new OperatorError(`O backup ${path} é de uma versão mais nova da Posse: atualize este programa.`)
  return header as BackupHeader
}

function controlOf(line: string, path: string): [kind: unknown, value: unknown] {
  const control = parsed(line)
  if (!Array.isArray(control)) throw damaged(path)
  return [control[0], control[1]]
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

async function* textLines(path: string): AsyncGenerator<string> {
  let rest = ''
  for await (const text of textOf(path)) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') throw damaged(path)
}

async function* textOf(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const file = createReadStream(path)
  const unpack = createZstdDecompress()
  // The reader gets an error of the file through the stream that it reads.
  file.once('error', (error) => unpack.destroy(error))
  try {
    for await (const bytes of file.pipe(unpack)) yield decoder.decode(bytes as Uint8Array, { stream: true })
    decoder.decode()
  } catch (error) {
    throw readingError(error, path)
  } finally {
    file.destroy()
    unpack.destroy()
  }
}

function readingError(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return new OperatorError(`O arquivo ${path} não existe.`)
  if (code === 'ZSTD_error_prefix_unknown')
    return new OperatorError(`O arquivo ${path} não é um backup da Posse.`)
  if (code.startsWith('ZSTD_') || code.startsWith('Z_') || code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return damaged(path)
  return error
}

const damaged = (path: string) =>
  new OperatorError(`O backup ${path} está incompleto ou danificado: nada foi restaurado.`)
