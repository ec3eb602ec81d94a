import { compare } from '../../src/features/syllabus/compare/compare.ts'
import type { Comparison, Decisions } from '../../src/features/syllabus/compare/contract.ts'
import { readOutline } from '../../src/features/syllabus/exchange/outline.ts'
import type { SyllabusDocument } from '../../src/features/syllabus/format/contract.ts'
import { documentOf } from '../../src/features/syllabus/format/tree-document.ts'
import { topicsOf } from '../../src/features/syllabus/format/walk.ts'

/** Topics as an indented list: `2.1 Crase`; a subject ends with a colon, a block begins with `==`. */
export function edital(text: string): SyllabusDocument {
  return documentOf(readOutline(text.replace(/^== /gm, '# ').replace(/^(.+):$/gm, '## $1')))
}

/** The lines that differ, in words; `?` if the student is asked. */
export function difference(
  before: SyllabusDocument,
  after: SyllabusDocument,
  decisions: Decisions = {},
): string[] {
  const comparison = comparedOf(before, after, decisions)
  const text = (document: SyllabusDocument, id: string) =>
    topicsOf(document).find(({ topic }) => topic.id === id)?.topic.texto
  return comparison.lines
    .filter(({ op }) => op !== 'same')
    .map(({ op, before: one, after: other, asks }) => {
      const from = one.map((id) => text(before, id)).join(' + ')
      const to = other.map((id) => text(after, id)).join(' + ')
      return [op, from, from && to && '→', to, asks && '?'].filter(Boolean).join(' ')
    })
}

/** @throws Error for a wrong decision */
export function comparedOf(
  before: SyllabusDocument,
  after: SyllabusDocument,
  decisions: Decisions = {},
): Comparison {
  const comparison = compare(before, after, decisions)
  if ('wrong' in comparison) throw new Error(comparison.wrong)
  return comparison
}
