import { searched, textMatcher } from '../../../shared/find.ts'
import { fold } from '../../../shared/text.ts'
import type { DocumentBlock, DocumentSubject, DocumentTopic, SyllabusDocument } from '../format/contract.ts'

export type RowKind = 'block' | 'subject' | 'topic'

export interface EditRow {
  readonly id: string
  readonly level: number
  readonly position: number
  readonly siblings: number
  readonly isOpen: boolean | undefined
  readonly kind: RowKind
  readonly text: string
  readonly num: string | undefined
  readonly node: DocumentBlock | DocumentSubject | DocumentTopic
  readonly hasTools?: boolean
  readonly isEdited?: boolean
  /** Whether the reader may have read it wrong. */
  readonly isUnsure?: boolean
  /** Whether the row is selected for a move of several. */
  readonly isSelected?: boolean
}

export type AskedOfRow =
  | { readonly type: 'weigh' | 'move'; readonly row: EditRow }
  | { readonly type: 'edit'; readonly id: string }

interface Shown {
  readonly closed: ReadonlySet<string>
  readonly search: string
}

/** The rows of a document in reading order; a single nameless block is left out. */
export function editRows({ blocos }: Pick<SyllabusDocument, 'blocos'>, { closed, search }: Shown): EditRow[] {
  const key = fold(search)
  const says = textMatcher(search)
  const rows: EditRow[] = []
  const topics = (siblings: readonly DocumentTopic[], level: number): boolean[] =>
    siblings.map((node, index) => {
      const { id, num, texto: text, filhos = [] } = node
      return branch({ id, num, text, kind: 'topic', node }, index, siblings.length, level, () =>
        topics(filhos, level + 1),
      )
    })
  const subjects = (siblings: readonly DocumentSubject[], level: number) =>
    siblings.map((node, index) => {
      const { id, nome: text, topicos } = node
      const below = () => topics(topicos, level + 1)
      return branch({ id, num: undefined, text, kind: 'subject', node }, index, siblings.length, level, below)
    })
  /** Returns whether the row or one below it is shown, and removes a row that is not. */
  const branch = (
    row: Pick<EditRow, 'id' | 'num' | 'text' | 'kind' | 'node'>,
    index: number,
    siblings: number,
    level: number,
    below: () => boolean[],
  ): boolean => {
    const at = rows.length
    const isClosed = key === '' && closed.has(row.id)
    const place = { level, position: index + 1, siblings }
    rows.push({ ...row, ...place, isOpen: hasKids(row.node) ? !isClosed : undefined })
    const isFoundBelow = !isClosed && below().some(Boolean)
    const isFound = key === '' || isFoundBelow || says(searched(`${row.num ?? ''} ${row.text}`))
    if (!isFound) rows.length = at
    return isFound
  }
  const [only] = blocos
  if (only && blocos.length === 1 && only.nome.trim() === '') subjects(only.disciplinas, 1)
  else
    blocos.forEach((node, index) => {
      const { id, nome: text, disciplinas } = node
      branch({ id, num: undefined, text, kind: 'block', node }, index, blocos.length, 1, () =>
        subjects(disciplinas, 2),
      )
    })
  return rows
}

function hasKids(node: EditRow['node']): boolean {
  if ('disciplinas' in node) return node.disciplinas.length > 0
  return 'topicos' in node ? node.topicos.length > 0 : (node.filhos ?? []).length > 0
}
