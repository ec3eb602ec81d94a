import { useState } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { EditTree } from '../src/features/syllabus/edit/web/edit-tree.tsx'
import { useEdits } from '../src/features/syllabus/edit/web/use-edits.ts'
import { documentOf } from '../src/features/syllabus/format/tree-document.ts'
import type { TreeChange } from '../src/features/syllabus/operations/contract.ts'
import { show } from './screen.tsx'

const BASE = documentOf({
  blocks: [
    {
      name: '',
      subjects: [
        {
          name: 'Língua Portuguesa',
          questions: 10,
          topics: [
            { num: '1', text: 'Crase' },
            { num: '2', text: 'Regência verbal; concordância nominal' },
            { num: '3', text: 'Pontuação', children: [{ num: '3.1', text: 'Vírgula' }] },
          ],
        },
        { name: 'Raciocínio Lógico', topics: [{ text: 'Proposições' }] },
      ],
    },
  ],
})

let changes: readonly TreeChange[] = []

export const changesMade = () => changes

export function Mended() {
  const [made, make] = useState<readonly TreeChange[]>([])
  changes = made
  return <EditTree mending={useEdits(BASE, made, make)} />
}

export const row = (text: string) => page.getByRole('row', { name: new RegExp(text) })

/** A tap beside a row's buttons. */
export async function tap(text: string) {
  await expect.element(row(text)).toBeInTheDocument()
  const element = row(text).element() as HTMLElement
  element.focus()
  element.click()
}

/** The rows as they are read, each with its level. */
export const rows = () =>
  page
    .getByRole('row')
    .elements()
    .map(
      (one) =>
        `${one.getAttribute('aria-level')} ${one.querySelector('span.wrap-anywhere')?.textContent.trim()}`,
    )

export const open = async (text: string) => {
  show(<Mended />)
  await tap(text)
}
