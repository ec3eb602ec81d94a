import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, resize, show } from '../../../../../harness/screen.tsx'
import { useEdits } from '../../edit/web/use-edits.ts'
import { documentOf } from '../../format/tree-document.ts'
import type { TreeChange } from '../../operations/contract.ts'
import { withoutOthers } from '../own.ts'
import { OwnDialog } from './own-dialog.tsx'

const topics = [{ text: 'Parte geral' }]
const EDITAL = documentOf({
  blocks: [
    { name: 'Conhecimentos básicos', subjects: [{ name: 'Língua Portuguesa', topics }] },
    {
      name: 'Contador',
      subjects: [
        { name: 'Contabilidade', topics },
        { name: 'Auditoria', topics },
      ],
    },
    { name: 'Enfermeiro', subjects: [{ name: 'Enfermagem', topics }] },
    { name: 'Médico', subjects: [{ name: 'Medicina', topics }] },
  ],
})

function Choosing({ edital = EDITAL }) {
  const [changes, keep] = useState<readonly TreeChange[]>([])
  const { document, applyAll, undo } = useEdits(edital, changes, keep)
  const [isOpen, open] = useState(true)
  return (
    <>
      <p>{document.blocos.map(({ nome, disciplinas }) => `${nome} ${disciplinas.length}`).join(', ')}</p>
      <button type="button" onClick={undo}>
        Desfazer
      </button>
      {isOpen && (
        <OwnDialog
          document={document}
          onSave={(kept) => applyAll(withoutOthers(document, kept))}
          onClose={() => open(false)}
        />
      )}
    </>
  )
}

const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
const toggle = async (name: string) => {
  await expect.element(box(name)).toBeInTheDocument()
  ;(box(name).element() as HTMLInputElement).click()
}

it('leaves the subjects of the own post in an edital for many, and one step back brings the others again', async () => {
  show(<Choosing />)
  await toggle('Enfermeiro')
  await expect.element(box('Enfermagem')).not.toBeChecked()
  await toggle('Médico')
  await toggle('Auditoria')
  await button('Usar estas 2 matérias').click()
  await expect.element(page.getByText('Conhecimentos básicos 1, Contador 1', { exact: true })).toBeVisible()
  await button('Desfazer').click()
  await expect.element(page.getByText(/Contador 2, Enfermeiro 1, Médico 1$/)).toBeVisible()
})

it('asks for one subject at least', async () => {
  show(<Choosing />)
  await button('Desmarcar tudo').click()
  await button('Usar estas 0 matérias').click()
  await expect.element(page.getByText('Deixe marcada ao menos uma matéria.')).toBeVisible()
  await button('Marcar tudo').click()
  await expect.element(box('Medicina')).toBeChecked()
})

it('at 360 px names of two lines and more stand clear of each other', async () => {
  await resize(360, 740)
  const names = [
    'Noções de Direito Processual Civil e Penal',
    'Administração Financeira e Orçamentária',
    'Legislação Específica do Tribunal Regional',
  ]
  const [name, ...others] = names.map((one) => `${one} da Justiça Federal`)
  const subjects = others.map((one) => ({ name: one, topics }))
  show(<Choosing edital={documentOf({ blocks: [{ name: name ?? '', subjects }] })} />)
  await expect.element(box(others[1] ?? '')).toBeInTheDocument()
  const words = [name, ...others].map((one) =>
    box(one ?? '')
      .element()
      .closest('label')
      ?.querySelector('.wrap-anywhere')
      ?.getBoundingClientRect(),
  )
  const gaps = words.slice(1).map((next, at) => (next?.top ?? 0) - (words[at]?.bottom ?? 0))
  expect(Math.min(...words.map((one) => one?.height ?? 0))).toBeGreaterThan(30)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8)
})
