import { readFile, writeFile } from 'node:fs/promises'
import { withServers } from '../harness/load/servers.ts'
import { withMeasurement } from '../harness/measurements.ts'
import { type Bar, holds, lineOf, wanted } from './bar.ts'
import { guideBars } from './guide.ts'
import { importBars } from './imports.ts'
import { lighthouseBars } from './lighthouse.ts'
import { logBars } from './log.ts'
import { recordBars } from './records.ts'
import { scheduleBars } from './schedule.ts'
import { silentServerBars } from './silent-server.ts'
import { startBars } from './start.ts'
import { streamBars } from './streams.ts'
import { syllabusBars } from './syllabus.ts'
import { tapBars } from './taps.ts'

const BENCHES: Readonly<Record<string, () => Promise<Bar[]>>> = {
  records: () => withServers(recordBars),
  schedule: () => withServers(scheduleBars),
  syllabus: () => withServers(syllabusBars),
  guide: () => withServers(guideBars),
  log: () => withServers(logBars),
  imports: importBars,
  streams: streamBars,
  start: startBars,
  lighthouse: lighthouseBars,
  taps: tapBars,
  silence: silentServerBars,
}

const PAGE = 'docs/measurements.md'

/** Notes each bar in `PAGE`; exits with 1 when one does not hold. */
async function main(names: string[]): Promise<void> {
  for (const [name, bench] of chosen(names)) {
    for (const bar of await bench()) {
      console.log(lineOf(bar))
      await note(bar, `bench ${name}`)
      if (!holds(bar)) process.exitCode = 1
    }
  }
}

async function note(bar: Bar, command: string): Promise<void> {
  const value = `${bar.figure.toFixed(2)} ${bar.unit}${holds(bar) ? '' : ', FAILED'}`
  const day = new Date().toISOString().slice(0, 10)
  const measured = { name: bar.name, bar: wanted(bar), value, day, command }
  await writeFile(PAGE, withMeasurement(await readFile(PAGE, 'utf8'), measured))
}

function chosen(names: string[]): [name: string, bench: () => Promise<Bar[]>][] {
  const unknown = names.find((name) => !(name in BENCHES))
  if (unknown !== undefined)
    throw new Error(`No bench ${unknown}: the benches are ${Object.keys(BENCHES).join(', ')}.`)
  return Object.entries(BENCHES).filter(([name]) => names.length === 0 || names.includes(name))
}

await main(process.argv.slice(2))
