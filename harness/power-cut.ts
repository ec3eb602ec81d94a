import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { openDatabase } from '../src/server/database/open-database.ts'
import type { Disk } from './disk.ts'

const WRITER = fileURLToPath(new URL('embedded-writer.ts', import.meta.url))

export interface PowerCuts {
  readonly cuts: number
  readonly acknowledged: number
  /** Acknowledged rows that are missing or there twice. */
  readonly wrong: string[]
}

/** Cuts the power after `pause(cut)` ms each, and looks for every row that was ever acknowledged. */
export async function cutPowerOften(
  disk: Disk,
  cuts: number,
  pause: (cut: number) => number,
): Promise<PowerCuts> {
  const dataDir = join(disk.folder, 'data')
  const acknowledged: string[] = []
  for (let cut = 0; cut < cuts; cut += 1) {
    acknowledged.push(...(await writeUntilCut(disk, dataDir, pause(cut))))
    const wrong = await wrongRows(dataDir, acknowledged)
    if (wrong.length > 0) return { cuts: cut + 1, acknowledged: acknowledged.length, wrong }
  }
  return { cuts, acknowledged: acknowledged.length, wrong: [] }
}

async function writeUntilCut(disk: Disk, dataDir: string, pauseMs: number): Promise<string[]> {
  const writer = spawn(process.execPath, [WRITER, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(writer, 'exit')
  const output = text(writer.stdout)
  await sleep(pauseMs)
  writer.kill('SIGSTOP')
  await disk.cutPower(async () => {
    writer.kill('SIGKILL')
    await exit
  })
  return (await output).split('\n').slice(0, -1)
}

async function wrongRows(dataDir: string, acknowledged: readonly string[]): Promise<string[]> {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir })
  try {
    await sql`create table if not exists note (id serial primary key, text text not null)`.execute(db)
    const { rows } = await sql<{
      text: string
      n: number
    }>`select text, count(*) as n from note group by text`.execute(db)
    const stored = new Map(rows.map(({ text, n }) => [text, n]))
    return acknowledged.filter((row) => stored.get(row) !== 1)
  } finally {
    await close()
  }
}
