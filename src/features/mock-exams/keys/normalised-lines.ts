export const ANNULLED_WORD = 'anulad[ao]s?|anul\\.?|nul[ao]s?|cancelad[ao]s?|\\*|X|#'

export const LETTERS = '[A-E](?:\\s?(?:/|ou|,)\\s?[A-E])*'

/** Stands between the letter that a question had and the one that it has now. */
export const CHANGED = '»'

const NUMBER_LABEL = /(?<!\p{L})(?:quest[ãa]o|item|q)\s?[.:=]?\s?(?:n[º°o.]{0,2}\s?)?(?=\d{1,3}(?!\d))/giu

const LETTER_LABEL =
  /((?:^|\d)\s?[-–—.:;,()=]{0,2}\s?)(?:(?:é )?(?:[ao] )?(?:letra|alternativa|resposta|gabarito|op[çc][ãa]o|quest[ãa]o|[gr][.:])(?: corret[ao])?\s?[:=]?\s?){1,3}\(?(?=(?:[A-EX*]|anulada)(?:[).]|$|\s))/giu

const WORD = /(\d\s?[-–—.:;,()=]{0,2}\s?)(?:(cert[oa]|verdadeir[oa])|errad[oa]|fals[oa])(?!\p{L})/giu

/** Lines that name columns, explain a sign, number a page or fill a table up. */
const NOISE =
  /^(?:(?:n[ºo°.]*|ite(?:m|ns)|quest(?:ão|ões|ao|oes)|gabaritos?|respostas?|alternativas?|disciplinas?)[\s:/,;]*)+$|^obs(?:erva|\.|:)|^.{0,10}quest(?:ão|ões) anulada|^p[áa]g(?:ina|\.)?\s?\d|www\.|^pcimark|^(?:0 ?)+$|^[^\p{L}\d*#]*$/iu

/** Letters and digits in circles, or as wide as Chinese ones. */
const DRESSED = /[\u2460-\u24ff\uff01-\uff5e\u{1f130}-\u{1f149}]/gu
const PICTURES = /\p{Extended_Pictographic}|[\ufe0f\u20e3\u200b-\u200f\u2060\ufeff]/gu
const ARROW = /[→➔➜➡]|[-=]>/gu
/** '*01*', '**A**' or '_1 - A_', as chats and Markdown set words off. */
const EMPHASIS = /(?<![\p{L}\d*_~`])([*_~`]{1,3})(?=[\p{L}\d])([^*_~`]*[\p{L}\d.:)])\1(?![\p{L}\d*_~`])/gu

const NEW_LETTER =
  /(?<!\p{L})([A-E]) ?[).,;]{0,2} ?(?:\((?:quest[ãa]o )?(?=anulad|ANULAD|Anulad)|(?:[=-]>|para|PARA|p\/|passou a ser|leia-se|LEIA-SE|Leia-se)(?!\p{L}):? ?(?:[ao] )?(?:(?:letra|LETRA|alternativa|opção) )?\(?)(?:([A-E])(?!\p{L})|[Aa]nulad[ao]|ANULAD[AO])\)?/gu
/** 'Mudou para A', 'passa a ter como resposta a letra A': nobody says from which. */
const ONLY_NEW =
  /(?<!\p{L})(?:mud[ao]\p{L}* para|alterad[ao] para|pass(?:a|ou) (?:a|para)|agora é)(?!\p{L})([^\d.;:»]{0,60}?)(?<!\p{L})([A-E])(?=[.,;)]|$)/giu
/** A question, and the words between its number and its letters. */
const CHANGE = new RegExp(
  `(?:(?:quest[ãa]o|item) (?:n[º°o.]{1,2} ?)?(\\d{1,3})(?!\\d)([^${CHANGED}]{0,80}?)|(?<!\\d)(\\d{1,3})(?!\\d)([^\\d${CHANGED}]{0,80}?))(?<!\\p{L})([A-E?]${CHANGED})`,
  'giu',
)

/** '1A2B3C', '1-A,2-B,3-C': pairs with no blank between them. */
const GLUED =
  /(?<![\p{L}\d])(?:\d{1,3}[-–.:=)/_]{0,2}(?:[A-FVX]|\*)(?!\p{L}|\/\p{L})(?:[-–,.;:/)]{1,2}(?=\d))?){3,}/giu
const GLUED_PAIR = /(\d{1,3})[-–.:=)/_]{0,2}([A-Z*])[-–,.;:/)]*/giu

const CELL = /^(?:\d{1,3}|[A-FVX*#]|[^\d,;]*\p{L}{2}[^,;]*)$/iu

/** A line whose cells have no blank that breaks, so that what stands between blanks is a cell. */
function cellsApart(line: string): string {
  const cells = [/[|\t]/, /;/, /,(?!\s)/]
    .map((sign) => line.split(sign).map((cell) => cell.replace(/\s+/g, ' ').trim()))
    .find((all, kind) => all.length > (kind ? 2 : 1) && (kind === 0 || all.every((cell) => CELL.test(cell))))
  if (!cells) return line.replace(/\s+/g, ' ').trim()
  return cells
    .filter(Boolean)
    .map((cell) =>
      /\p{L}{2}/u.test(cell) && !/\d\W*[A-E*]$/.test(cell) ? cell.replaceAll(' ', '\u00a0') : cell,
    )
    .join(' ')
}

/** A line with one blank between words, each answer beside its number and each letter as a letter. */
const plainLine = (line: string): string =>
  cellsApart(
    line
      .replace(DRESSED, (sign) => sign.normalize('NFKC'))
      .replace(ARROW, '->')
      .replace(PICTURES, '')
      .replace(/(\d)[ºª°]/g, '$1')
      .replace(/[‐‑−]/g, '-')
      .replace(EMPHASIS, '$2')
      .replace(/(?<![\p{L}\d])([*_~])(\d{1,3})\1(?=\p{L})/gu, '$2 ')
      .replace(/\.{2,}|_{2,}/g, '-')
      .replace(/\*\*|["“”'‘’[\]{}]+/g, ' '),
  )
    .replace(NEW_LETTER, (_, from: string, to = '*') => `${from}${CHANGED}${to}`)
    .replace(ONLY_NEW, `?${CHANGED}$2`)
    .replace(CHANGE, (_, number: string, words: string, bare: string, others: string, letter: string) => {
      const between = (words ?? others).replace(/^[\s:–-]+$/, '')
      return `${between}${between && ': '}${number ?? bare} - ${letter}`
    })
    .replace(/[-=]>/g, '-')
    .replace(GLUED, (pairs) => pairs.replace(GLUED_PAIR, '$1-$2 '))
    .replace(NUMBER_LABEL, '')
    .replace(LETTER_LABEL, '$1')
    .replace(/(?<=\d\s?[-–—.:)]?\s?[A-E]) e (?=[A-E](?!\p{L}))/gu, '/')
    .replace(/(?<!\p{L})([A-E]) ou (?=[A-E](?!\p{L}))/giu, '$1/')
    .replace(WORD, (_, before: string, right?: string) => before + (right ? 'C' : 'E'))
    .trim()

/** A number and its letter in each version, every cell in a line of its own. */
const TORN_ROW = new RegExp(
  `(?<!^\\d{1,3}\\n)^\\d{1,3}(?:\\n(?:${ANNULLED_WORD}|${LETTERS})){2,8}(?=\\n\\d{1,3}\\n|$(?![^]))`,
  'gim',
)

/** The lines of a pasted key that may say something, plain. */
export const normalisedLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map(plainLine)
    .filter((line) => !NOISE.test(line))
    .join('\n')
    .replace(TORN_ROW, (row) => row.replaceAll('\n', ' '))
    .split('\n')
