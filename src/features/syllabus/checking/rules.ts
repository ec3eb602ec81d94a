import { fold } from '../../../shared/text.ts'
import { AREAS } from '../../subjects/catalogue.ts'
import type { Topic, Tree } from '../tree.ts'
import { lettersIn, type Piece, piecesOf } from './coverage.ts'

/** A place in a tree: the subject, counted through all blocks, and so many of its topics before. */
export interface Place {
  readonly subject: number
  readonly topics: number
}

/** Words that may belong to the programme and are missing in the tree. */
export interface LeftOut {
  readonly text: string
  /** Node before it; undefined where the tree has nothing before it. */
  readonly behind?: Place
}

/** Letters with accents that were lost, or two columns read across. */
export type Damage = 'letters' | 'columns'

/** Problems that a person must see before a tree is used; empty without any. */
export interface Check {
  readonly leftOut: readonly LeftOut[]
  readonly empty: readonly string[]
  /** The beginnings of topics as long as a page. */
  readonly pages: readonly string[]
  /** Damage of the text itself; undefined in drafts of an older app. */
  readonly damage?: readonly Damage[]
}

const MUCH = 0.09
const PAGE = 1800
const SHOWN_OF_PAGE = 120
/** Letters: the least of a passage, and the most of other text inside it. */
const [LEAST, MOST_BETWEEN] = [12, 60]
const [MOST_REPEATED, LONGEST_FOOT] = [2, 120]

const flat = (topics: readonly Topic[]): Topic[] =>
  topics.flatMap((topic) => [topic, ...flat(topic.children ?? [])])

/** Compares a text with its tree, independently of the reader that made it. */
export function checkOf(text: string, tree: Tree): Check {
  const subjects = tree.blocks.flatMap((block) => block.subjects)
  const topics = subjects.flatMap((subject) => flat(subject.topics))
  return {
    leftOut: leftOutOf(text, tree),
    empty: subjects.filter((subject) => subject.topics.length === 0).map(({ name }) => name),
    pages: topics
      .filter((topic) => topic.text.length > PAGE)
      .map((topic) => topic.text.slice(0, SHOWN_OF_PAGE)),
  }
}

function leftOutOf(text: string, tree: Tree): LeftOut[] {
  const words = wordsOf(tree)
  const pieces = piecesOf(text, words.text)
  const passages = passagesOf(pieces)
  const lost = passages.reduce((sum, { letters }) => sum + letters, 0)
  const isMuch = lost > (lost + lettersIn(words.text).codes.length) * MUCH
  const titles = titlesOf(tree)
  const isLost = (piece: Piece) => {
    const subject = catalogueSubject(piece.text)
    return subject !== undefined && !titles.some((title) => says(title, subject))
  }
  return passages
    .filter((passage) => isMuch || passage.pieces.some(isLost))
    .map(({ from, to, place }) => {
      const behind = words.placeAt(place)
      return { text: text.slice(from, to), ...(behind ? { behind } : {}) }
    })
}

function wordsOf({ blocks }: Tree) {
  const parts: string[] = []
  const marks: (Place & { readonly from: number })[] = []
  let letters = 0
  const add = (part = '') => {
    parts.push(part)
    letters += lettersIn(part).codes.length
  }
  const addAll = (topics: readonly Topic[]): void => {
    for (const { num, text, children = [] } of topics) {
      add(num)
      add(text)
      addAll(children)
    }
  }
  let subject = 0
  for (const block of blocks) {
    add(block.heading ?? block.name)
    for (const { heading, name, intro, topics } of block.subjects) {
      marks.push({ from: letters, subject, topics: 0 })
      add(heading ?? name)
      add(intro)
      for (const [index, topic] of topics.entries()) {
        marks.push({ from: letters, subject, topics: index + 1 })
        addAll([topic])
      }
      subject += 1
    }
  }
  return {
    text: parts.join('\n'),
    placeAt: (letter: number): Place | undefined => {
      let [low, high] = [0, marks.length]
      while (low < high) {
        const middle = (low + high) >>> 1
        if ((marks[middle]?.from ?? 0) <= letter) low = middle + 1
        else high = middle
      }
      const mark = marks[low - 1]
      return mark && { subject: mark.subject, topics: mark.topics }
    },
  }
}

const titlesOf = ({ blocks }: Tree): string[] =>
  blocks.flatMap(({ name, subjects }) => [
    name,
    ...subjects.flatMap((subject) => [subject.name, ...flat(subject.topics).map(({ text }) => text)]),
  ])

interface Passage {
  readonly pieces: readonly Piece[]
  readonly from: number
  readonly to: number
  /** Letters of the words that name things. */
  readonly letters: number
  readonly place: number
}

const isOut = ({ covered }: Piece) => covered < 0.5

/** Returns runs of topics that the tree lacks, with little of anything else between. */
function passagesOf(pieces: readonly Piece[]): Passage[] {
  const isTopic = topicsAmong(pieces)
  const runs: { pieces: Piece[]; place: number }[] = []
  let [between, place] = [Number.POSITIVE_INFINITY, -1]
  for (const piece of pieces) {
    if (isTopic.has(piece)) {
      if (between > MOST_BETWEEN) runs.push({ pieces: [], place })
      between = 0
    } else between += sizeOf(piece)
    if (between <= MOST_BETWEEN) runs.at(-1)?.pieces.push(piece)
    place = placeBehind(piece) ?? place
  }
  return runs
    .map((run) => passageOf(run.pieces, run.place, isTopic))
    .filter((passage) => passage.letters >= LEAST)
}

const placeBehind = (piece: Piece) => (isOut(piece) ? undefined : piece.place)

function passageOf(run: readonly Piece[], place: number, isTopic: ReadonlySet<Piece>): Passage {
  const pieces = run.slice(0, run.findLastIndex((piece) => isTopic.has(piece)) + 1)
  const letters = pieces.filter((piece) => isTopic.has(piece)).reduce((sum, piece) => sum + sizeOf(piece), 0)
  return { pieces, from: pieces[0]?.from ?? 0, to: pieces.at(-1)?.to ?? 0, letters, place }
}

const sizeOf = ({ text }: Piece) => text.match(/\p{L}/gu)?.length ?? 0

/** Finds pieces that the tree lacks and that name things; books and repeated page lines are left out. */
function topicsAmong(pieces: readonly Piece[]): ReadonlySet<Piece> {
  const out = pieces.filter(isOut)
  const counts = new Map<string, number>()
  const keyOf = (piece: Piece) => fold(piece.text).replace(/[^a-z]/gu, '')
  for (const piece of out) counts.set(keyOf(piece), (counts.get(keyOf(piece)) ?? 0) + 1)
  const isFoot = (piece: Piece) =>
    piece.text.length < LONGEST_FOOT && (counts.get(keyOf(piece)) ?? 0) > MOST_REPEATED
  const books = new Set(out.filter((piece) => isBook(piece.line ?? piece.text)))
  const isNearBook = (near: readonly Piece[]) => near.some((piece) => books.has(piece))
  const isAmongBooks = (piece: Piece, at: number) =>
    books.has(piece) ||
    (isNearBook(out.slice(Math.max(0, at - 2), at)) && isNearBook(out.slice(at + 1, at + 3)))
  return new Set(
    out.filter((piece, at) => namesThings(piece.text) && !isFoot(piece) && !isAmongBooks(piece, at)),
  )
}

// Verbs of sentences about the exam's course; a topic only names things.
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
const isBook = (line: string): boolean => BOOK.test(line)

const namesHolder = (piece: string) => HOLDER.test(piece) && CAPITALS.test(piece)

/** Whether a piece of a text names things as a topic does, and says nothing of the exam. */
function namesThings(piece: string): boolean {
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
const catalogueSubject = (piece: string): string | undefined => NAMES.get(plain(piece))

/** Whether a title says a subject's name, alone or with more. */
const says = (title: string, subject: string): boolean => ` ${plain(title)} `.includes(` ${plain(subject)} `)
