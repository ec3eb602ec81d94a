import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import webpush from 'web-push'
import { mayBePublic, publicLookup } from '../../../../server/http/public-lookup.ts'
import type { PushSubscription } from '../../contract.ts'
import type { PushKeys } from '../../keys/server/port.ts'
import type { PushMessage } from '../../rules.ts'

/** After a shorter limit, a slow service that accepted the message would get it twice. */
const TIMEOUT_MS = 25_000

export type Outcome =
  | { readonly kind: 'sent' }
  /** The browser has dropped this subscription. */
  | { readonly kind: 'gone' }
  /** The service will never accept it. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** A failure that may pass; the service may have said when to retry. */
  | { readonly kind: 'later'; readonly reason: string; readonly afterMs: number | null }

export interface Pushing {
  readonly keys: PushKeys
  /** The sender's contact for push services: an https or a mailto address. */
  readonly subject: string
  /** Seconds for which the message is useful. */
  readonly ttl: number
}

/** Addresses that strangers' subscriptions may name; only tests allow this machine. */
export interface Reach {
  readonly lookup: LookupFunction | undefined
  readonly may: (url: URL) => boolean
  readonly timeoutMs: number
}

export const PUBLIC: Reach = {
  lookup: publicLookup,
  may: (url) => url.protocol === 'https:' && mayBePublic(url),
  timeoutMs: TIMEOUT_MS,
}

/** Sends an encrypted message (RFC 8291) to the browser's push service. Never rejects. */
export async function push(
  { endpoint, p256dh, auth }: PushSubscription,
  message: PushMessage,
  pushing: Pushing,
  reach: Reach = PUBLIC,
): Promise<Outcome> {
  const url = new URL(endpoint)
  if (!reach.may(url)) return { kind: 'gone' }
  const sealed = seal({ endpoint, keys: { p256dh, auth } }, message, pushing)
  if (!sealed) return { kind: 'gone' }
  try {
    return outcomeOf(await post(url, sealed, reach))
  } catch (error) {
    return { kind: 'later', reason: error instanceof Error ? error.message : String(error), afterMs: null }
  }
}

/** A service keeps only a topic's last message (RFC 8030) for an offline browser: repeats show once. */
const topicOf = ({ tag }: PushMessage) => createHash('sha256').update(tag).digest('base64url').slice(0, 32)

function seal(
  to: webpush.PushSubscription,
  message: PushMessage,
  { keys, subject, ttl }: Pushing,
): Sent | undefined {
  try {
    return webpush.generateRequestDetails(to, JSON.stringify(message), {
      vapidDetails: { subject, ...keys },
      TTL: ttl,
      topic: topicOf(message),
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    })
  } catch {
    return undefined
  }
}

type Sent = Pick<webpush.RequestDetails, 'headers' | 'body'>

// Follows no redirects, and reads only the head of the answer.
async function post(
  url: URL,
  { headers, body }: Sent,
  { lookup, timeoutMs }: Reach,
): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? overHttps : overHttp
  const signal = AbortSignal.timeout(timeoutMs)
  const request = send(url, { method: 'POST', headers, agent: false, signal, ...(lookup ? { lookup } : {}) })
  request.on('error', () => undefined)
  request.end(body)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.destroy()
  return response
}

function outcomeOf({ statusCode = 0, headers }: IncomingMessage): Outcome {
  if (statusCode >= 200 && statusCode < 300) return { kind: 'sent' }
  if (statusCode === 404 || statusCode === 410) return { kind: 'gone' }
  const reason = `status ${statusCode}`
  if (statusCode === 429 || statusCode >= 500)
    return { kind: 'later', reason, afterMs: waitIn(headers['retry-after']) }
  return { kind: 'refused', reason }
}

function waitIn(retryAfter = ''): number | null {
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return ms > 0 ? ms : null
}
