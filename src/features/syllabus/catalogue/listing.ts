import { ID_PATTERN } from '../format/contract.ts'

/** The value of `formato` in the list of another server's catalogue. */
export const LISTING = 'catalogo-aberto/1'

/** Bytes of the list and of each file, and how many files count. */
export const LISTING_LIMITS = { bytes: 1_000_000, file: 2_000_000, editais: 1_000, url: 2_000 } as const

/** A file of a catalogue: the id of its edital, its address and the hash of its bytes. */
export interface Listed {
  readonly id: string
  readonly url: string
  readonly sha256: string
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Reads a list from `from`; drops and counts bad entries and those of other servers. Undefined for no list. */
export function readListing(
  answer: unknown,
  from: string,
): { editais: Listed[]; dropped: number } | undefined {
  if (!isFields(answer) || answer.formato !== LISTING || !Array.isArray(answer.editais)) return
  const editais = new Map<string, Listed>()
  for (const entry of answer.editais as unknown[]) {
    if (editais.size === LISTING_LIMITS.editais) break
    const listed = readListed(entry, from)
    if (listed && !editais.has(listed.id)) editais.set(listed.id, listed)
  }
  return { editais: [...editais.values()], dropped: answer.editais.length - editais.size }
}

function readListed(entry: unknown, from: string): Listed | undefined {
  if (!isFields(entry)) return
  const { id, sha256 } = entry
  const url = readUrl(entry.url, from)
  const isNamed = typeof id === 'string' && id.length <= 160 && ID_PATTERN.test(id)
  const isHashed = typeof sha256 === 'string' && /^[0-9a-f]{64}$/.test(sha256)
  return isNamed && isHashed && url ? { id, url, sha256 } : undefined
}

/** Accepts only addresses of the list's own server, so that no list sends this server elsewhere. */
function readUrl(value: unknown, from: string): string | undefined {
  if (typeof value !== 'string' || value.length > LISTING_LIMITS.url) return
  const url = URL.parse(value, from)
  const isOwn = url?.origin === new URL(from).origin && !url.username && !url.password
  return isOwn ? url.href : undefined
}
