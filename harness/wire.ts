import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The cable between the server and an outer database. */
export interface Wire {
  /** The database's address at this end. */
  readonly url: string
  /** Nothing arrives any more, either way, and nobody is told: as when a machine freezes or a network is parted. */
  fallSilent(): void
  /** New connections pass; those of before stay silent, as after a standby has taken the place. */
  restore(): void
  close(): Promise<void>
}

/** Lays a cable to the database at `target`. */
export async function layWire(target: string): Promise<Wire> {
  const url = new URL(target)
  const open = new Set<Socket>()
  let silent = false
  const wire = createServer((near) => {
    const far = connect(Number(url.port), url.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      if (!silent) from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
    }
  })
  await once(wire.listen(0, '127.0.0.1'), 'listening')
  return {
    url: Object.assign(new URL(url), { port: String((wire.address() as AddressInfo).port) }).href,
    fallSilent: () => {
      silent = true
      for (const socket of open) socket.unpipe()
    },
    restore: () => {
      silent = false
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      await once(wire.close(), 'close')
    },
  }
}
