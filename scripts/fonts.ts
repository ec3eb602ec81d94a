import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { openZero } from './open-zero.ts'

const FAMILY = dirname(
  fileURLToPath(import.meta.resolve('@fontsource-variable/atkinson-hyperlegible-next/LICENSE')),
)
export const FONTS = 'src/web/ui/styles/fonts'

const publishedFile = (style: string) =>
  `${FAMILY}/files/atkinson-hyperlegible-next-latin-wght-${style}.woff2`

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')

/** The characters of Portuguese and of most names in Brazil: Latin-1 and typographic marks. */
export const CHARACTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŸ–—‘’‚“”„•…‹›€™−∞`

/** The weights in use, from text to headings. */
const WEIGHTS = { wght: { min: 400, max: 700 } }

/** Weights of the open zero: a variable font would have to be drawn anew at both its ends. */
const ZERO_WEIGHTS = [400, 600, 700]

/** The typeface has only a slashed zero, made for tables: a large clock needs an open one. */
async function zeros(): Promise<[string, Buffer][]> {
  const slashedOnes = await subsetFont(await readFile(publishedFile('normal')), '0', {
    targetFormat: 'truetype',
  })
  const made = ZERO_WEIGHTS.map(async (wght): Promise<[string, Buffer]> => {
    const slashed = await subsetFont(slashedOnes, '0', { targetFormat: 'truetype', variationAxes: { wght } })
    return [`zero-${wght}.woff2`, await subsetFont(openZero(slashed), '0', { targetFormat: 'woff2' })]
  })
  return Promise.all(made)
}

/** The served files, by name. */
export async function fonts(): Promise<Map<string, Buffer>> {
  const made = ['normal', 'italic'].map(async (style): Promise<[string, Buffer]> => {
    const whole = await readFile(publishedFile(style))
    const part = await subsetFont(whole, CHARACTERS, { targetFormat: 'woff2', variationAxes: WEIGHTS })
    return [`${style}.woff2`, part]
  })
  return new Map([...(await Promise.all(made)), ...(await zeros())])
}

// `npm run fonts` cuts the published typeface down to the served part.
if (import.meta.main) {
  for (const [name, bytes] of await fonts()) {
    await writeFile(`${FONTS}/${name}`, bytes)
    console.log(`${name}: ${bytes.length} bytes`)
  }
  await copyFile(`${FAMILY}/LICENSE`, `${FONTS}/LICENSE`)
}
