import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tree } from '../../src/features/syllabus/tree.ts'

/** A real syllabus as pasted, and the tree that a person made of it; `ato` names the official act. */
export interface RealText {
  id: string
  text: string
  banca: string
  ato: string
  tree: Tree
}

const FOLDER = join(import.meta.dirname, 'texts')

/** All real syllabuses, by name. */
export function realTexts(): RealText[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'))
  return files.sort().map((file) => {
    const { blocks, banca, ato } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Tree & RealText
    const id = file.replace('.json', '')
    return { id, banca, ato, text: readFileSync(join(FOLDER, `${id}.txt`), 'utf8'), tree: { blocks } }
  })
}
