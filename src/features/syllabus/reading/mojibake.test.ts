import { expect, it } from 'vitest'
import { boardTexts } from '../../../../harness/editais/board-texts.ts'
import { realTexts } from '../../../../harness/editais/texts.ts'
import { mendedLetters } from './mojibake.ts'
import { readSyllabus } from './read.ts'

const TEXTS = [...realTexts(), ...boardTexts()].map(({ text }) => text)
const bytesOf = (text: string) => new TextEncoder().encode(text)
const asWindows = (text: string) => new TextDecoder('windows-1252').decode(bytesOf(text))
const asLatin = (text: string) => Array.from(bytesOf(text), (byte) => String.fromCharCode(byte)).join('')
const accentsIn = (text: string) => text.match(/[À-ÖØ-öø-ÿ]/g)?.length ?? 0

it('an intact text stays as it is, without a doubt', () => {
  const touched = TEXTS.filter((text) => {
    const mended = mendedLetters(text)
    return mended.text !== text || mended.isDamaged
  })
  expect(touched).toEqual([])
})

it.each([
  ['Windows-1252', asWindows],
  ['Latin-1', asLatin],
  ['Windows-1252 twice', (text: string) => asWindows(asWindows(text))],
  ['Latin-1 twice', (text: string) => asLatin(asLatin(text))],
  ['Latin-1, then Windows-1252', (text: string) => asWindows(asLatin(text))],
  ['Windows-1252, and copied with plain spaces', (text: string) => asWindows(text).replaceAll('\u00A0', ' ')],
])('UTF-8 that was read as %s is read as what it is', (_, mangle) => {
  expect(TEXTS.filter((text) => mendedLetters(mangle(text)).text !== text)).toEqual([])
})

it.each([
  ['half a letter each', (text: string) => asWindows(text).replace(/[\u0080-\u009F\u00AD]/g, '')],
  ['them for question marks', (text: string) => text.replace(/[À-ÖØ-öø-ÿ]/g, '?')],
  ['them for two question marks', (text: string) => text.replace(/[À-ÖØ-öø-ÿ]/g, '??')],
  ['them for the mark of no letter', (text: string) => text.replace(/[À-ÖØ-öø-ÿ]/g, '\uFFFD')],
])('a text whose letters with accents lost %s is put right or named', (_, mangle) => {
  const unnamed = TEXTS.filter((text) => {
    const mended = mendedLetters(mangle(text))
    return accentsIn(text) > 8 && mended.text !== text && !mended.isDamaged
  })
  expect(unnamed).toEqual([])
})

it('known words regain their accents, in capitals too, and capitals before a quote mark keep theirs', () => {
  expect(mendedLetters('CONSTITUI??O: administra??o, licita??es').text).toBe(
    'CONSTITUIÇÃO: administração, licitações',
  )
  expect(mendedLetters('A IRMÃ” e a “MAÇû').text).toBe('A IRMÃ” e a “MAÇû')
})

it('a student is told of lost letters in a pasted text, unless they could be restored', () => {
  const text =
    'LÍNGUA PORTUGUESA\n1 Acentuação gráfica. 2 Pontuação.\nINFORMÁTICA\n1 Edição de textos. 2 Noções de redes.'
  const whole = readSyllabus(text)
  expect(readSyllabus(asWindows(text))).toEqual(whole)
  expect(readSyllabus(text.replace(/[À-ÿ]/g, '?'))).toMatchObject({ check: { damage: ['letters'] } })
  expect(readSyllabus(text.replace(/[À-ÿ]/g, '\uFFFD'))).toMatchObject({ check: { damage: ['letters'] } })
})
