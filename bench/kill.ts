/*
 * Kills the server, the database, or both with -9 at random moments under concurrent writes: 52 times unless
 * another number is given, half of them with an embedded database. Ends with 1 when an acknowledged record is
 * missing or one is there twice.
 */
import { type Kills, killOften, type Victim } from '../harness/kill.ts'

const MOST_PAUSE_MS = 1500
const OUTER: readonly Victim[] = ['server', 'database', 'both']

const victims = (count: number, of: readonly Victim[]) =>
  Array.from({ length: count }, (_, index) => of[index % of.length] ?? 'server')

async function main(count: number): Promise<void> {
  const half = Math.ceil(count / 2)
  for (const [name, list] of [
    ['outer database', victims(half, OUTER)],
    ['embedded database', victims(half, ['embedded'])],
  ] as const) {
    const kills = await killOften(list, () => Math.random() * MOST_PAUSE_MS)
    console.log(`${name}: ${list.length} kills, ${lineOf(kills)}`)
    if (kills.missing + kills.superfluous + kills.unexpected.length > 0) process.exitCode = 1
  }
}

const lineOf = ({ acknowledged, retries, missing, superfluous, unexpected, slowestRecoveryMs }: Kills) =>
  [
    `${acknowledged} records acknowledged, ${retries} sent again`,
    `${missing} missing, ${superfluous} too many`,
    `${unexpected.length} unexpected answers${unexpected.length > 0 ? ` (${unexpected[0]})` : ''}`,
    `${(slowestRecoveryMs / 1000).toFixed(1)} s from a kill to the next good answer at most`,
  ].join('; ')

await main(Number(process.argv[2] ?? 52))
