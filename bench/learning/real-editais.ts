import { catalogueEditais } from '../../harness/first-week.ts'
import type { SyllabusDocument } from '../../src/features/syllabus/format/contract.ts'
import type { Exam } from '../../src/features/syllabus/outline/usual-shares.ts'
import { subjectSharesOf, weighedLeaves } from '../../src/features/syllabus/outline/weights.ts'

export interface RealSubject {
  readonly name: string
  readonly block: string
  /** Questions by points each, as the edital says them. */
  readonly points: number
  readonly topics: readonly { readonly words: string; readonly size: number }[]
}

export interface RealEdital {
  readonly exam: Exam
  readonly subjects: readonly RealSubject[]
}

/** Editais of the catalogue with the questions of at least three subjects. */
export const REAL_EDITAIS: readonly RealEdital[] = catalogueEditais().flatMap((document) => {
  const { told } = subjectSharesOf(document.blocos)
  return told.size < 3 ? [] : [editalOf(document)]
})

function editalOf({ blocos, cargo, banca }: SyllabusDocument): RealEdital {
  const { of } = subjectSharesOf(blocos)
  const subjects = blocos.flatMap(({ nome: block, disciplinas }) =>
    disciplinas.map(({ id, nome, topicos }) => ({
      name: nome,
      block,
      points: of.get(id) ?? 0,
      topics: weighedLeaves(topicos).map(({ topic, size }) => ({ words: topic.texto, size })),
    })),
  )
  return { exam: { position: cargo, board: banca }, subjects }
}
