import { checkStructure } from '../check-structure.ts'

/** Checks made-up files by path from the root, and returns the violations as `path: message`. */
export function checkMadeUpFiles(files: Record<string, string>): string[] {
  return checkStructure(new Map(Object.entries(files))).map(({ path, message }) => `${path}: ${message}`)
}
