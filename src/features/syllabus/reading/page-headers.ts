import { SMALL_END } from './heading-parts.ts'

export const HEADER =
  /edital|concurso|processo seletivo|prefeitura|c[âa]mara|assembl[ée]ia|tribunal|secretaria|governo|munic[íi]pio|universidade|instituto|conselho|funda[çc][ãa]o|p[áa]gina|\brua\b|\bav\.|\bcep\b|www\.|@|\btel|fone|banca|estado d[eoa]/iu

/** Lines that are a page header wherever they are beside a page number. */
export const ALWAYS_HEADER =
  /^(?:edital\b.{0,60}\d|prefeitura|c[âa]mara municipal|assembl[ée]ia legislativa\s|munic[íi]pio d[eo]\s|concurso p[úu]blico|processo seletivo|estado d[eoa]\s|governo d[oe]|tribunal\s|minist[ée]rio|comiss[ãa]o (?:d[eoa] |especial )?concurso|poder judici[áa]rio|marinha do brasil$|ex[ée]rcito brasileiro$|comando d[ao] (?:aeron|ex[ée]r|marin)|universidade|(?:p[áa]g(?:ina|\.)?\s*)?\d+\s*$)/iu

const EXAM_OF =
  /(?<!\p{L})(?:Concurso Público|CONCURSO PÚBLICO|Processo Seletivo|PROCESSO SELETIVO)(?!\p{L}).*\d/u
// 'concurso de pessoas' and 'modalidades: concurso e leilão' are topics.
const HOST = /^[^;:]*(?<!\p{L})(?:Concursos|CONCURSOS|Vestibular(?:es)?|VESTIBULAR(?:ES)?)(?!\p{L})[^;:]*$/u
const OFFICE =
  /^(?:instituto|funda[çc][ãa]o|faculdade|n[úu]cleo|comiss[ãa]o|conselho (?:regional|federal)|secretaria|diretoria|centro|associa[çc][ãa]o|departamento|companhia|empresa|superintend[êe]ncia|ag[êe]ncia|coordena(?:doria|[çc][ãa]o)|(?:pr[óo]-)?reitoria)(?!\p{L})/iu
// First words of an office that cannot begin a subject's name.
const HIGH_OFFICE =
  /^(?:(?:pr[óo]-)?reitoria|instituto federal|universidade|diretoria|superintend[êe]ncia|coordenadoria|secretaria (?:d[aeo]s?|municipal|estadual|executiva)|centro de sele[çc][ãa]o|corpo de bombeiros|pol[íi]cia (?:civil|militar|penal))(?!\p{L})/iu
// "FGV Conhecimento – 30", and a motto.
const NAMED_PAGE = /^(?:\p{Lu}[^.;:]{2,60}\s[-–—|]\s*\d{1,4}|["“][^"“”]{5,80}["”])$/u
const INITIALS = String.raw`[\p{Lu}\d]{3,12}(?:\/\p{Lu}{2,6})?`
const [INITIALS_LAST, INITIALS_FIRST] = [
  new RegExp(`^[^;:]*[-–—(]\\s*${INITIALS}\\)?$`, 'u'),
  new RegExp(`^${INITIALS}\\s*[-–—]\\s*(.*)$`, 'u'),
]
const ADDRESS = /(?<!\p{L})(?:rua|av\.|avenida|rodovia|pra[çc]a)\s.*\d.*\s[-–—]\s/iu

/** Whether a line beside a page number names the exam's institution, its board, or the place. */
export function namesExamBody(line: string): boolean {
  const named = INITIALS_FIRST.exec(line)?.[1]
  if (named !== undefined && OFFICE.test(named)) return true
  if (HIGH_OFFICE.test(line) || NAMED_PAGE.test(line) || (OFFICE.test(line) && INITIALS_LAST.test(line)))
    return true
  return EXAM_OF.test(line) || HOST.test(line) || ADDRESS.test(line)
}

// The official gazette's stamp on each page, which a copy may have inside a line.
const STAMP =
  /Documento assinado digitalmente conforme MP[^\n]{20,400}?(?:ISSN \d{4}-\d{4}(?: Se[çc][ãa]o \d)?|Se[çc][ãa]o \d)(?=\s|$)/gu

/** Puts each stamp in a line of its own. */
export const stampsApart = (text: string): string => text.replace(STAMP, '\n$&\n')

// "TRT18-Edital-de-Abertura-10h", "EDITAL Nº 01/2023 – PMB 27".
const OF_THIS_PAGE =
  /^(?!.*(?:[.;:,]$|\b(?:lei|decreto|resolu|instru|portaria|conte[úu]do|conhecimento))).*(?<![\p{L}])edital(?:-\S{6,}$|\sde\sabertura(?:\sde\sinscri[çc][õo]es)?(?:\s\d{1,3})?$|(?!\p{L}).*(?:\d{1,4}\s?\/\s?\d{4}|(?<!\d)20\d\d)(?!\d).{0,40}$)/iu
const LONGEST_OF_PAGE = 120

/** Whether a line names the exam by itself, unlike "conforme o\nEdital nº 1/2024". */
export const isOfPage = (line: string, before: string): boolean =>
  line.search(STAMP) === 0 ||
  (line.length < LONGEST_OF_PAGE &&
    /^\p{Lu}/u.test(line) &&
    OF_THIS_PAGE.test(line) &&
    !SMALL_END.test(before.trimEnd()))
