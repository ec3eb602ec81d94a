import { FORMAT_LIMITS } from '../format/contract.ts'
import { type About, documentOf } from '../format/tree-document.ts'
import type { Topic, Tree } from '../tree.ts'
import { cleaned, type Json, nestingOf } from './clean.ts'
import { IMPORT_NOTES, IMPORT_REFUSALS, type Imported } from './contract.ts'
import { readForeign } from './foreign-json.ts'
import { isOutline, readOutline } from './outline.ts'
import { readDocument } from './read-document.ts'
import { isOpml, readOpml } from './read-opml.ts'
import { isTable, readTable } from './table.ts'

const MOST_NESTED = 100

/** Returns the kind of a file's text; only the reading of editais can take plain text. */
export function kindOf(text: string): 'json' | 'markup' | 'table' | 'outline' | 'text' {
  const clear = text.replace(/^\ufeff/, '').trimStart()
  // A chat begins with a bracket as well: "[12/05/2026 09:12] Ana: oi".
  if (/^(?:\{|\[(?!\d{1,2}[/:.]\d))/.test(clear)) return 'json'
  if (clear.startsWith('<')) return 'markup'
  if (isTable(clear)) return 'table'
  return isOutline(clear) ? 'outline' : 'text'
}

/** Reads our format, other programs' JSON, OPML, CSV, Markdown or indented text: the whole file or nothing. */
export function readFile(text: string): Imported {
  if (text.length > FORMAT_LIMITS.file) return { wrong: IMPORT_REFUSALS.tooLarge }
  const clear = text.replace(/^\ufeff/, '').replaceAll('\u0000', '')
  if (clear.trim() === '') return { wrong: IMPORT_REFUSALS.empty }
  switch (kindOf(clear)) {
    case 'json':
      return readJson(clear)
    case 'markup':
      return readMarkup(clear)
    case 'table':
      return ofTree(readTable(clear))
    case 'outline':
      return ofTree(readOutline(clear))
    default:
      return { wrong: IMPORT_REFUSALS.unknownText }
  }
}

function readMarkup(text: string): Imported {
  if (!isOpml(text)) return { wrong: IMPORT_REFUSALS.markup }
  const tree = readOpml(text)
  return tree ? ofTree(tree) : { wrong: IMPORT_REFUSALS.cutOpml }
}

function readJson(text: string): Imported {
  if (nestingOf(text) > MOST_NESTED) return { wrong: IMPORT_REFUSALS.tooNested }
  const parsed = parse(text)
  if ('wrong' in parsed) return parsed
  const { value, count } = cleaned(parsed.value)
  const read = isOurs(value) ? readDocument(value) : ofForeign(value)
  if ('wrong' in read || count === 0) return read
  return { ...read, notes: [...read.notes, IMPORT_NOTES.cleaned(count)] }
}

const isOurs = (value: Json) => typeof value === 'object' && value !== null && 'formato' in value

function parse(text: string): { value: Json } | { wrong: string } {
  try {
    return { value: JSON.parse(text) as Json }
  } catch (error) {
    const [, position] = /position (\d+)/.exec(String(error)) ?? []
    const line = position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length
    return { wrong: IMPORT_REFUSALS.broken(line) }
  }
}

function ofForeign(value: Json): Imported {
  const foreign = readForeign(value)
  return foreign ? ofTree(foreign.tree, foreign.about) : { wrong: IMPORT_REFUSALS.unknownJson }
}

/** Applies the same checks as to a document of our format. */
function ofTree(tree: Tree, about: About = {}): Imported {
  const all = tree.blocks.flatMap(({ subjects }) => subjects.flatMap(({ topics }) => flat(topics)))
  const topics = all.length
  const long = all.find(({ text }) => text.length > FORMAT_LIMITS.text)
  if (long) return { wrong: IMPORT_REFUSALS.tooLong(long.text) }
  if (topics === 0) return { wrong: IMPORT_REFUSALS.noTopics }
  if (topics > FORMAT_LIMITS.topics) return { wrong: IMPORT_REFUSALS.tooMany(topics) }
  const { value } = cleaned(documentOf(tree, about) as unknown as Json)
  const read = readDocument(value)
  return 'wrong' in read ? read : { ...read, notes: [IMPORT_NOTES.fromOther, ...read.notes] }
}

function flat(topics: readonly Topic[]): Topic[] {
  return topics.flatMap((topic) => [topic, ...flat(topic.children ?? [])])
}
