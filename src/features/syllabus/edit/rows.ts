import { searched, textMatcher } from '../../../shared/find.ts'
import { fold } from '../../../shared/text.ts'
import type { DocumentBlock, DocumentSubject, DocumentTopic, SyllabusDocument } from '../format/contract.ts'

export type MendedKind = 'block' | 'subject' | 'topic'

export interface MendRow {
  readonly id: string
  readonly level: number
  readonly position: number
  readonly siblings: number
  readonly isOpen: boolean | undefined
  readonly kind: MendedKind
  readonly text: string
  readonly num: string | undefined
  readonly node: DocumentBlock | DocumentSubject | DocumentTopic
  readonly hasTools?: boolean
  readonly isEdited?: boolean
  /** One of several on which a move is to be made. */
  readonly isSelected?: boolean
}

export type AskedOfRow =
  | { readonly type: 'weigh' | 'move'; readonly row: MendRow }
  | { readonly type: 'edit'; readonly id: string }

interface Shown {
  readonly closed: ReadonlySet<string>
  readonly search: string
}

/** The rows of a document in the order of the text. A single block without a name is not shown. */
export function mendRows({ blocos }: Pick<SyllabusDocument, 'blocos'>, { closed, search }: Shown): MendRow[] {
  const key = fold(search)
  const says = textMatcher(search)
  const rows: MendRow[] = []
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
  /** Gives whether the row or one below it is shown; a row that is not found leaves nothing behind. */
  const branch = (
    row: Pick<MendRow, 'id' | 'num' | 'text' | 'kind' | 'node'>,
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

function hasKids(node: MendRow['node']): boolean {
  if ('disciplinas' in node) return node.disciplinas.length > 0
  return 'topicos' in node ? node.topicos.length > 0 : (node.filhos ?? []).length > 0
}
