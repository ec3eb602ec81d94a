import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { importJWK, jwtVerify } from 'jose'

/** How the service answers next: a status, slowly, or never. */
export type PushBehaviour = number | 'slow' | 'never'

/** A message as the browser would get it, and facts on its sender. */
export interface ReceivedPush {
  readonly message: unknown
  readonly subject: unknown
  readonly publicKey: string
  readonly ttl: string
  readonly topic: string
}

export interface TestDevice {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly received: ReceivedPush[]
  /** Treatment of the next notices, the last one for good. */
  manners: PushBehaviour[]
  retryAfter?: string
  /** Times of all requests, whatever the answer; epoch milliseconds. */
  readonly requestedAt: number[]
}

export interface PushService {
  readonly port: number
  subscribe(): TestDevice
  close(): Promise<void>
}

interface PushServiceOptions {
  /** Encrypted with these; without them it is not. */
  readonly tls?: { readonly key: string; readonly cert: string } | undefined
  /** Where browsers say that it is; by default where it is. */
  readonly origin?: string
  readonly slowMs?: number
}

/** Checks who sends (VAPID, RFC 8292) and reads what is sent (RFC 8291). */
export async function openPushService({
  tls,
  origin: named,
  slowMs = 150,
}: PushServiceOptions = {}): Promise<PushService> {
  const devices = new Map<string, { device: TestDevice; read: (body: Buffer) => unknown }>()
  const listener = (request: IncomingMessage, response: ServerResponse) =>
    void answer(request, response).catch(() => response.destroy())
  const server = tls ? createSecureServer(tls, listener) : createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const origin = named ?? `http://127.0.0.1:${port}`

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const found = devices.get(request.url ?? '')
    if (!found) return void response.writeHead(404).end()
    const { device, read } = found
    const body = await buffer(request)
    const status = await behave(device, slowMs)
    if (status === undefined) return
    if (status === 201) device.received.push({ ...(await readSent(request, origin)), message: read(body) })
    response.writeHead(status, device.retryAfter ? { 'retry-after': device.retryAfter } : {}).end()
  }

  return {
    port,
    subscribe: () => {
      const keys = createECDH('prime256v1')
      const secret = randomBytes(16)
      const path = `/push/${randomBytes(12).toString('hex')}`
      const device: TestDevice = {
        endpoint: origin + path,
        p256dh: keys.generateKeys().toString('base64url'),
        auth: secret.toString('base64url'),
        received: [],
        manners: [201],
        requestedAt: [],
      }
      devices.set(path, { device, read: (body) => JSON.parse(decrypt(body, keys, secret)) })
      return device
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function readSent(request: IncomingMessage, origin: string): Promise<Omit<ReceivedPush, 'message'>> {
  const { headers } = request
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not encrypted as RFC 8291 asks')
  return { ...(await senderOf(request, origin)), ttl: String(headers.ttl), topic: String(headers.topic) }
}

/** The status of the next answer; undefined is none. */
async function behave(device: TestDevice, slowMs: number): Promise<number | undefined> {
  device.requestedAt.push(Date.now())
  const behaviour = device.manners.length > 1 ? device.manners.shift() : device.manners[0]
  if (behaviour === 'never') return undefined
  if (behaviour === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs))
  return typeof behaviour === 'number' ? behaviour : 201
}

/** Throws unless the sender signed for this service, for a day at most. */
async function senderOf({ headers }: IncomingMessage, origin: string) {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256')
  const { payload } = await jwtVerify(token, key, { audience: origin, algorithms: ['ES256'] })
  if (!payload.exp || payload.exp * 1000 - Date.now() > 24 * 3_600_000) throw new Error('signed for too long')
  return { subject: payload.sub, publicKey }
}

/** One record of aes128gcm (RFC 8188), whose keys are agreed on as RFC 8291 says. */
function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, secret: Buffer): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + (body[20] ?? 0))
  const record = body.subarray(21 + sender.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const input = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), secret, info, 32))
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, length))
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  cipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}
