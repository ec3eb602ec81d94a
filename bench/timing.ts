/*
 * Whether the time of an answer tells if an e-mail has an account: sign-ins with a wrong password and
 * requests for a new one, for accounts and for nobody, in turns. Ends with 1 when one takes longer than the
 * other more often than chance would have it.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from '../harness/load/measure.ts'
import { startPostgres } from '../harness/postgres.ts'
import { startServer } from '../harness/server-process.ts'

const ACCOUNTS = 50
/** Sign-ins below one account's limits. */
const SIGN_INS_EACH = 6
const RESETS_EACH = 4
/** How often the one may take longer than the other: half the time, give or take four standard errors. */
const FAIR = [0.4, 0.6] as const

type Ask = (email: string, turn: number) => Promise<Response>

const asker =
  (url: string, path: string, rest: object): Ask =>
  (email, turn) =>
    fetch(`${url}/api/auth${path}`, {
      method: 'POST',
      // Each turn comes from another address, so that no limit of an address ends the run.
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${turn >> 8}.${turn & 255}` },
      body: JSON.stringify({ email, ...rest }),
    })

async function timed(ask: Ask, email: string, turn: number, status: number): Promise<number> {
  const begun = performance.now()
  const answer = await ask(email, turn)
  const took = performance.now() - begun
  if (answer.status !== status)
    throw new Error(`${answer.status} instead of ${status}: ${await answer.text()}`)
  return took
}

/** Milliseconds of answers for accounts and for nobody, in turns, each pair beginning with the other one. */
async function compare(
  ask: Ask,
  accounts: readonly string[],
  { each, status }: { each: number; status: number },
) {
  const [known, unknown]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < accounts.length * each; turn += 1) {
    const account = accounts[turn % accounts.length] ?? ''
    const nobody = `${randomUUID()}@example.com`
    const pair = [
      async () => known.push(await timed(ask, account, turn, status)),
      async () => unknown.push(await timed(ask, nobody, turn, status)),
    ]
    for (const one of turn % 2 === 0 ? pair : pair.toReversed()) await one()
  }
  return { known, unknown }
}

/** How often a value of the first is larger than one of the second. */
function superiority(first: readonly number[], second: readonly number[]): number {
  const wins = first.flatMap((a) => second.map((b): number => (a > b ? 1 : 0)))
  return wins.reduce((sum, win) => sum + win, 0) / wins.length
}

function report(name: string, { known, unknown }: { known: number[]; unknown: number[] }): void {
  const share = superiority(known, unknown)
  const fair = share >= FAIR[0] && share <= FAIR[1]
  const medians = `median ${median(known).toFixed(1)} ms with an account, ${median(unknown).toFixed(1)} ms without`
  console.log(
    `${name}: ${known.length} pairs, ${medians}; longer with an account in ${(share * 100).toFixed(0)}% ${fair ? 'ok' : 'FAILED'}`,
  )
  if (!fair) process.exitCode = 1
}

async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'posse-timing-'))
  const postgres = await startPostgres({ fsync: true })
  const settings = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUST_PROXY: 'true' }
  const server = await startServer(settings)
  try {
    const accounts = Array.from({ length: ACCOUNTS }, () => `${randomUUID()}@example.com`)
    const signUp = asker(server.url, '/sign-up/email', { name: 'Ana', password: 'segredo' })
    for (const [index, email] of accounts.entries()) await timed(signUp, email, index, 200)
    const signIn = asker(server.url, '/sign-in/email', { password: 'errada' })
    report('sign-in', await compare(signIn, accounts, { each: SIGN_INS_EACH, status: 401 }))
    const reset = asker(server.url, '/request-password-reset', {})
    report('reset', await compare(reset, accounts, { each: RESETS_EACH, status: 200 }))
  } finally {
    await server.stop()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

await main()
