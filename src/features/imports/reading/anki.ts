import { firstLetters, tidyLines } from '../../../shared/text.ts'
import { revisionOf } from '../../../shared/whole.ts'
import { LIMITS } from '../../mistakes/causes.ts'
import type { CellsOf } from './delimited.ts'
import { decodeEntities, eachTag } from './markup.ts'
import { LEFT_OUT, type LeftOut } from './session.ts'
import { FILE_LIMITS, Unreadable } from './sheet.ts'

/** An Anki note as a card: `key` identifies it, `deck` lists its decks from the outermost in. */
export interface Note {
  readonly row: number
  readonly key: string
  readonly deck: readonly string[]
  readonly question: string
  readonly answer: string
}

export interface Notes {
  readonly notes: readonly Note[]
  readonly left: readonly LeftOut[]
}

const HEAD = /^#([a-z ]+):(.*)$/i
const SIGNS: Readonly<Record<string, string>> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  space: ' ',
  pipe: '|',
  colon: ':',
}
const COLUMNS = ['guid', 'notetype', 'deck', 'tags'] as const

/** Recognises Anki's text export by its header lines. */
export const isAnki = (text: string): boolean => /^#(separator|html|guid column|deck column):/i.test(text)

/** Reads the notes of Anki's text export. https://docs.ankiweb.net/importing/text-files.html */
export function ankiNotes(text: string, cellsOf: CellsOf): Notes {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const begin = lines.findIndex((line) => !HEAD.test(line))
  const heads = new Map(
    lines
      .slice(0, begin)
      .map((line) => HEAD.exec(line) ?? [])
      .map(([, name = '', value = '']) => [name.toLowerCase(), value.trim()]),
  )
  const sign = heads.get('separator') ?? 'tab'
  const { rows: records, brokenAt } = cellsOf(
    lines.slice(begin).join('\n'),
    SIGNS[sign.toLowerCase()] ?? sign,
  )
  if (brokenAt !== undefined) throw new Unreadable('quotes', begin + brokenAt + 1)
  if (records.length > FILE_LIMITS.rows) throw new Unreadable('tooManyRows')
  const read = new NoteReader(heads)
  for (const [index, cells] of records.entries())
    if (cells.some((cell) => cell.trim() !== '')) read.take(cells, begin + index + 1)
  return read
}

class NoteReader implements Notes {
  readonly notes: Note[] = []
  readonly left: LeftOut[] = []
  private readonly heads: ReadonlyMap<string, string>
  private readonly places: Readonly<Record<(typeof COLUMNS)[number], number>>
  private readonly keys = new Set<string>()

  constructor(heads: ReadonlyMap<string, string>) {
    this.heads = heads
    const placeOf = (column: string) => Number(heads.get(`${column} column`) ?? 0) - 1
    this.places = {
      guid: placeOf('guid'),
      notetype: placeOf('notetype'),
      deck: placeOf('deck'),
      tags: placeOf('tags'),
    }
  }

  take(cells: readonly string[], row: number): void {
    const named = Object.values(this.places)
    const fields = cells.filter((_, at) => !named.includes(at)).map((cell) => this.plain(cell))
    const { question, answer } = sidesOf(fields)
    const key = keyOf(cells[this.places.guid] ?? '', question)
    const why = this.keys.has(key) ? LEFT_OUT.repeated : wrongSides(question, answer)
    if (why !== undefined) {
      this.left.push({ row, text: firstLetters(question.replaceAll('\n', ' '), 120), why })
      return
    }
    this.keys.add(key)
    const deck = cells[this.places.deck] ?? this.heads.get('deck') ?? ''
    this.notes.push({ row, key, deck: decksOf(deck), question, answer })
  }

  private plain(cell: string): string {
    const text = this.heads.get('html') === 'false' ? cell : withoutTags(cell)
    return tidyLines(text.replace(/\[sound:[^\]]*\]/g, SOUND)).replace(/\n{3,}/g, '\n\n')
  }
}

const [PICTURE, SOUND] = ['[imagem]', '[áudio]']
const BLOCKS = new Set(['br', 'div', 'p', 'li', 'tr', 'hr', 'h1', 'h2', 'h3', 'ul', 'ol'])

function withoutTags(markup: string): string {
  let text = ''
  eachTag(`${markup}<br>`, ({ name, isEnd, before }) => {
    text += before
    if (name === 'img') text += PICTURE
    if (BLOCKS.has(name) && !(isEnd && name === 'li') && text !== '' && !text.endsWith('\n')) text += '\n'
  })
  return decodeEntities(text).replaceAll('\u00a0', ' ')
}

const GAP = /\{\{c\d+::(.*?)(?:::(.*?))?\}\}/gs

/** A text with gaps (cloze) is a question of its own; else the first field asks and the others answer. */
function sidesOf([front = '', ...others]: readonly string[]): Pick<Note, 'question' | 'answer'> {
  const rest = others.filter((field) => field !== '')
  const filled = front.replace(GAP, '$1')
  const question = front.replace(GAP, (_, _gap: string, hint?: string) => `[${hint ?? '...'}]`)
  return { question, answer: (filled === front ? rest : [filled, ...rest]).join('\n\n') }
}

function wrongSides(question: string, answer: string): string | undefined {
  if (question === '') return LEFT_OUT.noQuestion
  if (question.replaceAll(PICTURE, '').replaceAll(SOUND, '').trim() === '') return LEFT_OUT.noWords
  if (question.length > LIMITS.question) return LEFT_OUT.longSide('pergunta', LIMITS.question)
  return answer.length > LIMITS.answer ? LEFT_OUT.longSide('resposta', LIMITS.answer) : undefined
}

/** A card that Posse exported keeps its key. */
function keyOf(guid: string, question: string): string {
  const [, own] = /^posse-erro-([A-Za-z0-9-]{8,64})$/.exec(guid) ?? []
  return own ?? `anki-${revisionOf(guid === '' ? { question } : { guid })}`
}

/** Default decks, which name no subject. */
const NO_DECK = /^(Posse(::Erros)?|Padrão|Default)(::|$)/

const decksOf = (deck: string): string[] =>
  deck
    .replace(NO_DECK, '')
    .split('::')
    .map((name) => name.trim())
    .filter((name) => name !== '')
