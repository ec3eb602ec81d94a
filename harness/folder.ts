import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An empty folder for one test; the caller removes it. */
export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'posse-test-'))
}
