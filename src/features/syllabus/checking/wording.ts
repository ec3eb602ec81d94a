import { fold } from '../../../shared/text.ts'
import { AREAS } from '../../subjects/catalogue.ts'

// Verbs of a sentence that tells what will be done; a topic only names things.
const TELLS =
  /(?<!\p{L})(?:é|são|ser[áã]o?|dever(?:á|ão)|poder(?:á|ão)|ter(?:á|ão)|haver(?:á|ão)|ficar?(?:á|ão)?|ficam|deve|devem|pode|podem|consta|constam|está|estão|foi|foram|tem|têm|exerçam|exercerão|considerar-se-(?:á|ão)|faz-se|trata-se|realizar-se-(?:á|ão)|contribui|abrangendo|englobam|observado|publicad[oa]s?|retificad[oa]|divulgad[oa]|revogad[oa]|exigid[oa]s?)(?!\p{L})/iu
// Words of an edital about itself, the exam and its candidates.
const OF_EXAM =
  /candidat|(?<!\p{L})edital|inscri[çc]|concursos?\s(?:p[úu]?blico|e\s)|cargos efetivos|exame nacional|icp-brasil|marcpci|markpci|campus|regime:|(?:segunda|ter[çc]a|quarta|quinta|sexta)-feira|processo seletivo|prova (?:objetiva|discursiva|te[óo]rico|pr[áa]tica|de t[íi]tulos)|quest(?:ão|ões)|pontua[çc][ãa]o|pontos? (?:da|por|para)|gabarito|vagas?(?!\p{L})|remunera[çc]|vencimento|carga hor[áa]ria|escolaridade|ensino (?:m[ée]dio|superior|fundamental) (?:complet|incomplet)|conte[úu]dos? program|objetos? de avalia|programas? d[ae]s? (?:prova|mat[ée]ria|disciplina)|bibliogr|refer[êe]ncias|sugest(?:ão|ões)|justificativa|observa[çc](?:ão|ões):|rela[çc][ãa]o dessa disciplina|cronograma|homologa|^anexo\s|^objetivos? (?:gera|espec)|onde se l[êe]|leia-se|p[áa]gina\s+\d|^\s*p[áa]g|di[áa]rio oficial|assinad[oa] (?:digital|por)|hor[áa]rio oficial|autentica[çc][ãa]o:|banca|institui[çc][ãa]o organizadora|realiza[çc][ãa]o:|prefeitura municipal de|munic[íi]pio de|secretaria (?:municipal|estadual) d|estado d[eao] \p{Lu}/iu
const ADDRESS =
  /https?:|www\.|@|\.(?:com|gov|org)\.?|cep:?\s*\d|(?<!\p{L})fone|(?<!\p{L})rua\s|cnpj|\d{2}\/\d{2}\/\d{2,4}/iu
// Bodies and people who publish, hold or sign, alone in a line.
const HOLDER =
  /^(?:universidade|institutos?|funda[çc][ãa]o|tribunal|c[âa]mara|governo|minist[ée]rio|secretaria|pr[óo]-reitoria|n[úu]cleo|centro|corpo de|comiss[ãa]o|diretora?(?:-geral)?|presidente|companhia|conselho|\p{Lu}{4,} –)(?:\s[^.;:]*)?$/iu
const CAPITALS =
  /^[^\p{Ll}]+$|\p{L}\s[–-]\s\p{Lu}{2,}(?:\/\p{Lu}+)?$|^\p{Lu}{4,} – |^(?:diretora?|presidente)\s/u
// Names, places and years of books.
const BOOK =
  /(?<!\p{L})\p{Lu}{3,}(?:\s\p{Lu}+)?,\s(?:\p{Lu}\.|\p{Lu}\p{Ll}+)|(?<!\p{L})(?:\d+\s?[.ªa]*\s?)?ed\.(?:\s|$)|editora|recurso eletr[ôo]nico|livros did[áa]ticos|gram[áa]?tica da l[íi]?ngua|\(org|et al|(?<!\p{L})v\.\s?\d|dispon[íi]vel em|acesso em|(?:paulo|janeiro|bras[íi]lia|alegre|curitiba|horizonte|petr[óo]polis|campinas|salvador|RJ|SP|MG):\s|,\s(?:19|20)\d\d\.?\s*$|^\s*(?:\d+\.\s*)?[-–]?\s*\p{Lu}{4,}(?:\s\p{Lu}+)*\.\s+\p{Lu}\p{Ll}/u
const MOSTLY = 0.6

const lettersOf = (text: string) => text.match(/\p{L}/gu)?.length ?? 0

/** Whether a line reads like one of a list of books. */
export const isBook = (line: string): boolean => BOOK.test(line)

const namesHolder = (piece: string) => HOLDER.test(piece) && CAPITALS.test(piece)

/** Whether a piece of a text names things as a topic does, and says nothing of the exam. */
export function namesThings(piece: string): boolean {
  const letters = lettersOf(piece)
  const signs = piece.replace(/\s/gu, '').length
  if (letters < 4 || letters < signs * MOSTLY) return false
  return !(
    TELLS.test(piece) ||
    OF_EXAM.test(piece) ||
    ADDRESS.test(piece) ||
    isBook(piece) ||
    namesHolder(piece)
  )
}

const plain = (text: string) =>
  fold(text)
    .replace(/[^a-z]+/gu, ' ')
    .trim()
    .replace(
      /^(?:[ivx]+ )?(?:(?:nocoes|conhecimentos|fundamentos|elementos) (?:basic[ao]s )?(?:de|em|sobre) )?/u,
      '',
    )

const NAMES = new Map(
  Object.values(AREAS)
    .flatMap((names) => Object.keys(names))
    // A part of the exam bears this name too.
    .filter((name) => name !== 'Redação')
    .map((name) => [plain(name), name]),
)

/** Returns the subject of the catalogue that a piece names alone, or undefined. */
export const catalogueSubject = (piece: string): string | undefined => NAMES.get(plain(piece))

/** Whether a title says a subject's name, alone or with more. */
export const says = (title: string, subject: string): boolean =>
  ` ${plain(title)} `.includes(` ${plain(subject)} `)
