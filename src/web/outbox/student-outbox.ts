import type { Query } from '@tanstack/react-query'
import { queryClient } from '../api/queries.ts'
import { session } from '../session/session.ts'
import { type NewOutboxEntry, Outbox, type Wait } from './outbox.ts'
import { carrierOf, type Entries, type OutboxEntry } from './outbox-rules.ts'
import { isStudent, sendAs } from './outbox-send.ts'

/** `collided` waits for the student's choice; `status` is 0 when no answer came. */
export type Delivery =
  | { type: 'sent' }
  | { type: 'waiting'; id: string; status: number }
  | { type: 'collided'; id: string }
  | { type: 'rejected'; id: string; message: string }

type SentListener = (entry: OutboxEntry, reply: unknown) => void

const PATIENCE_MS = 6000

const sentListeners = new Set<SentListener>()
const waits = new Set<(wait: Wait) => void>()
const sentHere = new Set<string>()
let current: { userId: string; outbox: Outbox } | undefined

/** Opens the student's outbox once per page, and closes another student's. */
export function studentOutbox(userId: string): Outbox {
  if (current?.userId === userId) return current.outbox
  closeStudentOutbox()
  const onWait = (wait: Wait) => {
    for (const listener of waits) listener(wait)
  }
  const ready = () => isStudent(session, userId)
  const onSent = ({ counts }: OutboxEntry) => refresh(counts)
  const outbox = new Outbox({ userId, send, ready, onWait, onSent })
  refreshWhenSentElsewhere(outbox)
  current = { userId, outbox }
  return outbox
}

/** Waiting entries stay on the device. */
export function closeStudentOutbox(): void {
  current?.outbox.close()
  current = undefined
}

export function onWaiting(listener: () => void): () => void {
  waits.add(listener)
  return () => waits.delete(listener)
}

/** Calls back with each answer before its write leaves the outbox; returns the function that ends it. */
export function onSent(listener: SentListener): () => void {
  sentListeners.add(listener)
  return () => sentListeners.delete(listener)
}

/** Calls `onStored` once the device has the write. Throws `ApiError` only if the device cannot store it. */
export async function deliver(
  userId: string,
  entry: NewOutboxEntry,
  onStored?: () => void,
): Promise<Delivery> {
  const outbox = studentOutbox(userId)
  const stored = await outbox.enqueue(entry).then(
    (isToSend) => ({ isToSend }),
    () => null,
  )
  if (!stored) await send({ ...entry, userId, state: 'waiting' })
  onStored?.()
  if (stored?.isToSend) return settled(outbox, entry)
  if (!stored) await refresh()
  return { type: 'sent' }
}

function settled(outbox: Outbox, queued: NewOutboxEntry): Promise<Delivery> {
  const { promise, resolve } = Promise.withResolvers<Delivery>()
  const carrier = () => carrierOf(outbox.getSnapshot(), queued)
  const look = () => {
    const entry = carrier()
    if (!entry) resolve({ type: 'sent' })
    else if (entry.theirs) resolve({ type: 'collided', id: entry.id })
    else if (entry.state === 'rejected')
      resolve({ type: 'rejected', id: entry.id, message: entry.message ?? '' })
  }
  // Ignores other entries that wait first in line.
  const wait = ({ id: waiting, status = 0 }: Wait) => {
    const { id } = carrier() ?? queued
    resolve({ type: 'waiting', id, status: waiting === id ? status : 0 })
  }
  const unsubscribe = outbox.subscribe(look)
  const timer = setTimeout(() => wait({}), PATIENCE_MS)
  waits.add(wait)
  look()
  return promise.finally(() => {
    unsubscribe()
    clearTimeout(timer)
    waits.delete(wait)
  })
}

async function send(entry: OutboxEntry, signal?: AbortSignal): Promise<void> {
  await isStudent(session, entry.userId)
  const reply = await sendAs(session, entry, signal)
  sentHere.add(entry.id)
  for (const listener of sentListeners) listener(entry, reply)
}

/** Queries become stale by what the write `counts` as; a first fetch is awaited and then repeated. */
async function refresh(counts?: string): Promise<void> {
  const coming = queryClient
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
  const isOld = ({ meta, state }: Query) => meta?.counts === counts || state.fetchStatus === 'fetching'
  await queryClient.invalidateQueries(counts === undefined ? {} : { predicate: isOld })
  if (coming.length > 0) await queryClient.invalidateQueries({ predicate: (query) => coming.includes(query) })
}

/** Another tab may have sent an entry that left the outbox: then this tab's data is stale. */
function refreshWhenSentElsewhere(outbox: Outbox): void {
  let known: Entries = []
  outbox.subscribe(() => {
    const entries = outbox.getSnapshot()
    const gone = known.filter(({ id }) => !sentHere.has(id) && entries.every((entry) => entry.id !== id))
    if (gone.length > 0) refresh()
    known = entries
  })
}
