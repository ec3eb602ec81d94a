import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, resize, show } from '../../../../../harness/screen.tsx'
import { studentOutbox } from '../../../../web/outbox/student-outbox.ts'
import { useOutbox } from '../../../../web/outbox/use-outbox.ts'
import { documentOf } from '../../format/tree-document.ts'
import { topicsOf } from '../../format/walk.ts'
import { outlineOf } from '../../outline/rules.ts'
import type { Subject } from '../../tree.ts'
import { withKnown } from '../rules.ts'
import { MarkTopics } from './mark-topics.tsx'

const TODAY = '2026-11-23'
/** Another in each test: what waits stays on the device. */
let student = ''

const SUBJECTS: readonly Subject[] = [
  {
    name: 'Língua Portuguesa',
    topics: [
      { num: '1', text: 'Crase' },
      {
        num: '2',
        text: 'Pontuação',
        children: [
          { num: '2.1', text: 'Vírgula' },
          { num: '2.2', text: 'Ponto final' },
        ],
      },
    ],
  },
  { name: 'Raciocínio Lógico', topics: [{ text: 'Proposições' }] },
]

/** Topics are known by their place in the text, from 1; the first of the other subject has a record. */
function Edital({ subjects }: { subjects: readonly Subject[] }) {
  const document = documentOf({ blocks: [{ name: '', subjects: [...subjects] }] })
  const known = withKnown([], useOutbox(student))
  const { nodes } = outlineOf(document.blocos, {
    links: topicsOf(document).map(({ topic }, at) => ({ item: topic.id, topics: [at + 1] })),
    subjects: [],
    studied_subjects: [],
    known,
    studied: [5].map((topic_id) => ({
      topic_id,
      seconds: 60,
      questions: 0,
      correct: 0,
      learned_on: null,
      last_on: TODAY,
      state: 'in_study',
    })),
  })
  const [isOpen, open] = useState(false)
  return (
    <>
      <p>{`${known.length} sabidos`}</p>
      <button type="button" onClick={() => open(true)}>
        Marcar vários
      </button>
      <MarkTopics userId={student} nodes={nodes} today={TODAY} isOpen={isOpen} onClose={() => open(false)} />
    </>
  )
}

const showEdital = async (subjects = SUBJECTS) => {
  student = crypto.randomUUID()
  show(<Edital subjects={subjects} />)
  await button('Marcar vários').click()
  await expect.element(page.getByRole('dialog', { name: 'O que você já estudou?' })).toBeVisible()
}

const box = (name: string | RegExp) => page.getByRole('checkbox', { name })
/** As a tap on its words does. */
const tick = async (name: string | RegExp) => {
  await expect.element(box(name)).toBeInTheDocument()
  ;(box(name).element() as HTMLInputElement).click()
}
const said = () =>
  studentOutbox(student)
    .getSnapshot()
    .map(({ path, body }) => [path, body])

it('takes a subject as a whole or topic by topic, each with its time, in one save that is undone by one tap', async () => {
  await showEdital()
  await tick(/^Língua Portuguesa/)
  await page.getByRole('button', { name: /tópicos de Língua Portuguesa$/ }).click()
  await expect.element(box('2 Pontuação')).toBeChecked()
  await tick('2.2 Ponto final')
  await expect.element(box('2 Pontuação')).toBePartiallyChecked()
  await expect.element(box(/^Língua Portuguesa/)).toBePartiallyChecked()
  await expect.element(page.getByText('2 de 3 tópicos marcados')).toBeVisible()
  await page.getByRole('group', { name: 'Última vez nesta matéria' }).getByText('Mais de 6 meses').click()
  await button('Salvar').click()
  await expect.element(page.getByText(/^Anotado: você já sabe 2 tópicos\./)).toBeVisible()
  await expect
    .poll(said)
    .toEqual([['/known-topics', { user_id: student, topic_ids: [1, 3], studied_on: '2026-02-26' }]])
  await expect.element(page.getByText('2 sabidos')).toBeVisible()
  await button('Desfazer').click()
  await expect.element(page.getByText('Desfeito.')).toHaveFocus()
  await expect.element(page.getByText('0 sabidos')).toBeVisible()
  await expect
    .poll(() => said().at(-1))
    .toEqual(['/known-topics', { user_id: student, topic_ids: [1, 3], studied_on: null }])
})

it('asks nothing about topics with records, which say more than a tick', async () => {
  await showEdital()
  await expect.element(page.getByText('Você já tem registros em todos os tópicos.')).toBeVisible()
  await expect.element(box(/Raciocínio/)).not.toBeInTheDocument()
  await tick('O edital inteiro')
  await expect.element(page.getByText('3 de 3 tópicos marcados')).toBeVisible()
})

it('keeps the ticks when it is closed by a slip, and forgets them when they are cancelled', async () => {
  await showEdital()
  await tick(/^Língua Portuguesa/)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button('Marcar vários')).toHaveFocus()
  await button('Marcar vários').click()
  await expect.element(box(/^Língua Portuguesa/)).toBeChecked()
  await button('Cancelar').click()
  await button('Marcar vários').click()
  await expect.element(box(/^Língua Portuguesa/)).not.toBeChecked()
  await button('Salvar').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(said()).toEqual([])
})

it('is filled in by keys alone', async () => {
  await showEdital()
  ;(box('O edital inteiro').element() as HTMLElement).focus()
  await userEvent.keyboard('{Tab} {Tab}{Enter}')
  await expect.element(box(/^Língua Portuguesa/)).toBeChecked()
  await expect.element(box('1 Crase')).toBeChecked()
  await userEvent.keyboard('{Tab}{ArrowLeft}')
  await expect
    .element(page.getByRole('group', { name: 'Última vez nesta matéria' }).getByText('Este mês'))
    .toBeVisible()
  await userEvent.keyboard('{Tab} ')
  await expect.element(box('1 Crase')).not.toBeChecked()
})

it('at 360 px names of several lines stand beside their box and nothing leaves the screen', async () => {
  await resize(360, 740)
  const name = 'Noções de Direito Processual Civil e Penal da Justiça Federal'
  await showEdital([{ name, topics: [{ num: '10.1', text: `${name}: ${name}` }] }])
  await page.getByRole('button', { name: /tópicos de Noções/ }).click()
  await expect.element(box(/^10\.1/)).toBeInTheDocument()
  const dialog = page.getByRole('dialog').element()
  expect(dialog.scrollWidth).toBe(dialog.clientWidth)
  for (const one of page.getByRole('checkbox').elements()) {
    const label = one.closest('label')?.getBoundingClientRect()
    expect(label?.height).toBeGreaterThanOrEqual(44)
    expect(label?.right).toBeLessThanOrEqual(360)
  }
})
