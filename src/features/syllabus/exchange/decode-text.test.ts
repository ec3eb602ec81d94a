import { expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const SAID = 'disciplina;texto\nLíngua Portuguesa;“Crase” – acentuação'
const WINDOWS: Readonly<Record<string, number>> = { '“': 0x93, '”': 0x94, '–': 0x96 }

it.each([
  ['UTF-8', Buffer.from(SAID)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${SAID}`)],
  ['UTF-16, as Excel has it', Buffer.from(`\ufeff${SAID}`, 'utf16le')],
  ['UTF-16 the other way round', Buffer.from(`\ufeff${SAID}`, 'utf16le').swap16()],
  ['letters of Windows', Buffer.from([...SAID].map((sign) => WINDOWS[sign] ?? sign.charCodeAt(0)))],
])('a file in %s keeps its accents', (_what, bytes) => {
  expect(decodeText(bytes)).toBe(SAID)
})
