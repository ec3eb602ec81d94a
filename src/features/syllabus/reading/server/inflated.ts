import { inflateRawSync, constants as zlib } from 'node:zlib'

const MEGABYTE = 1024 * 1024
/** Ten times the text of 600 pages with their fonts. */
const MOST_INFLATED = 128 * MEGABYTE
/** Honest files have one layer. */
const MOST_LAYERS = 4

const STREAM = 'stream'
const END = 'endstream'
/** How far before a stream its dictionary is looked for, which says whether it is a picture. */
const DICTIONARY_BYTES = 1024
const PICTURE = /\/Subtype\s*\/Image\b/

/** Whether compressed streams exceed the limit in all layers; pictures are never unpacked. */
export function inflatesTooMuch(pdf: Uint8Array, most = MOST_INFLATED): boolean {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  let left = most
  for (let at = bytes.indexOf(STREAM); at >= 0; ) {
    const found = bytes.indexOf(END, at)
    const end = found < 0 ? bytes.length : found
    if (!isPicture(bytes, at)) left -= inflatedBytes(bytes.subarray(bodyAt(bytes, at), end), left)
    if (left < 0) return true
    at = bytes.indexOf(STREAM, end + END.length)
  }
  return false
}

/** The offset behind the word and its line end. */
function bodyAt(bytes: Buffer, at: number): number {
  const after = at + STREAM.length
  if (bytes[after] === 0x0d) return bytes[after + 1] === 0x0a ? after + 2 : after + 1
  return bytes[after] === 0x0a ? after + 1 : after
}

function isPicture(bytes: Buffer, at: number): boolean {
  const before = bytes.toString('latin1', Math.max(0, at - DICTIONARY_BYTES), at)
  return PICTURE.test(before.slice(before.lastIndexOf(' obj') + 1))
}

/** The bytes of all layers together; counting stops above `most`. */
function inflatedBytes(data: Uint8Array, most: number): number {
  let sum = 0
  let layer: Uint8Array | undefined = data
  for (let layers = 0; layer && layers < MOST_LAYERS; layers++) {
    try {
      layer = inflated(layer, most - sum)
    } catch {
      return most + 1
    }
    sum += layer?.length ?? 0
  }
  return sum
}

/** Undefined if it is not compressed; ignores checksums, as PDF readers do. @throws above `most` */
function inflated(data: Uint8Array, most: number): Uint8Array | undefined {
  const [method = 0, flags = 0] = data
  if ((method & 15) !== 8 || (method * 256 + flags) % 31 !== 0) return undefined
  try {
    return inflateRawSync(data.subarray(2), {
      finishFlush: zlib.Z_SYNC_FLUSH,
      maxOutputLength: Math.max(1, most),
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw error
    return undefined
  }
}
