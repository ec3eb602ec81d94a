import { Kysely, PGliteDialect } from 'kysely'
import type { Database, DatabaseOptions, Tables } from './db.ts'
import { openEmbedded } from './embedded.ts'
import type { OnBroken } from './embedded-postgres.ts'

/** @throws StartupError when the server is silent, or `dataDir` is taken or cannot be written */
export async function openDatabase({
  databaseUrl,
  dataDir,
  onBroken,
  ...server
}: DatabaseOptions): Promise<Database> {
  if (databaseUrl === undefined) return openEmbeddedDatabase(dataDir, onBroken)
  const { openServerDatabase } = await import('./open-server.ts')
  return openServerDatabase({ databaseUrl, ...server })
}

async function openEmbeddedDatabase(dataDir: string, onBroken: OnBroken | undefined): Promise<Database> {
  const { pglite, copyTo, close } = await openEmbedded(dataDir, onBroken)
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  return {
    db,
    kind: 'embedded',
    copyTo,
    close: async () => {
      await db.destroy()
      await close()
    },
  }
}
