/** A picture without metadata. */
export interface CleanPicture {
  readonly type: 'image/jpeg' | 'image/webp'
  readonly bytes: Uint8Array
}

/**
 * Removes place, camera, colour profile and comments from a JPEG or a still WebP, and whatever follows its
 * end; the image itself stays byte for byte. Null for any other format, or a broken file.
 */
export function cleaned(bytes: Uint8Array): CleanPicture | null {
  const jpeg = cleanJpeg(bytes)
  if (jpeg) return { type: 'image/jpeg', bytes: jpeg }
  const webp = cleanWebp(bytes)
  return webp && { type: 'image/webp', bytes: webp }
}

// JPEG: https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.1.
const [START, END, SCAN] = [0xd8, 0xd9, 0xda]
/** JFIF, and Adobe's segment, which says how to read colours. */
const [JFIF, ADOBE] = [0xe0, 0xee]
const COMMENT = 0xfe

const isAppData = (marker: number) => marker >= 0xe0 && marker <= 0xef
const isKept = (marker: number) =>
  marker === JFIF || marker === ADOBE || !(isAppData(marker) || marker === COMMENT)
/** A data byte that looks like a marker, or the restart of a scan. */
const isInScan = (next: number | undefined) =>
  next === 0 || next === 0xff || (next !== undefined && next >= 0xd0 && next <= 0xd7)

function cleanJpeg(bytes: Uint8Array): Uint8Array | null {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null
  const parts = [...segmentsOf(bytes)]
  if (parts.at(-1)?.marker !== END || !parts.some(({ marker }) => marker === SCAN)) return null
  return joined([
    bytes.subarray(0, 2),
    ...parts.filter(({ marker }) => isKept(marker)).map(({ from, until }) => bytes.subarray(from, until)),
  ])
}

interface Segment {
  readonly marker: number
  readonly from: number
  readonly until: number
}

/** The segment up to the end of the picture, or to where it is broken. */
function* segmentsOf(bytes: Uint8Array): Generator<Segment> {
  for (let next = segmentAt(bytes, 2); next; next = next.marker === END ? null : segmentAt(bytes, next.until))
    yield next
}

function segmentAt(bytes: Uint8Array, from: number): Segment | null {
  const [mark, marker, high = 0, low = 0] = bytes.subarray(from, from + 4)
  if (mark !== 0xff || marker === undefined) return null
  if (marker === END) return { marker, from, until: from + 2 }
  const length = (high << 8) | low
  const end = from + 2 + length
  if (length < 2 || end > bytes.length) return null
  return { marker, from, until: marker === SCAN ? endOfScan(bytes, end) : end }
}

function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && !(bytes[at] === 0xff && !isInScan(bytes[at + 1]))) at++
  return at
}

// WebP: https://developers.google.com/speed/webp/docs/riff_container.
const CHUNKS = ['VP8 ', 'VP8L', 'VP8X', 'ALPH']
const PICTURE = ['VP8 ', 'VP8L']
/** Flags of VP8X: the picture has a colour profile, Exif or XMP. */
const SAYS_MORE = 0x20 | 0x08 | 0x04
const HEAD = 8

function cleanWebp(bytes: Uint8Array): Uint8Array | null {
  if (nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, HEAD) !== 'WEBP') return null
  const chunks = [...chunksOf(bytes)]
  const isWhole = chunks.every(({ until }) => until <= bytes.length)
  if (!(isWhole && chunks.some(({ name }) => PICTURE.includes(name)))) return null
  const body = joined(
    chunks
      .filter(({ name }) => CHUNKS.includes(name))
      .map(({ name, from, until }) => withoutFlags(name, bytes.slice(from, until))),
  )
  const whole = joined([bytes.slice(0, HEAD + 4), body])
  new DataView(whole.buffer).setUint32(4, 4 + body.length, true)
  return whole
}

/** Chunks are padded to an even length. */
function* chunksOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let from = HEAD + 4; from + HEAD <= bytes.length; ) {
    const size = view.getUint32(from + 4, true)
    const until = from + HEAD + size + (size % 2)
    yield { name: nameAt(bytes, from), from, until }
    from = until
  }
}

function withoutFlags(name: string, chunk: Uint8Array): Uint8Array {
  if (name === 'VP8X') chunk[HEAD] = (chunk[HEAD] ?? 0) & ~SAYS_MORE
  return chunk
}

const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
