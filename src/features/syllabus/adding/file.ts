import { LIMITS } from '../contract.ts'

/** How a file is read, by its name and first letters; undefined for what is not read at all. */
export type FileKind = 'pdf' | 'text'

const TEXTS = /\.(json|txt|md|markdown|csv|tsv|opml)$/i

/** Tells by the name and the first bytes, as a browser's word of a type is often wrong. */
export function kindByName(name: string, start: string): FileKind | undefined {
  if (start.startsWith('%PDF') || /\.pdf$/i.test(name)) return 'pdf'
  return TEXTS.test(name) || /^\ufeff?\s*[{[]/.test(start) ? 'text' : undefined
}

/** In bytes, before it is sent. */
export const isTooLarge = (size: number): boolean => size > LIMITS.file
