import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Outline, OutlineNode } from '../outline/rules.ts'

const NAME = 'materia'

/** The subject that is the page, named in the address so that a reload and the back button keep it. */
export function useSubject({ nodes }: Outline) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const id = params.get(NAME)
  const subjects = nodes
    .flatMap((node) => (node.kind === 'block' ? node.children : [node]))
    .filter(({ kind, children }) => kind === 'subject' && children.length > 0)
  const at = id === null ? -1 : subjects.findIndex((node) => node.id === id)
  const show = useCallback(
    (node: OutlineNode | undefined) =>
      navigate({ search: node ? new URLSearchParams({ [NAME]: node.id }).toString() : '' }),
    [navigate],
  )
  return { subject: subjects[at], next: at < 0 ? undefined : subjects[at + 1], show }
}
