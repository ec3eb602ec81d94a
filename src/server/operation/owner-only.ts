import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { OTHERS } from '../database/embedded-files.ts'

/** Names of our own files: the data folder may hold others. */
const OURS = ['postgres', 'postgres.new', 'outbox', 'auth-secret', 'push-keys', 'posse.lock']

/** Restricts files left open by umasks or copies. Returns the paths that belong to another user. */
export function keepToOwner(dataDir: string): string[] {
  if (process.platform === 'win32') return []
  const left: string[] = []
  close(dataDir, left)
  for (const name of OURS) closeAll(join(dataDir, name), left)
  return left
}

function closeAll(path: string, left: string[]): void {
  if (!close(path, left)) return
  for (const name of readdirSync(path)) closeAll(join(path, name), left)
}

function close(path: string, left: string[]): boolean {
  try {
    const entry = lstatSync(path, { throwIfNoEntry: false })
    if (!entry || entry.isSymbolicLink()) return false
    if (entry.mode & OTHERS) chmodSync(path, entry.mode & 0o777 & ~OTHERS)
    return entry.isDirectory()
  } catch {
    left.push(path)
    return false
  }
}
