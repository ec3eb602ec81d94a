import { LIMITS } from '../contract.ts'

/** How a file is read, by its name and first letters; undefined for what is not read at all. */
export type FileKind = 'pdf' | 'json' | 'text'

const TEXTS = /\.(txt|md|markdown|csv|tsv|opml)$/i

/** Tells by the name and the first bytes, as a browser's word of a type is often wrong. */
export function kindOf(name: string, start: string): FileKind | undefined {
  if (start.startsWith('%PDF') || /\.pdf$/i.test(name)) return 'pdf'
  if (/\.json$/i.test(name) || /^\s*\{/.test(start)) return 'json'
  return TEXTS.test(name) ? 'text' : undefined
}

/** In bytes, before it is sent. */
export const isTooLarge = (size: number): boolean => size > LIMITS.file
