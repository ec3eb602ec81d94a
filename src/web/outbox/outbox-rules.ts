import { type Choices, merge, revisionOf, type Whole } from '../../shared/whole.ts'

/** An entry waits on this device, or was refused. `id` is its `Idempotency-Key`. */
export interface OutboxEntry {
  id: string
  userId: string
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path is under `/api/api`. A thing goes by its id or its making's key: '/user-study-records/01…'. */
  path: string
  body: unknown
  /** What it changes or deletes, as that was shown then; never sent. */
  before?: unknown
  /** Of a change of a whole: what it was made from, and the whole that it makes. Each part has fields of the body. */
  made?: { from: Whole; whole: Whole }
  /** The whole as another device has saved it since, where the student must say what stays. */
  theirs?: Whole
  /** Of a POST that makes nothing but says something, which may be said again: what of. */
  about?: string
  /** The instant is in epoch ms. */
  createdAt: number
  label: string
  /** Of a write whose answer is laid into what is shown: what else counts it says so in its query's `meta`. */
  counts?: string
  state: 'waiting' | 'rejected'
  /** A server that fails (500) refuses it too: it can be said again, and what is shown must be so. */
  isLight?: boolean
  message?: string
}

/** The oldest comes first. */
export type Entries = readonly OutboxEntry[]

/** The path of what an entry makes, changes or deletes, or what it says something about. */
export const thingOf = ({ method, path, id, about }: OutboxEntry): string =>
  about ?? (method === 'POST' ? `${path}/${id}` : path)

const isWaiting = ({ state }: OutboxEntry) => state === 'waiting'

const isMaking = ({ method, about }: OutboxEntry) => method === 'POST' && !about

const isOfSame = (one: OutboxEntry, other: OutboxEntry) => thingOf(one) === thingOf(other)

/** So often the server fails over one write before others go past it. */
const PATIENCE = 3

/**
 * The oldest that waits, and of each thing what was said of it first. A write over which the server keeps
 * failing lets past what is of other things, and is tried again after it.
 */
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

/**
 * A word is sent by its own entry or, where the server refused to make its thing, by the making that it
 * mends. Undefined once it was sent, or took that making back.
 */
export const carrierOf = (
  entries: Entries,
  { id, path }: Pick<OutboxEntry, 'id' | 'path'>,
): OutboxEntry | undefined =>
  entries.find((entry) => entry.id === id) ??
  entries.find((entry) => isMaking(entry) && thingOf(entry) === path)

/** Takes back only what the server refused of the same thing; a known id changes nothing. */
export function withEntry(entries: Entries, added: OutboxEntry): OutboxEntry[] {
  if (entries.some(({ id }) => id === added.id)) return [...entries]
  const refused = entries.find((entry) => !isWaiting(entry) && isOfSame(entry, added))
  const left = refused ? mended(entries, refused, added) : entries
  return refused && isMaking(refused) ? [...left] : [...left, added]
}

/** What was said of the same thing later stands in the refused entry's stead. */
export function withRefusal(entries: Entries, id: string, message: string): OutboxEntry[] {
  const told = entries.map((entry) =>
    entry.id === id ? { ...entry, state: 'rejected' as const, message } : entry,
  )
  const refused = told.find((entry) => entry.id === id)
  const next = refused && told.find((entry) => isWaiting(entry) && isOfSame(entry, refused))
  if (!next) return told
  return mended(told, refused, next).filter((entry) => !(isMaking(refused) && entry === next))
}

/** A thing that was not made is made by what changes it; its deletion has no need of it. */
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

/**
 * The server has another whole than the one that the entry was made from: they are merged, and sent so, or the
 * entry waits for the student to say what stays. What was said of the same thing later then speaks for both.
 */
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

/** Fields of the body that a merged whole says otherwise than the student's own. */
const fieldsBeyond = (mine: Whole, merged: Whole): object =>
  Object.assign(
    {},
    ...Object.keys(merged).map((part) =>
      revisionOf({ part: mine[part] }) === revisionOf({ part: merged[part] }) ? {} : merged[part],
    ),
  )

/** An answer to this write has the thing with its key or id, or gives back the key of what was said. */
export function isAnswerTo(entry: OutboxEntry, reply: unknown): boolean {
  const { key: said, data = reply } = (reply ?? {}) as { key?: unknown; data?: unknown }
  if (entry.about) return said === entry.id
  const { key, id } = (data ?? {}) as { key?: string; id?: number }
  return [key, id].some((name) => thingOf(entry).endsWith(`/${encodeURIComponent(`${name}`)}`))
}
