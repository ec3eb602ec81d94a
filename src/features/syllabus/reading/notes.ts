import { soundsLikeBlock } from './words.ts'

export interface Noted {
  readonly text: string
  readonly removed: string[]
}

const AMENDED =
  /\(\s*(?:item|subitem|conte[úu]do|disciplina|reda[çc][ãa]o|texto|t[óo]pico)?\s*(?:(?:retificad|alterad|inclu[íi]d|exclu[íi]d|acrescentad|acrescid|suprimid|modificad)[oa]s?|reda[çc][ãa]o dada)\b[^()]{0,300}?(?:edital|retifica[çc][ãa]o)[^()]{0,200}\)\.?/giu
// Aims between a subject's name and its first topic, and phrases that introduce an amendment.
const PREFACE =
  /(?<=^|\n|[.;]\s+)Objetivos?(?:\s+(?:gera(?:l|is)|espec[íi]ficos?))?\s*:\s[^.]{20,400}?[.:](?=\s+1[\s.)–-])|(?<=^|\n)[^\S\n]*(?:onde se lê|leia-se)\s*:(?=\s)/giu
const NOTE =
  /^[^\S\n]*(?:\(\*+\)|\*{1,3}\s?(?=\p{Lu})|JUSTIFICATIVA\b|Justificativa\b|OBSERVAÇ(?:ÃO|ÕES)\b|ATENÇÃO:|Atenção:|Observaç(?:ão|ões):|OBS\.?:|Obs\.?:|NOTA:|Nota:|Os?\sconte[úu]dos?\sprogram[áa]ticos?\s\p{Ll}|Considerar-se-á\s|Na\savaliação\sdas\squestões\s|Ser(?:á|ão)\sconsiderad|(?:\d{1,2}(?:\.\d{1,2})*\.?\s+)?A\slegislação\scom\s(?:entrada\sem\svigor|vigência)|As\s(?:eventuais\s)?alteraç(?:ão|ões)\s(?:de|da|na)\slegislação\s)/gmu
const OPENS = /^\s*(?:\d{1,2}(?:\.\d{1,2})*[\s.)-]|[•▪●■◦*►➢✓]|\(\*)/u

/** Removes marks of amendments and notes to the candidate. */
export function withoutNotes(text: string): Noted {
  const removed: string[] = []
  const take = (mark: string) => {
    removed.push(mark.replace(/\s+/g, ' '))
    return ' '
  }
  const unmarked = text.replace(AMENDED, take).replace(PREFACE, take)
  let kept = ''
  let from = 0
  for (const note of unmarked.matchAll(NOTE)) {
    if (note.index < from) continue
    const end = endOfNote(unmarked, note.index)
    kept += unmarked.slice(from, note.index)
    removed.push(unmarked.slice(note.index, end).replace(/\s+/g, ' ').trim())
    from = end
  }
  return { text: kept + unmarked.slice(from), removed }
}

/** The end of a note: a number, a heading in capitals, an empty line, or the end of its sentence. */
function endOfNote(text: string, from: number): number {
  for (let at = text.indexOf('\n', from); at >= 0; at = text.indexOf('\n', at + 1)) {
    const next = text.slice(at + 1, at + 60)
    const closed = /[.;:!?)]["”]?\s*$/.test(text.slice(from, at))
    if (next.startsWith('\n') || (closed && opensAnew(next))) return at
  }
  const first = text.slice(from, from + LONGEST_NOTE).search(/[.;!?]["”)]*\s+(?=\p{Lu})/u)
  return text.length - from > LONGEST_NOTE && first > 0 ? from + first + 1 : text.length
}

const LONGEST_NOTE = 1000

function opensAnew(line: string): boolean {
  return (
    OPENS.test(line) ||
    soundsLikeBlock(line.trim()) ||
    /^\s*[\p{Lu}\d][\p{Lu}\d\s.,–-]{6,}/u.test(line) ||
    /^\s*\p{Lu}[^.\n]{2,50}:?\s*(?:\n|$)/u.test(line)
  )
}

const OFFICE =
  /^(?:d(?:iretor|esembargador|efensor)|president|secret[áa]ri|prefeit|coordenador|procurador|reitor|vice-|comandante|comiss[ãa]o|superintendente|gerente|ministr|ju[íi]z|chefe|corregedor|membro|governador|delegad)/iu
const NAME = /^\p{Lu}[\p{L}'’.]+(?:\s+(?:d[aeo]s?|e|\p{Lu}[\p{L}'’.]*)){1,7}$/u
const DATED =
  /^[\p{Lu}][\p{L}\s/–-]+(?:\([\p{Lu}]{2}\))?,\s+(?:em\s+)?\d{1,2}º?\s+de\s+\p{L}+\s+de\s+\d{4}\.?$/u

/** Removes a document's signatures (names and offices) from its lines. */
export function withoutSignature(lines: readonly string[]): { lines: string[]; signed: string[] } {
  const isSigning = (line: string, index: number) =>
    signs(line.trim()) || goesOnFrom(lines[index - 1]?.trim() ?? '', line)
  const last = lines.findLastIndex((line, index) => line.trim() !== '' && !isSigning(line, index))
  const signed = lines.slice(last + 1).filter((line) => line.trim() !== '')
  const offices = signed.filter((line) => OFFICE.test(line.trim())).length
  const named = signed.some((line) => NAME.test(line.trim()) || DATED.test(line.trim()))
  const holds = named && (offices > 0 || signed.some((line) => DATED.test(line.trim())))
  return holds ? { lines: lines.slice(0, last + 1), signed } : { lines: [...lines], signed: [] }
}

const signs = (line: string): boolean =>
  (OFFICE.test(line) && !/[.;:]$/.test(line)) || DATED.test(line) || NAME.test(line)

const LONGEST_END = 50

/** An office may continue in a second line: "Presidente do\nConcurso". */
const goesOnFrom = (above: string, line: string): boolean =>
  OFFICE.test(above) &&
  /\s(?:d[aeo]s?|e)$/iu.test(above) &&
  line.trim().length < LONGEST_END &&
  !/[.;:]\s*$/.test(line)
