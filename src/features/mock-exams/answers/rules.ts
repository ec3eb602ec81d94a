/** A student's answer to one question: a letter, or '-' for none. */
export type Letter = 'A' | 'B' | 'C' | 'D' | 'E' | '-'

/** The letters that a question offers; right or wrong is 'C' or 'E'. */
export type SheetKind = 'A-E' | 'A-D' | 'certo-errado'

export const LETTERS: Readonly<Record<SheetKind, readonly Letter[]>> = {
  'A-E': ['A', 'B', 'C', 'D', 'E'],
  'A-D': ['A', 'B', 'C', 'D'],
  'certo-errado': ['C', 'E'],
}

export type AnswerLine =
  | { readonly ok: true; readonly answers: readonly Letter[] }
  | { readonly ok: false; readonly reason: string }

/** Boards say right and wrong by 'C' and 'E' or by 'V' and 'F'. */
const SAME: Readonly<Record<string, string>> = { V: 'C', F: 'E' }

const NUMBERED = /(\d{1,3})\s?[-–.:)=]*\s?([A-Za-z]|[-_–—.](?!\d))/gu
const BLANK = /[-_–—.]/g

/**
 * Reads a student's answers in whatever form they are typed: 'BDABE', 'B D A', '1-B 2-D', 'C E C', with '-'
 * for a blank one. What is typed less than `count` is blank; the reason for a refusal is a sentence.
 */
export function answersIn(text: string, kind: SheetKind, count: number): AnswerLine {
  const numbered = [...text.matchAll(NUMBERED)]
  const read = numbered.length > 0 ? byNumber(numbered, count) : inOrder(text)
  if (!read.ok) return read
  const found = {
    letters: kind === 'certo-errado' ? read.letters.map((one) => SAME[one] ?? one) : read.letters,
  }
  const strange = found.letters.findIndex(
    (letter) => letter !== '-' && !LETTERS[kind].includes(letter as Letter),
  )
  if (strange >= 0) {
    const offered = LETTERS[kind].join(', ')
    return refused(
      `A questão ${strange + 1} está com “${found.letters[strange]}”. Esta prova só tem ${offered}.`,
    )
  }
  if (found.letters.length > count) {
    return refused(`São ${found.letters.length} respostas, mas a prova tem ${count} questões.`)
  }
  const answers = Array.from({ length: count }, (_, i): Letter => (found.letters[i] ?? '-') as Letter)
  return { ok: true, answers }
}

type Found = { readonly ok: true; readonly letters: readonly string[] } | (AnswerLine & { ok: false })

const refused = (reason: string) => ({ ok: false, reason }) as const

function inOrder(text: string): Found {
  const letters = [...text.replace(BLANK, '-').toUpperCase()].filter((sign) => /[\p{L}-]/u.test(sign))
  return letters.length > 0 ? { ok: true, letters } : refused('Digite as respostas, como BDABE ou 1-B 2-D.')
}

function byNumber(numbered: readonly RegExpMatchArray[], count: number): Found {
  const letters: string[] = []
  for (const [, digits = '', letter = ''] of numbered) {
    const number = Number(digits)
    if (number < 1 || number > count) {
      return refused(`A questão ${number} não existe: a prova tem ${count} questões.`)
    }
    if (letters[number - 1] !== undefined) return refused(`A questão ${number} está com duas respostas.`)
    letters[number - 1] = letter.replace(BLANK, '-').toUpperCase()
  }
  return { ok: true, letters: Array.from(letters, (letter) => letter ?? '-') }
}
