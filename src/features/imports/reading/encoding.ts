/** How many bytes decide whether a file is text. */
const SAMPLE = 4096
const LETTERS = /[áàâãéêíóôõúçÁÂÃÉÊÍÓÔÕÚÇºª]/g
/** Upper half of the MS-DOS encoding (CP850): some spreadsheets still write it, no browser decodes it. */
const OF_DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´­±‗¾¶§÷¸°¨·¹³²■\u00a0'

/** Decodes a text file; undefined if it is not text. */
export function textOf(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, [0xff, 0xfe])) return decode('utf-16le', bytes)
  if (startsWith(bytes, [0xfe, 0xff])) return decode('utf-16be', bytes)
  const zeros = [0, 1].map((place) =>
    bytes.subarray(0, SAMPLE).reduce((count, byte, at) => count + Number(byte === 0 && at % 2 === place), 0),
  )
  const [even = 0, odd = 0] = zeros
  if (even > 0 && odd > 0) return undefined
  if (even + odd > 0) return decode(odd > 0 ? 'utf-16le' : 'utf-16be', bytes)
  const text = decode('utf-8', bytes)
  const broken = countOf(text, /\ufffd/g)
  if (broken === 0) return oncecoded(text)
  // A few broken letters do not mean another encoding.
  return countOf(text, /[\u0080-\ufffc]/g) > broken ? text : olderText(bytes)
}

export const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte)

const decode = (code: string, bytes: Uint8Array) => new TextDecoder(code).decode(bytes)
const countOf = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

/** Decodes with the encoding that yields most Portuguese letters, Windows-1252 if in doubt. */
function olderText(bytes: Uint8Array): string {
  const western = decode('windows-1252', bytes)
  const others = [decode('macintosh', bytes), dosText(western)]
  return others.reduce((best, one) => (countOf(one, LETTERS) > countOf(best, LETTERS) ? one : best), western)
}

const WESTERN = decode(
  'windows-1252',
  Uint8Array.from({ length: 256 }, (_, byte) => byte),
)
const BYTES = new Map([...WESTERN].map((letter, byte) => [letter, byte]))

const dosText = (western: string) =>
  western.replace(/[^\0-\x7f]/g, (letter) => OF_DOS[(BYTES.get(letter) ?? 255) - 128] ?? '')

/** Repairs UTF-8 that was read as Windows-1252 and saved ('PortuguÃªs'), if all of it can be repaired. */
function oncecoded(text: string): string {
  if (!/Ã[^\0-\x7f]/.test(text)) return text
  const bytes = Uint8Array.from(text, (letter) => BYTES.get(letter) ?? 0)
  try {
    return bytes.includes(0) ? text : new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return text
  }
}
