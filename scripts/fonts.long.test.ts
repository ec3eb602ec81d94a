import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { CHARACTERS, FONTS, fonts } from './fonts.ts'

test('the typeface served is made from the published one', async () => {
  for (const [name, bytes] of await fonts()) expect(await readFile(`${FONTS}/${name}`), name).toEqual(bytes)
})

test('every character of our own words is in the typeface', async () => {
  const has = new Set(`${CHARACTERS}\n`)
  const words = globSync('src/**/{copy,contract}.ts')
  expect(words.length).toBeGreaterThan(10)
  for (const path of words)
    expect(
      [...(await readFile(path, 'utf8'))].filter((character) => !has.has(character)),
      path,
    ).toEqual([])
})
