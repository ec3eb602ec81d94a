import { tidy } from './letters.ts'

const COUNT =
  /\(?\s*(\d{1,3})\s*\)?\s*\(?\s*(?:\p{L}+\s*\)?\s*)?(?:quest(?:[õo]?es|[ãa]?o|\.)|itens)\s*\)?\s*:?/iu
const IN_NAME =
  /[-–—]?\s*(?:\([^()]*?)?\d{1,3}\s*\)?\s*(?:quest(?:[õo]?es|[ãa]?o|\.)|itens)(?:[^()]*\))?\s*:?\s*$/iu
// "Língua Portuguesa – Nº de questões: 15"
const [COUNT_BEHIND, BEHIND_NAME] = [
  /quest(?:[õo]?es)\s*[:=–—-]?\s*(\d{1,3})(?!\d)/iu,
  /\s*[-–—(]?\s*(?:n[º°.o]{0,2}|n[úu]mero|quantidade|qtde?\.?|total)\s*(?:de\s+)?quest[õo]es\s*[:=–—-]?\s*\d{1,3}\s*\)?\s*:?\s*$/iu,
]
const LONG_PARENTHESIS = /\s*\([^()]{45,}\)\s*$/u
const FOR_WHOM =
  /\s*\((?:(?:comum|comuns|exceto|somente|apenas|para|peso|(?:totalmente\s+)?de acordo|conforme)\b[^()]*|[^()]*\btod[oa]s\s+[oa]s\s+(?:demais\s+|outr[oa]s\s+)?(?:cargos|empregos|fun[çc]|n[íi]veis|[áa]reas|especialidades|candidat|perfis|[êe]nfases|carreiras|op[çc]|profiss|provas)[^()]*)\)\s*$/iu
const ENUMERATED =
  /^(?:bloco|m[óo]dulo|parte|prova|grupo|eixo(?:\s+tem[áa]tico)?|unidade|disciplina|mat[ée]ria|tema)(?:\s+(?:[IVX]+|\d+))?\s*[:–—-]\s*(?=\p{Lu}.{3,}$)/iu

const WEIGHT = /\bpeso\s*[:=]?\s*(\d{1,2}(?:[.,]\d{1,2})?)(?!\d)/iu
/** A greater number cannot be a question's weight. */
export const MOST_WEIGHT = 10

/** The number of questions and their weight in a printed heading: "(20 questões, peso 2)". */
export function quantitiesOf(printed: string): { questions?: number; weight?: number } {
  const questions = Number((COUNT.exec(printed) ?? COUNT_BEHIND.exec(printed))?.[1])
  const weight = Number(WEIGHT.exec(printed)?.[1]?.replace(',', '.'))
  return {
    ...(questions > 0 ? { questions } : {}),
    ...(weight > 0 && weight <= MOST_WEIGHT ? { weight } : {}),
  }
}

// A label after a name: "SAÚDE PÚBLICA (Todos os cargos) PROGRAMA".
const LABEL =
  /(?:\s+(?:CONTE[ÚU]DOS?\s+PROGRAM[ÁA]TICOS?|Conte[úu]dos?(?:\s+[Pp]rogram[áa]ticos?)?(?:\s+e\s+[Rr]efer[êe]ncias)?)|(?:(?<=\))\s*|(?<!\s(?:D[AEO]S?|E|O|EM))\s+)PROGRAMAS?(?:\s+E\s+(?:BIBLIOGRAFIAS?|REFER[ÊE]NCIAS))?)\s*:?\s*$/u

// "Código 902: Linguagens"
const CODE = /^c[óo]digo\s+\d{1,4}\s*[:–-]\s+(?=\p{L})/iu

/** A heading's name without the number of questions, and without a long remark or its addressees. */
export function nameOf(heading: string): string {
  return tidy(
    withoutCount(heading.replace(LABEL, '').replace(CODE, ''))
      .replace(FOR_WHOM, '')
      .replace(LONG_PARENTHESIS, ''),
  )
}

/** Turns "Língua Portuguesa (24 questões):" into "Língua Portuguesa". */
export const withoutCount = (heading: string): string => heading.replace(BEHIND_NAME, '').replace(IN_NAME, '')

/** Returns the subject in a block's name: "Língua Portuguesa" for "BLOCO I: Língua Portuguesa". */
export function subjectInBlock(name: string): string {
  return name.replace(ENUMERATED, '')
}
