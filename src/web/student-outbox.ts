import { type NewOutboxEntry, Outbox, type Wait } from './outbox.ts'
import type { Entries, OutboxEntry } from './outbox-rules.ts'
import { isStudent, sendAs } from './outbox-send.ts'
import { queryClient } from './queries.ts'
import { session } from './session.ts'

/**
 * How a write stands: the server took it, refused the entry that carries it, or it is kept until the server takes it;
 * `status` is then what the server answered, 0 when no answer came.
 */
export type Delivery =
  | { type: 'sent' }
  | { type: 'waiting'; id: string; status: number }
  | { type: 'rejected'; id: string; message: string }

type Taken = (entry: OutboxEntry, reply: unknown) => void

/** After this long a write that still waits its turn is said to wait. */
const PATIENCE_MS = 6000

const taken = new Set<Taken>()
const waits = new Set<(wait: Wait) => void>()
const sentHere = new Set<string>()
let current: { userId: string; outbox: Outbox } | undefined

/** The outbox of this student, opened once a page; another student's is closed. */
export function studentOutbox(userId: string): Outbox {
  if (current?.userId === userId) return current.outbox
  closeStudentOutbox()
  const onWait = (wait: Wait) => {
    for (const listener of waits) listener(wait)
  }
  const ready = () => isStudent(session, userId)
  const outbox = new Outbox({ userId, send, ready, onWait, onSent: refresh })
  refreshWhenSentElsewhere(outbox)
  current = { userId, outbox }
  return outbox
}

/** Ends the sending on signing out; what waits stays on the device. */
export function closeStudentOutbox(): void {
  current?.outbox.close()
  current = undefined
}

/** Calls back whenever what is first in line has to wait; gives back what ends it. */
export function onWaiting(listener: () => void): () => void {
  waits.add(listener)
  return () => waits.delete(listener)
}

/** Calls back with the answer to each write that this tab sent, before it leaves the outbox; gives back what ends it. */
export function onTaken(listener: Taken): () => void {
  taken.add(listener)
  return () => taken.delete(listener)
}

/**
 * Keeps a write on the device, calls `onKept`, sends it, and resolves as soon as it is known how it stands. A device
 * that keeps nothing has it sent at once instead; then it throws `ApiError` when it could not be.
 */
export async function deliver(userId: string, entry: NewOutboxEntry, onKept?: () => void): Promise<Delivery> {
  const outbox = studentOutbox(userId)
  const kept = await outbox.enqueue(entry).then(
    (carrier) => ({ carrier }),
    () => null,
  )
  if (!kept) await send({ ...entry, userId, state: 'waiting' })
  onKept?.()
  if (kept?.carrier) return settled(outbox, kept.carrier)
  if (!kept) await refresh()
  return { type: 'sent' }
}

/** Resolves once the entry left the outbox, was refused, or has to wait. */
function settled(outbox: Outbox, id: string): Promise<Delivery> {
  const { promise, resolve } = Promise.withResolvers<Delivery>()
  const look = () => {
    const entry = outbox.getSnapshot().find((kept) => kept.id === id)
    if (!entry) resolve({ type: 'sent' })
    else if (entry.state === 'rejected') resolve({ type: 'rejected', id, message: entry.message ?? '' })
  }
  // Another write that is first in line says nothing of this one.
  const wait = ({ id: waiting, status = 0 }: Wait) =>
    resolve({ type: 'waiting', id, status: waiting === id ? status : 0 })
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

/** A write may change anything that is shown. */
function refresh(): Promise<void> {
  return queryClient.invalidateQueries()
}

/** Another tab may have sent what left the outbox: then what this one shows is not the newest either. */
function refreshWhenSentElsewhere(outbox: Outbox): void {
  let known: Entries = []
  outbox.subscribe(() => {
    const entries = outbox.getSnapshot()
    const gone = known.filter(({ id }) => !sentHere.has(id) && entries.every((entry) => entry.id !== id))
    if (gone.length > 0) refresh()
    known = entries
  })
}
