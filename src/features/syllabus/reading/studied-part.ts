import { sentences } from './sentences.ts'

const CHUNK = 600
const MANY_RULES = 3
const RULES = /candidat|inscri|edital|recurso|concurso público|será|serão|dever(?:á|ão)|poder(?:á|ão)/giu

/** How many letters of a text are in parts with hardly a word of the exam's rules. */
export function studiedLetters(text: string): number {
  let size = 0
  for (let at = 0; at < text.length; at += CHUNK) {
    const chunk = text.slice(at, at + CHUNK)
    if ((chunk.match(RULES)?.length ?? 0) < MANY_RULES) size += chunk.length
  }
  return size
}

const [LEAST_LETTERS, LEAST_SAYINGS, LEAST_SHARE, MOST_DUTIES] = [300, 6, 0.8, 0.15]
// Words about the exam and its posts; a law has a few too, "inscrição em dívida ativa".
const FOREIGN =
  /atribui[çc][õo]es\s+d[aeo]s?\s+(?:cargo|emprego)|vagas|inscri[çc]|candidat|vencimento|homologa/giu
const LETTERS_A_WORD = 1500
const DUTY = /^\p{L}+[aei]r(?:em)?\s/u

/** Whether a text lists much to study, and neither the exam's rules nor the duties of posts. */
export function isStudied(text: string): boolean {
  const foreign = text.match(FOREIGN)?.length ?? 0
  if (text.length < LEAST_LETTERS || foreign * LETTERS_A_WORD > text.length) return false
  const said = sentences(text)
  const duties = said.filter((each) => DUTY.test(each))
  return (
    said.length >= LEAST_SAYINGS &&
    duties.length < said.length * MOST_DUTIES &&
    studiedLetters(text) >= text.length * LEAST_SHARE
  )
}
