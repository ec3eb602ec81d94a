import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** How a pooler before a database gives connections: per transaction, per session, or none to a second client. */
export type PoolMode = 'transaction' | 'session' | 'no room'

const HEAD_BYTES = 5
const READY = 'Z'.charCodeAt(0)
const KEY = 'K'.charCodeAt(0)
const IDLE = 'I'.charCodeAt(0)

/** A pooler as PgBouncer is one, of this process: it greets clients itself. Any sign-in is trusted. */
export async function openPooler(
  target: string,
  sharing: PoolMode,
): Promise<{ url: string; close(): Promise<void> }> {
  const url = new URL(target)
  const open = new Set<Socket>()
  let first: Promise<Far> | undefined
  const pooler = createServer((near) => {
    open.add(near)
    near.on('error', () => undefined)
    near.once('data', async (startup: Buffer) => {
      const isFirst = first === undefined
      first ??= openFar(url, startup)
      const far = sharing === 'session' && !isFirst ? await openFar(url, startup) : await first
      open.add(far.socket)
      near.write(far.greeting)
      if (sharing !== 'no room' || isFirst) takeTurns(near, far)
    })
  })
  await once(pooler.listen(0, '127.0.0.1'), 'listening')
  return {
    url: Object.assign(new URL(url), { port: String((pooler.address() as AddressInfo).port) }).href,
    close: async () => {
      for (const socket of open) socket.destroy()
      await once(pooler.close(), 'close')
    },
  }
}

interface Far {
  readonly socket: Socket
  /** Greeting to a client at its sign-in, with the pooler's own number for the connection. */
  readonly greeting: Buffer
  readonly waiting: [Socket, Buffer][]
  owner: Socket | undefined
}

async function openFar({ port, hostname }: URL, startup: Buffer): Promise<Far> {
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined).write(startup)
  const replay: Buffer[] = []
  const { promise, resolve } = Promise.withResolvers<Far>()
  let far: Far | undefined
  eachMessage(socket, (message) => {
    if (far) return void answer(far, message)
    replay.push(message[0] === KEY ? otherKey(message) : message)
    if (message[0] !== READY) return
    far = { socket, greeting: Buffer.concat(replay), waiting: [], owner: undefined }
    resolve(far)
  })
  return promise
}

function otherKey(message: Buffer): Buffer {
  const other = Buffer.from(message)
  other.writeUInt32BE(other.readUInt32BE(HEAD_BYTES) + 1, HEAD_BYTES)
  return other
}

/** A client that has begun has the connection until its transaction ends. */
function takeTurns(near: Socket, far: Far): void {
  near.on('data', (chunk: Buffer) => {
    if (far.owner && far.owner !== near) return void far.waiting.push([near, chunk])
    far.owner = near
    far.socket.write(chunk)
  })
}

function answer(far: Far, message: Buffer): void {
  far.owner?.write(message)
  if (message[0] !== READY || message[HEAD_BYTES] !== IDLE) return
  far.owner = undefined
  const [next] = far.waiting.splice(0, 1)
  if (!next) return
  far.owner = next[0]
  far.socket.write(next[1])
}

function eachMessage(socket: Socket, take: (message: Buffer) => void): void {
  let rest = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= HEAD_BYTES && rest.length > rest.readUInt32BE(1)) {
      const length = 1 + rest.readUInt32BE(1)
      take(rest.subarray(0, length))
      rest = rest.subarray(length)
    }
  })
}
