import { expect, it } from 'vitest'
import { PDF_BOMBS } from '../../../../../harness/pdf/bombs.ts'
import { pdfOf } from '../../../../../harness/pdf/make-pdf.ts'
import { readerPeak } from '../../../../../harness/reader-memory.ts'
import { inflatesTooMuch } from './inflated.ts'
import { readEdital } from './port.ts'

/** The reading's memory limit, and the memory it may take between two checks. */
const MOST_MEGABYTES = 512 + 128

it.each(Object.entries(PDF_BOMBS))(
  'a small PDF with %s is refused with advice, in little memory, while others are served',
  async (_, make) => {
    const bytes = make()
    const before = process.memoryUsage.rss()
    let turns = 0
    const turning = setInterval(() => turns++, 10)
    const { result, peak } = await readerPeak(() => readEdital(bytes))
    clearInterval(turning)
    expect(result).toMatchObject({ recognised: false, message: expect.stringMatching(/\p{L}{3}.*\.$/u) })
    expect(peak).toBeLessThan(MOST_MEGABYTES)
    expect(process.memoryUsage.rss() - before).toBeLessThan(64 * 1024 * 1024)
    expect(turns).toBeGreaterThan(5)
  },
  60_000,
)

it('compressed streams are counted in all layers, pictures are not', async () => {
  const counted = ['contents deflated once', 'contents deflated twice', 'many streams that are small each']
  for (const name of counted) expect(inflatesTooMuch(PDF_BOMBS[name]?.() ?? new Uint8Array())).toBe(true)
  const honest = await pdfOf(Array.from({ length: 500 }, (_, at) => `${at + 1}. Noções de direito.`))
  expect(inflatesTooMuch(honest)).toBe(false)
})
