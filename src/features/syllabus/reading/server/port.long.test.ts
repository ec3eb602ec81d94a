import { describe, expect, it } from 'vitest'
import { realTexts } from '../../../../../harness/editais/texts.ts'
import { lockedPdf, pdfOf, pdfOfPictures } from '../../../../../harness/pdf/make-pdf.ts'
import { readEdital } from './port.ts'

const MEGABYTE = 1024 * 1024
const tcu = realTexts().find(({ id }) => id.startsWith('tcu'))

describe('a student drops a file', () => {
  it.each([
    ['pictures without text', () => pdfOfPictures(3), 'pictures'],
    ['a password', lockedPdf, 'encrypted'],
    ['a broken file', () => new TextEncoder().encode('%PDF-1.7\nthis is not one'), 'broken'],
    ['40 MB', () => new Uint8Array(40 * MEGABYTE), 'large'],
    ['a picture', () => new Uint8Array([0xff, 0xd8, 0xff, 0, 1, 2]), 'file'],
    [
      'a text of no syllabus',
      () => new TextEncoder().encode('Era uma vez um rei que morava num castelo.'),
      'unknown',
    ],
  ])('%s: it says what to do', async (_, make, reason) => {
    const reading = await readEdital(await make())
    expect(reading).toMatchObject({
      recognised: false,
      reason,
      message: expect.stringMatching(/\p{L}{3}.*\.$/u),
    })
  })

  it('half of a PDF is refused or read as far as it goes', async () => {
    const bytes = await pdfOf((tcu?.text ?? '').split('\n'))
    const reading = await readEdital(bytes.subarray(0, Math.floor(bytes.length / 2)))
    expect(reading.recognised || ['broken', 'pictures', 'unknown', 'empty'].includes(reading.reason)).toBe(
      true,
    )
  })

  it('a Windows-1252 text file is read with its accents', async () => {
    const bytes = Uint8Array.from('LÍNGUA PORTUGUESA: 1 Acentuação. 2 Pontuação.', (letter) =>
      letter.charCodeAt(0),
    )
    const reading = await readEdital(bytes)
    expect(reading).toMatchObject({
      tree: { blocks: [{ subjects: [{ topics: [{ text: 'Acentuação' }, { text: 'Pontuação' }] }] }] },
    })
  })
})
