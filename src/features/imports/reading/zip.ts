import { FILE_LIMITS, Unreadable } from './sheet.ts'

/** Signatures of a zip's parts, and offsets of their fields. */
const END = { mark: 0x06054b50, bytes: 22, count: 10, first: 16 } as const
const ENTRY = { mark: 0x02014b50, bytes: 46, flags: 8, method: 10, packed: 20, size: 24, at: 42 } as const
const ENTRY_LENGTHS = { name: 28, extra: 30, comment: 32 } as const
const HEADER = { bytes: 30, name: 26, extra: 28 } as const
const METHODS = { stored: 0, deflated: 8 } as const
/** The value that says that the real one is in the entry's extra field. */
const ELSEWHERE = { value: 0xffffffff, field: 1 } as const

interface Entry {
  readonly path: string
  readonly method: number
  readonly packed: number
  readonly size: number
  readonly at: number
}

/** Unpacks the wanted files of a zip with the platform's decompressor; refuses what would fill the memory. */
export async function unpackZip(
  bytes: Uint8Array<ArrayBuffer>,
  isWanted: (path: string) => boolean,
): Promise<ReadonlyMap<string, Uint8Array>> {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const wanted = entriesIn(bytes, view).filter(({ path }) => isWanted(path))
    const size = wanted.reduce((sum, entry) => sum + entry.size, 0)
    if (size > FILE_LIMITS.unpacked) throw new Unreadable('unpacksTooLarge')
    const files = new Map<string, Uint8Array>()
    for (const entry of wanted) files.set(entry.path, await contentOf(entry, bytes, view))
    return files
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('damaged')
  }
}

function entriesIn(bytes: Uint8Array, view: DataView): Entry[] {
  let end = bytes.length - END.bytes
  while (view.getUint32(end, true) !== END.mark) end -= 1
  const entries: Entry[] = []
  let at = view.getUint32(end + END.first, true)
  for (let left = view.getUint16(end + END.count, true); left > 0; left--) {
    if (view.getUint32(at, true) !== ENTRY.mark) throw new Unreadable('damaged')
    if (view.getUint16(at + ENTRY.flags, true) & 1) throw new Unreadable('password')
    const length = (of: keyof typeof ENTRY_LENGTHS) => view.getUint16(at + ENTRY_LENGTHS[of], true)
    const extra = at + ENTRY.bytes + length('name')
    const next = extra + length('extra') + length('comment')
    entries.push({
      path: new TextDecoder().decode(bytes.subarray(at + ENTRY.bytes, extra)),
      method: view.getUint16(at + ENTRY.method, true),
      ...placesOf(view, at, extra),
    })
    at = next
  }
  return entries
}

/** Some programs write zip64 sizes in every archive, small ones too. */
function placesOf(view: DataView, entry: number, extra: number) {
  let at = extra + 4
  const field = (offset: number) => {
    const value = view.getUint32(entry + offset, true)
    if (value !== ELSEWHERE.value || view.getUint16(extra, true) !== ELSEWHERE.field) return value
    at += 8
    return Number(view.getBigUint64(at - 8, true))
  }
  const size = field(ENTRY.size)
  return { size, packed: field(ENTRY.packed), at: field(ENTRY.at) }
}

/** Stops at the number of bytes that the archive declares. */
async function contentOf(
  { method, packed, size, at }: Entry,
  bytes: Uint8Array<ArrayBuffer>,
  view: DataView,
) {
  const lengths = view.getUint16(at + HEADER.name, true) + view.getUint16(at + HEADER.extra, true)
  const begin = at + HEADER.bytes + lengths
  const inside = bytes.subarray(begin, begin + packed)
  if (method === METHODS.stored && packed === size) return inside
  if (method !== METHODS.deflated) throw new Unreadable('damaged')
  const content = new Uint8Array(size)
  const reader = new Blob([inside]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  let filled = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    content.set(read.value, filled)
    filled += read.value.length
  }
  if (filled < size) throw new Unreadable('damaged')
  return content
}
