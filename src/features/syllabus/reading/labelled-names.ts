import { soundsLikeBlock } from './words.ts'

const LABEL =
  /(?<=[\p{L}\p{N})]\s+)(?:Conte[úu]dos?(?:\s+[Pp]rogram[áa]ticos?)?(?:\s+e\s+[Rr]efer[êe]ncias)?|Programa|Ementa|T[óo]picos|Assuntos)\s*:\s+/gu
const BOOKS =
  /(?<=[.;:!?)]\s+)((?:Sugest(?:ão|ões)\s+)?(?:Refer[êe]ncias?(?:\s+[Bb]ibliogr[áa]ficas?)?|[Bb]ibliogr(?:afias?|[áa]ficas?)(?:\s+(?:[Ss]ugerida|[Bb][áa]sica|[Rr]ecomendada))?)\s*:)\s+/gu
// Titles in capitals over topics: "… Ática, 2004. MATEMÁTICA: 1. Razão", "… 2005. HISTÓRIA • Império".
const OVER =
  /(?<=[.;:!?)\d]\s+)(?=(?:\d{1,2}[.)]\s+)?\p{Lu}{4}[^\p{Ll}.;:•]{2,100}?(?::\s+(?:1\b|[•▪●■➢✓–-]|["“]?\p{Lu}\p{Ll})|\s[•▪●■➢✓]\s|\s1[.)]?\s))/gu
const LIST = new RegExp(`${BOOKS.source}(.*?)(?=${OVER.source}|$)`, 'gsu')
const OVER_BULLET = /(?<=[.;!?)\d]\s+)\p{Lu}{4}[^\p{Ll}.;:•]{2,100}?(?=\s[•▪●■➢✓]\s)/gu
// "… Pontuação. BLOCO II: Conhecimentos em Direito (40) questões: DIREITO PENAL: …"
const PART =
  /(?<=^|[.;)]\s+)(?:BLOCO|M[ÓO]DULO|PARTE|GRUPO|EIXO)\s+(?:[IVX]{1,4}|\d{1,2})\s*[:–-]\s+\p{Lu}\p{Ll}[\p{L}\s,]{2,60}(?:\(\d{1,3}\)\s+quest(?:ões|ão))?\s*:(?=\s)/gu
// The name's own number stands behind the sentence: "2007. 2. INFORMÁTICA".
const CLOSED = /[.;:!?]["”)]*\s+(?=(?:\d{1,2}(?:\.\d{1,2})*[.)]\s+)?\p{L}[^.;:!?]*$)/u
// The first name's number behind the title: "CONTEÚDOS PROGRAMÁTICOS 1. LÍNGUA".
const FIRST = /(?<=\p{Lu}{3}\s+)\d{1,2}[.)]\s+$/u
const TITLE =
  /^.*conte[úu]dos?\s+program[áa]ticos?(?:\s+e\s+refer[êe]ncias?(?:\s+bibliogr[áa]ficas?)?)?[\s–:-]*/iu
const CAPITALS = /^([^\p{Ll}]*\p{Lu}{3}\)?)\s+(?=\p{Lu}\p{Ll})/u
const [LEAST, LONGEST_NAME] = [2, 200]

/** Gives lines to names above a repeated label, and to books: "… Crase. Matemática Conteúdo: Razão." */
export function withLabelledNames(text: string): string {
  const labels = [...text.matchAll(LABEL)]
  if (labels.length < LEAST) return withNamesApart(text)
  let kept = ''
  let from = 0
  for (const { 0: label, index } of labels) {
    const before = text.slice(Math.max(from, index - LONGEST_NAME), index)
    const closed = CLOSED.exec(before)
    const start = closed ? closed.index + closed[0].length : 0
    const name = before.slice(start - (FIRST.exec(before.slice(0, start))?.[0].length ?? 0))
    kept += `${text.slice(from, index - name.length)}\n${apart(name)}\n${label.trim()}\n`
    from = index + label.length
  }
  return (kept + text.slice(from)).replace(BOOKS, '\n$1\n')
}

/** Separates books, names in capitals above bullets, and numbered parts, if there are two or more. */
function withNamesApart(text: string): string {
  const parted = text.replace(LIST, '\n$1\n$2\n').replace(OVER_BULLET, '\n$&\n')
  return [...text.matchAll(PART)].length < LEAST ? parted : parted.replace(PART, '\n$&\n')
}

/** Puts the programme's title, a part in capitals and a name in lines of their own. */
function apart(words: string): string {
  const title = TITLE.exec(words)?.[0] ?? ''
  const name = words.slice(title.length).trim()
  const part = CAPITALS.exec(name)?.[1] ?? ''
  const lines = soundsLikeBlock(part) ? [part, name.slice(part.length).trim()] : [name]
  return [title.trim(), ...lines].filter((line) => line !== '').join('\n')
}
