import { fold } from '../../../shared/text.ts'
import type { DocumentBlock, SyllabusDocument } from '../format/contract.ts'
import {
  areAkin,
  distinctiveWords,
  isForEverybody,
  namesOccupation,
  soundsLikeBlock,
  soundsLikePost,
  soundsLikeSubject,
} from './words.ts'

/** A post of an edital, with the ids of its subjects, common ones among them. */
export interface Post {
  name: string
  subjects: string[]
}

/** A subject belongs to one post, to all posts of some levels, or to everybody. */
interface Part {
  readonly subject: string
  /** Empty if it belongs to no single post. */
  readonly post: string
  /** Posts named beside a part for several: "ESCRITURÁRIO: AGENTE COMERCIAL – CONHECIMENTOS BÁSICOS". */
  readonly among: string
  readonly levels: ReadonlySet<string>
}

const LEAST_POSTS = 2
/** The most posts times subjects: no edital comes near, and a larger answer could not be sent. */
const MOST_ANSWERED = 500_000

/** In the edital's order; empty unless there are two. A subject without a post belongs to all. */
export function postsOf({ blocos }: Pick<SyllabusDocument, 'blocos'>): Post[] {
  const parts = withLevels(blocos.flatMap(partsOf(namedBlocks(blocos))))
  const named = parts.filter(({ post }) => post !== '')
  const posts = [...Map.groupBy(named, ({ post }) => fold(post)).values()]
  if (posts.length < LEAST_POSTS || posts.length * parts.length > MOST_ANSWERED) return []
  const names = posts.flatMap(([first]) => first?.post ?? [])
  const namedAmong = namedIn(new Set(parts.map(({ among }) => among)), names)
  return posts.map((own, at) => {
    const name = names[at] ?? ''
    const [mine, levels] = [new Set(own), new Set(own.flatMap((part) => [...part.levels]))]
    const isAsked = (part: Part) => {
      const named = namedAmong.get(part.among)
      return (
        mine.has(part) || (part.post === '' && (named?.size ? named.has(name) : meet(part.levels, levels)))
      )
    }
    return { name, subjects: parts.filter(isAsked).map(({ subject }) => subject) }
  })
}

const meet = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  some.size === 0 || others.size === 0 || !some.isDisjointFrom(others)

function namedIn(
  texts: ReadonlySet<string>,
  names: readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const known = names.map((name) => ({ name, words: distinctiveWords(name) }))
  const entries = [...texts].map((text) => {
    const words = distinctiveWords(text)
    const akin = known.filter((one) => text !== '' && areAkin(words, one.words))
    return [text, new Set(akin.map(({ name }) => name))] as const
  })
  return new Map(entries)
}

interface Named {
  readonly id: string
  readonly name: string
  /** Whether it surely names a post. */
  readonly isSure: boolean
}

/** Blocks that belong to one post, with its name. */
const namedBlocks = (blocos: readonly DocumentBlock[]) =>
  postsAmong(
    blocos.flatMap(({ id, nome, cargo }) => {
      const name = isForMany(nome) ? '' : cargo || postIn(nome)
      return name === '' ? [] : [{ id, name, isSure: Boolean(cargo) || namesPost(name) }]
    }),
  )

/** Names of posts by id: a whole group of similar names if most are posts, else only the sure ones. */
function postsAmong(named: readonly Named[]): ReadonlyMap<string, string> {
  const sure = named.filter(({ isSure }) => isSure)
  if (sure.length < LEAST_POSTS) return new Map()
  const posts = sure.length * 2 >= named.length ? named : sure
  return new Map(posts.map(({ id, name }) => [id, name]))
}

const partsOf =
  (named: ReadonlyMap<string, string>) =>
  ({ id, nome, cargo, disciplinas }: DocumentBlock): Part[] => {
    const posts = postsAmong(
      disciplinas
        .filter(({ nome }) => !(soundsLikeSubject(nome) || isForMany(nome) || isLevel(nome)))
        .map(({ id, nome }) => ({ id, name: nome, isSure: namesPost(nome) })),
    )
    const own = posts.size > 0 ? '' : (named.get(id) ?? '')
    const among = own === '' ? cargo || postIn(nome) : ''
    const levels = levelsIn(nome)
    return disciplinas.map((subject) => ({
      subject: subject.id,
      post: posts.get(subject.id) ?? own,
      among,
      levels: levels.union(levelsIn(subject.nome)),
    }))
  }

/** A post belongs to the level named last, unless two levels were named in a row. */
function withLevels(parts: readonly Part[]): Part[] {
  let [last, isOpen] = [new Set<string>() as ReadonlySet<string>, false]
  return parts.map((part) => {
    if (part.post !== '') {
      isOpen = false
      return part.levels.size > 0 ? part : { ...part, levels: last }
    }
    if (part.levels.size === 0 || key(part.levels) === key(last)) return part
    last = isOpen ? new Set() : part.levels
    isOpen = true
    return part
  })
}

const key = (levels: ReadonlySet<string>) => [...levels].sort().join()

const SCHOOLING = /\b(?:nivel|niveis|ensino|escolaridade|alfabetizad)/
const LEVELS = /\b(?:alfabetizad|fundamental|medio|tecnico|superior)/g

function levelsIn(name: string): ReadonlySet<string> {
  const pieces = piecesOf(name)
    .map(fold)
    .filter((piece) => SCHOOLING.test(piece))
  return new Set(pieces.flatMap((piece) => piece.match(LEVELS) ?? []))
}

const piecesOf = (name: string): string[] => name.split(/\s+[–—-]\s+/u).filter((piece) => piece.trim() !== '')

const MANY =
  /\b(?:conhecimentos (?:gerais|basicos|comuns)|(?:parte|base|nucleo) comum|comu(?:m|ns) a|tod[oa]s [oa]s)\b/

const isForMany = (name: string): boolean => isForEverybody(name) || MANY.test(fold(name))

const namesPost = (name: string): boolean =>
  (namesOccupation(name) && !soundsLikeSubject(name)) ||
  soundsLikePost(name) ||
  piecesOf(name).some(isOccupation)

const isOccupation = (piece: string) => namesOccupation(piece) && !soundsLikeSubject(piece)

/** The post in a block's name, without part and level: "Conhecimentos específicos – Cargo 2: Médico". */
const postIn = (name: string): string =>
  piecesOf(name)
    .map((piece) => (soundsLikePost(piece) ? piece : (POST_BEHIND.exec(piece)?.[0] ?? piece)))
    .filter((piece) => !(isLevel(piece) || (soundsLikeBlock(piece) && !soundsLikePost(piece))))
    .join(' – ')

const POST_BEHIND =
  /(?<=\P{L})(?:cargo|emprego|fun[çc][ãa]o|perfil|[êe]nfase|especialidade)(?!\p{L}).*[^)\s]/iu
const WORDS_OF_LEVEL =
  /\b(?:cargos?|empregos?|funcoes|para|com|os|as|de|do|da|e|ou|em|nivel|niveis|ensino|escolaridade|curso|completo|incompleto|alfabetizad[oa]s?|fundamental|medio|tecnico|superior)\b|[^a-z]/g

const isLevel = (piece: string): boolean =>
  SCHOOLING.test(fold(piece)) && fold(piece).replace(WORDS_OF_LEVEL, '') === ''
