import { type Choices, merge, revisionOf, type Whole } from '../../shared/whole.ts'

/** A write that waits on this device or was refused. `id` is its `Idempotency-Key`. */
export interface OutboxEntry {
  id: string
  userId: string
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Names a thing by its id, or by the key of the write that makes it: '/user-study-records/01…'. */
  path: string
  body: unknown
  /** The thing as the screen showed it before a change or deletion; never sent. */
  before?: unknown
  /** Its effect on study records, for the sums of the device; never sent. */
  records?: unknown
  /** The base and the changed whole; each part consists of fields of the body. */
  made?: { from: Whole; whole: Whole }
  /** The whole as another device has saved it since, when the student must choose. */
  theirs?: Whole
  /** For a POST that makes no thing and may be repeated: what it is about. */
  about?: string
  createdAt: number
  label: string
  /** For a write whose answer updates the shown data: which other queries it makes stale (`meta.counts`). */
  counts?: string
  state: 'waiting' | 'rejected'
  /** Also rejected on a 500: the student can repeat it, and the screen must show what is saved. */
  isLight?: boolean
  message?: string
}

export type Entries = readonly OutboxEntry[]

export const thingOf = ({ method, path, id, about }: OutboxEntry): string =>
  about ?? (method === 'POST' ? `${path}/${id}` : path)

const isWaiting = ({ state }: OutboxEntry) => state === 'waiting'

const isMaking = ({ method, about }: OutboxEntry) => method === 'POST' && !about

const isOfSame = (one: OutboxEntry, other: OutboxEntry) => thingOf(one) === thingOf(other)

/** After this many server failures a write lets the others pass. */
const PATIENCE = 3

/** The oldest waiting entry; one over which the server keeps failing lets other things pass. */
export function nextOf(entries: Entries, failures: ReadonlyMap<string, number>): OutboxEntry | undefined {
  const firsts = new Map<string, OutboxEntry>()
  for (const entry of entries.filter(isWaiting))
    if (!firsts.has(thingOf(entry))) firsts.set(thingOf(entry), entry)
  const rankOf = ({ id }: OutboxEntry) => {
    const failed = failures.get(id) ?? 0
    return failed < PATIENCE ? 0 : failed
  }
  return [...firsts.values()].sort((one, other) => rankOf(one) - rankOf(other))[0]
}

/** The entry that sends this write, maybe the one that makes its thing anew; undefined once sent. */
export const carrierOf = (
  entries: Entries,
  { id, path }: Pick<OutboxEntry, 'id' | 'path'>,
): OutboxEntry | undefined =>
  entries.find((entry) => entry.id === id) ??
  entries.find((entry) => isMaking(entry) && thingOf(entry) === path)

/** Adds an entry; a deletion removes the refused entry of the same thing, and a known id changes nothing. */
export function withEntry(entries: Entries, added: OutboxEntry): OutboxEntry[] {
  if (entries.some(({ id }) => id === added.id)) return [...entries]
  const refused = entries.find((entry) => !isWaiting(entry) && isOfSame(entry, added))
  const left = refused ? mended(entries, refused, added) : entries
  return refused && isMaking(refused) ? [...left] : [...left, added]
}

/** Marks an entry as refused; a later entry of the same thing replaces it. */
export function withRefusal(entries: Entries, id: string, message: string): OutboxEntry[] {
  const updated = entries.map((entry) =>
    entry.id === id ? { ...entry, state: 'rejected' as const, message } : entry,
  )
  const refused = updated.find((entry) => entry.id === id)
  const next = refused && updated.find((entry) => isWaiting(entry) && isOfSame(entry, refused))
  if (!next) return updated
  return mended(updated, refused, next).filter((entry) => !(isMaking(refused) && entry === next))
}

/** Turns a change of a thing that was never made into the entry that makes it; drops a deletion. */
function mended(entries: Entries, refused: OutboxEntry, by: OutboxEntry): OutboxEntry[] {
  const body = { ...(refused.body as object), ...(by.body as object) }
  const anew =
    isMaking(refused) && by.method !== 'DELETE' ? [waiting({ ...refused, body, label: by.label })] : []
  return entries.flatMap((entry) => (entry === refused ? anew : [entry]))
}

export const withRetry = (entries: Entries, id: string): OutboxEntry[] =>
  entries.map((entry) => (entry.id === id && !isWaiting(entry) ? waiting(entry) : entry))

const waiting = ({ message: _, theirs: __, ...entry }: OutboxEntry): OutboxEntry => ({
  ...entry,
  state: 'waiting',
})

/** Merges both wholes and sends the result, or waits for the choice; replaces later entries too. */
export function withTheirs(
  entries: Entries,
  id: string,
  { theirs, message, choices }: { theirs: Whole; message: string; choices?: Choices },
): OutboxEntry[] {
  const entry = entries.find((one) => one.id === id)
  if (!entry?.made) return withRefusal(entries, id, message)
  const { from, whole: mine } = entry.made
  const { whole, collisions } = merge({ base: from, mine, theirs }, choices)
  if (collisions.length === 0) {
    const body = { ...(entry.body as object), ...fieldsBeyond(mine, whole) }
    const merged = { ...waiting(entry), body, made: { from: theirs, whole } }
    return entries.map((one) => (one === entry ? merged : one))
  }
  const later = entries.find((one) => one !== entry && isWaiting(one) && one.made && isOfSame(one, entry))
  return entries.flatMap((one) => {
    if (one === entry) return later ? [] : [{ ...entry, state: 'rejected' as const, message, theirs }]
    return one === later && one.made ? [{ ...one, made: { ...one.made, from } }] : [one]
  })
}

/** Fields of the body in which a merged whole differs from the student's own. */
const fieldsBeyond = (mine: Whole, merged: Whole): object =>
  Object.assign(
    {},
    ...Object.keys(merged).map((part) =>
      revisionOf({ part: mine[part] }) === revisionOf({ part: merged[part] }) ? {} : merged[part],
    ),
  )

/** Whether this is the answer to the write: it contains the thing with its key or id, or returns the key. */
export function isAnswerTo(entry: OutboxEntry, reply: unknown): boolean {
  const { key: echoed, data = reply } = (reply ?? {}) as { key?: unknown; data?: unknown }
  if (entry.about) return echoed === entry.id
  const { key, id } = (data ?? {}) as { key?: string; id?: number }
  return [key, id].some((name) => thingOf(entry).endsWith(`/${encodeURIComponent(`${name}`)}`))
}
