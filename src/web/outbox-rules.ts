import { makerOf } from '../shared/unsent.ts'

/** A write that waits on this device, or that the server refused. `id` is its `Idempotency-Key`. */
export interface OutboxEntry {
  id: string
  userId: string
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Under `/api/api`, parameters filled in: '/user-study-records/7'; of what is not made yet as in `shared/unsent.ts`. */
  path: string
  body: unknown
  /** Of a POST that says something anew: what of. A later word replaces an earlier one, as a change does. */
  about?: string
  /** Epoch milliseconds. */
  createdAt: number
  /** What the student knows it as. */
  label: string
  state: 'waiting' | 'rejected'
  /** It may have reached the server: from then on it is sent as it is, and what follows is sent after it. */
  isTried?: boolean
  /** A server that fails (500) refuses it too: its student can say it again, and must not be shown what is not so. */
  isLight?: boolean
  /** What the server said when it refused. */
  message?: string
}

/** What waits, oldest first. */
export type Entries = readonly OutboxEntry[]

/**
 * The entries with one more, in the fewest writes that come to the same: a change replaces an earlier one that was not
 * tried yet, and joins the making of what it changes; a deletion takes both away. What was tried stays as it is, because
 * the server may have it. An id that is kept already changes nothing.
 */
export function withEntry(entries: Entries, added: OutboxEntry): OutboxEntry[] {
  if (entries.some(({ id }) => id === added.id)) return [...entries]
  const maker = entries.find(({ id }) => id === makerOf(added.path))
  if (maker && isOpen(maker)) return joined(entries, maker, added)
  if (added.method === 'DELETE') {
    return [...entries.filter((entry) => !(entry.path === added.path && isOpen(entry))), added]
  }
  const earlier = entries.findLast((entry) => isSame(entry, added))
  if (!(earlier && isOpen(earlier))) return [...entries, added]
  return entries.map((entry) => (entry === earlier ? added : entry))
}

/** Both change, or say, the same thing. */
const isSame = (one: OutboxEntry, other: OutboxEntry) =>
  one.path === other.path &&
  one.method === other.method &&
  one.about === other.about &&
  (other.method !== 'POST' || other.about !== undefined)

/** The entries after the server refused one. What waits for it mends it: a change is sent in its stead, a deletion ends both. */
export function withRefusal(entries: Entries, id: string, message: string): OutboxEntry[] {
  const refused = entries.map((entry) => (entry.id === id ? { ...entry, state: 'rejected' as const, message } : entry))
  const followers = refused.filter(({ path }) => makerOf(path) === id)
  return followers.reduce<OutboxEntry[]>(
    (left, follower) =>
      withEntry(
        left.filter((entry) => entry !== follower),
        follower,
      ),
    refused,
  )
}

/** The entries after the one with this id was marked as tried, which is kept on the disk before it is sent. */
export const withTry = (entries: Entries, id: string | undefined): OutboxEntry[] =>
  entries.map((entry) => (entry.id === id ? { ...entry, isTried: true } : entry))

/** The entries after a refused one was told to wait again. */
export const withRetry = (entries: Entries, id: string): OutboxEntry[] =>
  entries.map((entry) => (entry.id === id && entry.state === 'rejected' ? waiting(entry) : entry))

/** The server surely has not got it: it was never sent, or refused. */
const isOpen = ({ isTried, state }: OutboxEntry) => !isTried || state === 'rejected'

const waiting = ({ message: _, isTried: __, ...entry }: OutboxEntry): OutboxEntry => ({ ...entry, state: 'waiting' })

function joined(entries: Entries, maker: OutboxEntry, added: OutboxEntry): OutboxEntry[] {
  const others = entries.filter(({ path }) => makerOf(path) !== maker.id)
  if (added.method === 'DELETE') return others.filter((entry) => entry !== maker)
  const { body, label } = added
  const made = { ...waiting(maker), body: { ...(maker.body as object), ...(body as object) }, label }
  return others.map((entry) => (entry === maker ? made : entry))
}
