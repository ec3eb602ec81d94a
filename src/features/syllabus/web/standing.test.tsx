import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../../harness/screen.tsx'
import { documentOf } from '../format/tree-document.ts'
import { outlineOf } from '../outline/rules.ts'
import { Standing } from './standing.tsx'

it('a student sees how much of the finished part is learned and how much to review', async () => {
  const { blocos } = documentOf({
    blocks: [{ name: '', subjects: [{ name: 'Português', topics: [{ text: 'Crase' }] }] }],
  })
  const outline = outlineOf(blocos, { links: [], subjects: [], studied: [], studied_subjects: [] })
  const told = (coverage: typeof outline.coverage) =>
    show(<Standing outline={{ ...outline, coverage }} examDay={null} today="2026-11-23" onSetDay={vi.fn()} />)
  told({ learned: 0.32, again: 0.38, in_study: 0.07, known: 0, new: 0.23 })
  await expect
    .element(page.getByText('do conteúdo já estudado até o fim: 32% firme, 38% a rever'))
    .toBeVisible()
  await expect.element(page.getByText('70%', { exact: true })).toBeVisible()
  told({ learned: 0.7, again: 0, in_study: 0.07, known: 0, new: 0.23 })
  await expect.element(page.getByText('do conteúdo já estudado até o fim', { exact: true })).toBeVisible()
})

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

it('a student reads that shares are an estimate if the edital lacks some or all numbers of questions', async () => {
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
