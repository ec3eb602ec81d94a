import type { Query } from '@tanstack/react-query'
import { queryClient } from '../api/queries.ts'
import { session } from '../session/session.ts'
import { type NewOutboxEntry, Outbox, type Wait } from './outbox.ts'
import { carrierOf, type Entries, type OutboxEntry } from './outbox-rules.ts'
import { isStudent, sendAs } from './outbox-send.ts'

/**
 * `collided`: another device has changed the same meanwhile, and the student is asked what stays. `status` is what the server answered, 0 when no answer came.
 */
export type Delivery =
  | { type: 'sent' }
  | { type: 'waiting'; id: string; status: number }
  | { type: 'collided'; id: string }
  | { type: 'rejected'; id: string; message: string }

type Taken = (entry: OutboxEntry, reply: unknown) => void

const PATIENCE_MS = 6000

const taken = new Set<Taken>()
const waits = new Set<(wait: Wait) => void>()
const sentHere = new Set<string>()
let current: { userId: string; outbox: Outbox } | undefined

/** It is opened once a page; another student's is closed. */
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

/** What waits stays on the device. */
export function closeStudentOutbox(): void {
  current?.outbox.close()
  current = undefined
}

export function onWaiting(listener: () => void): () => void {
  waits.add(listener)
  return () => waits.delete(listener)
}

/** Calls back with each answer before its write leaves the outbox; the function returned ends it. */
export function onTaken(listener: Taken): () => void {
  taken.add(listener)
  return () => taken.delete(listener)
}

/** Calls `onKept` once the device has it. Throws `ApiError` only where the device keeps nothing. */
export async function deliver(userId: string, entry: NewOutboxEntry, onKept?: () => void): Promise<Delivery> {
  const outbox = studentOutbox(userId)
  const kept = await outbox.enqueue(entry).then(
    (isToSend) => ({ isToSend }),
    () => null,
  )
  if (!kept) await send({ ...entry, userId, state: 'waiting' })
  onKept?.()
  if (kept?.isToSend) return settled(outbox, entry)
  if (!kept) await refresh()
  return { type: 'sent' }
}

function settled(outbox: Outbox, said: NewOutboxEntry): Promise<Delivery> {
  const { promise, resolve } = Promise.withResolvers<Delivery>()
  const carrier = () => carrierOf(outbox.getSnapshot(), said)
  const look = () => {
    const entry = carrier()
    if (!entry) resolve({ type: 'sent' })
    else if (entry.theirs) resolve({ type: 'collided', id: entry.id })
    else if (entry.state === 'rejected')
      resolve({ type: 'rejected', id: entry.id, message: entry.message ?? '' })
  }
  // Another write that is first in line says nothing of this one.
  const wait = ({ id: waiting, status = 0 }: Wait) => {
    const { id } = carrier() ?? said
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
  for (const listener of taken) listener(entry, reply)
}

/**
 * A write may change anything that is shown, unless it tells what it `counts` as: then only what counts that is
 * old, and what is on its way. What is on its way for the first time is let come, as something waits for it, and
 * asked for again: it may have been read before the write.
 */
async function refresh(counts?: string): Promise<void> {
  const coming = queryClient
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
  const isOld = ({ meta, state }: Query) => meta?.counts === counts || state.fetchStatus === 'fetching'
  await queryClient.invalidateQueries(counts === undefined ? {} : { predicate: isOld })
  if (coming.length > 0) await queryClient.invalidateQueries({ predicate: (query) => coming.includes(query) })
}

/** Another tab may have sent what left the outbox: then what this one shows is old. */
function refreshWhenSentElsewhere(outbox: Outbox): void {
  let known: Entries = []
  outbox.subscribe(() => {
    const entries = outbox.getSnapshot()
    const gone = known.filter(({ id }) => !sentHere.has(id) && entries.every((entry) => entry.id !== id))
    if (gone.length > 0) refresh()
    known = entries
  })
}
