import { expect, it } from 'vitest'
import { realTexts } from '../harness/editais/texts.ts'
import { LIMITS } from '../src/features/syllabus/contract.ts'
import { readEdital } from '../src/features/syllabus/reading/server/port.ts'

it('a file of the largest size is not refused for its size', async () => {
  const bytes = new Uint8Array(LIMITS.uploadBytes).fill(0x20)
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'))
  expect(await readEdital(bytes)).toMatchObject({ recognised: false, reason: 'broken' })
})

it('six editais at once are all read', async () => {
  const tcu = realTexts().find(({ id }) => id.startsWith('tcu'))
  const readings = await Promise.all(Array.from({ length: 6 }, () => readEdital(tcu?.text ?? '')))
  expect(readings.every(({ recognised }) => recognised)).toBe(true)
})
