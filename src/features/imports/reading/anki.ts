import { firstLetters, tidyLines } from '../../../shared/text.ts'
import { revisionOf } from '../../../shared/whole.ts'
import { LIMITS } from '../../mistakes/causes.ts'
import type { CellsOf } from './delimited.ts'
import { decoded, eachTag } from './markup.ts'
import { LEFT, type LeftOut } from './session.ts'
import { MOST, Unreadable } from './sheet.ts'

/** A note of Anki's as a card: `key` knows it again, `deck` names decks within decks. */
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

/** Whether a text is one that Anki has exported: its first lines say how it is written. */
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
  if (records.length > MOST.rows) throw new Unreadable('tooManyRows')
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
    const why = this.keys.has(key) ? LEFT.repeated : wrongSides(question, answer)
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
  return decoded(text).replaceAll('\u00a0', ' ')
}

const GAP = /\{\{c\d+::(.*?)(?:::(.*?))?\}\}/gs

/** The first field asks and the others answer; a text with gaps asks by them. */
function sidesOf([front = '', ...others]: readonly string[]): Pick<Note, 'question' | 'answer'> {
  const rest = others.filter((field) => field !== '')
  const filled = front.replace(GAP, '$1')
  const question = front.replace(GAP, (_, _gap: string, hint?: string) => `[${hint ?? '...'}]`)
  return { question, answer: (filled === front ? rest : [filled, ...rest]).join('\n\n') }
}

function wrongSides(question: string, answer: string): string | undefined {
  if (question === '') return LEFT.noQuestion
  if (question.replaceAll(PICTURE, '').replaceAll(SOUND, '').trim() === '') return LEFT.noWords
  if (question.length > LIMITS.question) return LEFT.longSide('pergunta', LIMITS.question)
  return answer.length > LIMITS.answer ? LEFT.longSide('resposta', LIMITS.answer) : undefined
}

/** A card that this product has exported keeps its key. */
function keyOf(guid: string, question: string): string {
  const [, own] = /^posse-erro-([A-Za-z0-9-]{8,64})$/.exec(guid) ?? []
  return own ?? `anki-${revisionOf(guid === '' ? { question } : { guid })}`
}

/** Decks into which this product and Anki put what is named nowhere. */
const NO_DECK = /^(Posse(::Erros)?|Padrão|Default)(::|$)/

const decksOf = (deck: string): string[] =>
  deck
    .replace(NO_DECK, '')
    .split('::')
    .map((name) => name.trim())
    .filter((name) => name !== '')
