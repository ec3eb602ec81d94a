/*
 * Guesses the password of one account from many addresses: 50,000 times unless another number is given, with
 * the real hashes of passwords. Meanwhile its owner and other students come in by browsers that were never
 * there. Then sixteen accounts sign in again and again from one address, with right passwords, and others
 * from elsewhere. Ends with 1 when somebody is kept out.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Mailbox, openMailbox } from '../harness/mailbox.ts'
import { startServer } from '../harness/server-process.ts'

const GUESSES_EACH = 100
const ACCOUNTS = 16
const CROWD_AT_ONCE = 48
const CROWD_MS = 30_000
const LETTER_WITHIN_MS = 20_000
const PASSWORD = 'a senha certa'

interface Bench {
  readonly url: string
  readonly mailbox: Mailbox
}

interface Answered {
  readonly status: number
  readonly ms: number
}

class Tally {
  readonly #all: Answered[] = []
  readonly name: string
  constructor(name: string) {
    this.name = name
  }

  add(answered: Answered): void {
    this.#all.push(answered)
  }

  /** Prints what they were answered; ends the bench with 1 where `allowed` is given and one is another. */
  tell(allowed?: number): void {
    const counts = new Map<number, number>()
    for (const { status } of this.#all) counts.set(status, (counts.get(status) ?? 0) + 1)
    const times = this.#all.map(({ ms }) => ms).toSorted((a, b) => a - b)
    const at = (share: number) => `${Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)} ms`
    const isGood = allowed === undefined || (counts.size === 1 && counts.has(allowed))
    const list = [...counts].map(([status, count]) => `${count} × ${status}`).join(', ')
    console.log(
      `${this.name}: ${list}; median ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)} ${isGood ? '' : 'FAILED'}`,
    )
    if (!isGood) process.exitCode = 1
  }
}

/** The nth of as many addresses as one likes, of a network that nobody has. */
const address = (network: number, nth: number) =>
  `${network}.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`

async function post({ url }: Bench, path: string, from: string, body: object): Promise<Answered> {
  const begun = performance.now()
  const answer = await fetch(`${url}/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  return { status: answer.status, ms: performance.now() - begun }
}

const signIn = (bench: Bench, email: string, from: string, password = PASSWORD) =>
  post(bench, '/sign-in/email', from, { email, password })

async function account(bench: Bench, nth: number): Promise<string> {
  const email = `${randomUUID()}@example.com`
  const { status } = await post(bench, '/sign-up/email', address(100, nth), {
    name: 'Ana',
    email,
    password: PASSWORD,
  })
  if (status !== 200) throw new Error(`${status} instead of an account`)
  return email
}

/** Calls `next` as often as it may be, `atOnce` at a time; it tells by false that there is no more. */
async function crowd(atOnce: number, next: () => Promise<boolean>): Promise<void> {
  const one = async () => {
    while (await next());
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}

/** Whether the owner, in a browser and at an address that never were there, came in by the letter. */
async function entersByLetter(bench: Bench, owner: string, from: string): Promise<Answered> {
  const begun = performance.now()
  const before = bench.mailbox.letters.length
  const answer = await signIn(bench, owner, from)
  if (answer.status !== 403) return answer
  for (const until = Date.now() + LETTER_WITHIN_MS; bench.mailbox.letters.length === before; await sleep(50))
    if (Date.now() > until) return { status: 0, ms: performance.now() - begun }
  const token = /token=([\w-]+)/.exec(bench.mailbox.letters.at(-1)?.text ?? '')?.[1] ?? ''
  const { status } = await post(bench, '/sign-in/mailed', from, { token })
  return { status, ms: performance.now() - begun }
}

/** Guesses at an account while its owner and another student come in from new places. */
async function guess(bench: Bench, count: number, atOnce: number): Promise<void> {
  const [owner, ana] = [await account(bench, 1), await account(bench, 2)]
  const addresses = Math.ceil(count / GUESSES_EACH)
  const guesses = new Tally(
    `${count} wrong passwords of one account from ${addresses} addresses, ${atOnce} at once`,
  )
  const [owners, others] = [new Tally('its owner, by letter'), new Tally('another student meanwhile')]
  let [sent, isOver] = [0, false]
  const attack = crowd(atOnce, async () => {
    const nth = sent
    sent += 1
    if (nth >= count) return false
    guesses.add(await signIn(bench, owner, address(10, nth % addresses), `palpite ${nth}`))
    return true
  }).finally(() => {
    isOver = true
  })
  for (let nth = 0; !isOver; nth += 1) {
    others.add(await signIn(bench, ana, address(101, nth)))
    // An account has five letters at once, and one of them comes afterwards.
    if (nth % 20 === 19 && nth < 80) owners.add(await entersByLetter(bench, owner, address(102, nth)))
    await sleep(250)
  }
  await attack
  owners.add(await entersByLetter(bench, owner, address(103, 1)))
  guesses.tell()
  others.tell(200)
  owners.tell(200)
}

/** Signs in rightly again and again from one address, while one student comes from elsewhere. */
async function press(bench: Bench): Promise<void> {
  const accounts: string[] = []
  for (let nth = 0; nth < ACCOUNTS; nth += 1) accounts.push(await account(bench, 10 + nth))
  const ana = await account(bench, 3)
  const crowded = new Tally(
    `right passwords of ${ACCOUNTS} accounts from one address, ${CROWD_AT_ONCE} at once`,
  )
  const others = new Tally('another student meanwhile')
  const until = Date.now() + CROWD_MS
  let sent = 0
  const pressing = crowd(CROWD_AT_ONCE, async () => {
    sent += 1
    crowded.add(await signIn(bench, accounts[sent % ACCOUNTS] ?? '', address(104, 1)))
    return Date.now() < until
  })
  for (let nth = 0; Date.now() < until; nth += 1) others.add(await signIn(bench, ana, address(105, nth)))
  await pressing
  crowded.tell()
  others.tell(200)
}

async function main(count: number, atOnce: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'posse-guesses-'))
  const mailbox = await openMailbox()
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUST_PROXY: 'true', SMTP_URL: mailbox.url }
  const server = await startServer(settings)
  const bench = { url: server.url, mailbox }
  try {
    await guess(bench, count, atOnce)
    await press(bench)
  } finally {
    await server.stop()
    await mailbox.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

await main(Number(process.argv[2] ?? 50_000), Number(process.argv[3] ?? 64))
