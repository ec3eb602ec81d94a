import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** A TCP proxy between the server and an outer database. */
export interface DatabaseProxy {
  readonly url: string
  /** Loses everything, either way, without a sign: as when a machine freezes or a network parts. */
  fallSilent(): void
  /** Passes new connections; older ones stay silent, as after a standby has taken the place. */
  restore(): void
  /** New connections get answers but no notifications, as behind a pooler by transaction. */
  dropNotifications(): void
  close(): Promise<void>
}

/** Opens a proxy to the database at `target`. */
export async function openDatabaseProxy(target: string): Promise<DatabaseProxy> {
  const url = new URL(target)
  const open = new Set<Socket>()
  let silent = false
  let dropsNotifications = false
  const proxy = createServer((near) => {
    const far = connect(Number(url.port), url.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      if (!silent) (from === far && dropsNotifications ? from.pipe(withoutNotifications()) : from).pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
    }
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  return {
    url: Object.assign(new URL(url), { port: String((proxy.address() as AddressInfo).port) }).href,
    fallSilent: () => {
      silent = true
      for (const socket of open) socket.unpipe()
    },
    restore: () => {
      silent = false
    },
    dropNotifications: () => {
      dropsNotifications = true
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      await once(proxy.close(), 'close')
    },
  }
}

const NOTIFICATION = 'A'.charCodeAt(0)
const HEAD_BYTES = 5

/** Passes PostgreSQL's messages to a client (a letter and a length each), but for notifications. */
function withoutNotifications(): Transform {
  let rest = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      rest = Buffer.concat([rest, chunk])
      while (rest.length >= HEAD_BYTES && rest.length > rest.readUInt32BE(1)) {
        const length = 1 + rest.readUInt32BE(1)
        if (rest[0] !== NOTIFICATION) this.push(rest.subarray(0, length))
        rest = rest.subarray(length)
      }
      done()
    },
  })
}
