import { withServers } from '../harness/load/servers.ts'
import { type Bar, holds, lineOf } from './bar.ts'
import { guideBars } from './guide.ts'
import { lighthouseBars } from './lighthouse.ts'
import { logBars } from './log.ts'
import { recordBars } from './records.ts'
import { scheduleBars } from './schedule.ts'
import { silenceBars } from './silence.ts'
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
  streams: streamBars,
  start: startBars,
  lighthouse: lighthouseBars,
  taps: tapBars,
  silence: silenceBars,
}

/**
 * Runs the named benches, or all, one after the other; a
 * line a bar. The exit code is 1 when one does not hold.
 */
async function main(names: string[]): Promise<void> {
  for (const bench of chosen(names)) {
    for (const bar of await bench()) {
      console.log(lineOf(bar))
      if (!holds(bar)) process.exitCode = 1
    }
  }
}

function chosen(names: string[]): (() => Promise<Bar[]>)[] {
  const unknown = names.find((name) => !(name in BENCHES))
  if (unknown !== undefined)
    throw new Error(`No bench ${unknown}: the benches are ${Object.keys(BENCHES).join(', ')}.`)
  const all = Object.entries(BENCHES).filter(([name]) => names.length === 0 || names.includes(name))
  return all.map(([, bench]) => bench)
}

await main(process.argv.slice(2))
