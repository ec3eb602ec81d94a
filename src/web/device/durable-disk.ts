import { createStore, delMany, keys, promisifyRequest } from 'idb-keyval'

/** The revision grows with every change, so it tells which of two entries is newer. */
export interface DurableEntry {
  revision: number
  text: string
}

export function isEntry(value: unknown): value is DurableEntry {
  const { revision, text } = { ...(value as Partial<Record<keyof DurableEntry, unknown>> | null) }
  return Number.isSafeInteger(revision) && typeof text === 'string'
}

export function newerOf(one: DurableEntry | null, other: DurableEntry | null): DurableEntry | null {
  return !one || (other && other.revision > one.revision) ? other : one
}

/** `strict` survives a power cut, where the browser can promise that; `relaxed` a killed browser. */
export type Durability = 'strict' | 'relaxed'

const store = createStore('posse-durable', 'entries')

const keyOf = (name: string, userId: string) => `${name}:${userId}`

/** Edits in one transaction; writes nothing for the same object. Rejects or hangs where nothing is stored. */
export async function changeEntry(
  name: string,
  userId: string,
  edit: (stored: DurableEntry | null) => DurableEntry | null,
  durability: Durability,
): Promise<DurableEntry | null> {
  return store('readonly', ({ name: entriesName, transaction: { db } }) => {
    const { promise, resolve, reject } = Promise.withResolvers<DurableEntry | null>()
    const transaction = db.transaction(entriesName, 'readwrite', { durability })
    const entries = transaction.objectStore(entriesName)
    const reading: IDBRequest<DurableEntry | undefined> = entries.get(keyOf(name, userId))
    reading.onsuccess = () => {
      try {
        const stored = reading.result ?? null
        const edited = edit(stored)
        if (edited !== stored) entries.put(edited, keyOf(name, userId))
        promisifyRequest(transaction).then(() => resolve(edited), reject)
      } catch (error) {
        transaction.abort()
        reject(error)
      }
    }
    reading.onerror = () => reject(reading.error)
    return promise
  })
}

export async function forgetEntries(userId: string): Promise<void> {
  const all = await keys<string>(store)
  await delMany(
    all.filter((key) => key.endsWith(`:${userId}`)),
    store,
  )
}
