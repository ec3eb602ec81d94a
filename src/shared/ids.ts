declare const brand: unique symbol

/** The identity provider's id of the signed-in student. Only the server's session turns a string into one. */
export type StudentId = string & { readonly [brand]: 'StudentId' }

export type RecordKey = string & { readonly [brand]: 'RecordKey' }

export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => unknown

/** A UUID v7, which sorts by time. `getRandomValues`, because plain http has no `crypto.randomUUID`. */
export function newRecordKey(
  now: number,
  fillRandom: FillRandom = (bytes) => crypto.getRandomValues(bytes),
): RecordKey {
  const bytes = new Uint8Array(16)
  fillRandom(bytes)
  const view = new DataView(bytes.buffer)
  const time = Math.floor(now)
  view.setUint16(0, Math.floor(time / 2 ** 32))
  view.setUint32(2, time % 2 ** 32)
  view.setUint8(6, 0x70 | (view.getUint8(6) & 0x0f))
  view.setUint8(8, 0x80 | (view.getUint8(8) & 0x3f))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') as RecordKey
}

/** Accepts UUIDs of versions 1 to 8, in either case. */
export function isRecordKey(text: string): text is RecordKey {
  return /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(text)
}
