import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../../harness/screen.tsx'
import { documentOf } from '../format/tree-document.ts'
import { outlineOf } from '../outline/rules.ts'
import { Standing } from './standing.tsx'

/** An edital that says how many questions these subjects have, or does not. */
function open(...questions: (number | undefined)[]) {
  const subjects = questions.map((told, at) => ({
    name: `Matéria ${at}`,
    topics: [{ text: 'Crase' }],
    ...(told && { questions: told }),
  }))
  const { blocos } = documentOf({ blocks: [{ name: '', subjects }] })
  const outline = outlineOf(blocos, { links: [], subjects: [], studied: [], studied_subjects: [] })
  show(<Standing outline={outline} examDay={null} today="2026-11-23" onSetDay={vi.fn()} />)
}
const guess = page.getByText('a parte da prova é uma estimativa', { exact: false })

it('says that shares are a guess where the edital tells no questions, and where some are not told yet', async () => {
  open(undefined, undefined)
  await expect
    .poll(() => guess.element().textContent)
    .toMatch(/^O edital não diz as questões de cada matéria/)
  open(20, undefined)
  await expect.poll(() => guess.element().textContent).toMatch(/^Faltam as questões de parte das matérias/)
  open(20, 10)
  await expect.element(page.getByText('Onde você está')).toBeVisible()
  await expect.element(guess).not.toBeInTheDocument()
})
