import { describe, expect, it } from 'vitest'
import { cpuMs } from '../../../../harness/cpu-time.ts'
import { PLACE, SMALL_JPEG, SMALL_WEBP, webpWithPlace, withPlace } from '../../../../harness/pictures.ts'
import { cleaned } from './rules.ts'

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))
const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('latin1')

describe('a picture that is kept', () => {
  it.each([
    ['JPEG', 'image/jpeg', SMALL_JPEG, withPlace(SMALL_JPEG)],
    ['WebP', 'image/webp', SMALL_WEBP, webpWithPlace(SMALL_WEBP)],
  ])('says neither where nor with what it was taken: %s', (_, type, plain, placed) => {
    expect(textOf(bytesOf(placed))).toContain(PLACE)
    const clean = cleaned(bytesOf(placed))
    expect(clean?.type).toBe(type)
    for (const told of ['GPS', 'Canon', 'Exif', 'ICC', 'Google'])
      expect(textOf(clean?.bytes)).not.toContain(told)
    expect(clean).toEqual(cleaned(bytesOf(plain)))
  })

  it('stays as it is if it was clean', () => {
    for (const picture of [SMALL_JPEG, SMALL_WEBP]) {
      const once = cleaned(bytesOf(picture))
      expect(cleaned(once?.bytes ?? new Uint8Array())).toEqual(once)
    }
  })

  it('keeps the segments between the scans of a progressive JPEG', () => {
    const scan = [0xff, 0xda, 0, 2, 7, 0xff, 0, 0xff, 0xd0, 8]
    const bytes = [0xff, 0xd8, ...scan, 0xff, 0xe1, 0, 3, 9, 0xff, 0xc4, 0, 3, 1, ...scan, 0xff, 0xd9, 5]
    const kept = [0xff, 0xd8, ...scan, 0xff, 0xc4, 0, 3, 1, ...scan, 0xff, 0xd9]
    expect([...(cleaned(new Uint8Array(bytes))?.bytes ?? [])]).toEqual(kept)
  })
})

it.each([
  ['nothing', []],
  ['a GIF', [...Buffer.from('GIF89a')]],
  ['HEIC', [0, 0, 0, 24, ...Buffer.from('ftypheic')]],
  ['a JPEG that breaks off', [...bytesOf(SMALL_JPEG).slice(0, -2)]],
  ['a JPEG without a picture', [0xff, 0xd8, 0xff, 0xd9]],
  ['a WebP that breaks off', [...bytesOf(SMALL_WEBP).slice(0, -9)]],
  ['sound that says RIFF', [...Buffer.from('RIFF    WAVEfmt ')]],
])('no picture: %s', (_, bytes) => {
  expect(cleaned(new Uint8Array(bytes))).toBeNull()
})

it('a picture of random bytes takes no time', () => {
  const many = new Uint8Array(300_000).fill(0xff)
  many[1] = 0xd8
  let found: unknown
  expect(cpuMs(() => (found = cleaned(many)))).toBeLessThan(100)
  expect(found).toBeNull()
})
