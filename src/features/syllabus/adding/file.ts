import { LIMITS } from '../contract.ts'

export type FileKind = 'pdf' | 'text' | 'no pdf' | 'other'

const TEXTS = /\.(json|txt|md|markdown|csv|tsv|opml)$/i

/** Tells by the name and the first kilobyte, where a PDF says so, as a browser's word of a type is often wrong. */
export function kindByName(name: string, start: string): FileKind {
  if (start.startsWith('%PDF')) return 'pdf'
  if (/\.pdf$/i.test(name)) return start.includes('%PDF') ? 'pdf' : 'no pdf'
  return TEXTS.test(name) || /^\ufeff?\s*[{[]/.test(start) ? 'text' : 'other'
}

export const isTooLarge = (size: number): boolean => size > LIMITS.uploadBytes
