import { tidy } from './text.ts'

const SMALL = new Set(
  'a à ao aos as às com como da das de do dos e em entre na nas no nos o os ou para pela pelo por sem sob sobre'.split(
    ' ',
  ),
)

/** Short words that are no abbreviations. All other words of up to three letters are: 'TI', 'ESG', 'III'. */
const WORDS = new Set('ato bem fim lei mar mês não rio rua uso voz'.split(' '))

/** 'NOÇÕES DE TI' becomes 'Noções de TI'. Leaves other names, and what may be one abbreviation. */
export function normalCase(name: string): string {
  const isShouted = name === name.toLocaleUpperCase('pt-BR') && /\p{L}{5}/u.test(name)
  return isShouted ? tidy(name).replace(/\p{L}+/gu, (word, at: number) => written(word, at === 0)) : name
}

function written(word: string, isFirst: boolean): string {
  const lower = word.toLocaleLowerCase('pt-BR')
  if (SMALL.has(lower) && !isFirst) return lower
  if (isAbbreviation(lower)) return word
  return word.charAt(0) + lower.slice(1)
}

const isAbbreviation = (lower: string) =>
  !/[aeiouáàâãéêíóôõú]/.test(lower) || (lower.length <= 3 && !WORDS.has(lower) && !SMALL.has(lower))
