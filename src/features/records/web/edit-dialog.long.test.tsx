import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '../../../../harness/answers.ts'
import { button, field, resize, show } from '../../../../harness/screen.tsx'
import { logged, logPageOf } from '../../../../harness/study-log.ts'
import type { ChosenSubject } from '../contract.ts'
import { copy } from '../copy.ts'
import type { KnownRecord } from '../pending.ts'
import { FirstTopicsContext } from '../topics/web/use-first-topics.ts'
import { EditDialog } from './edit-dialog.tsx'
import type { RecordFields } from './queries.ts'

const [LANGUAGE, LAW] = [
  { id: 1, name: 'Língua Portuguesa' },
  { id: 2, name: 'Direito Constitucional' },
]
const RECORD = {
  id: 9,
  user_id: 'ana',
  subject_id: 1,
  subject: LANGUAGE,
  topic: 'Crase',
  study_time: 3723,
  total_pauses: 3,
  questions_resolved: 10,
  correct_answers: 8,
  incorrect_answers: 2,
  created_at: '2026-03-02T14:00:00.000Z',
  ativo: 1,
  day: '2026-03-02',
  zone: 'America/Sao_Paulo',
}

type Save = (subject: ChosenSubject, fields: RecordFields) => Promise<void>

const open = (onSave = vi.fn<Save>(async () => undefined)) => {
  const onClose = vi.fn()
  show(<EditDialog record={RECORD} subjects={[LANGUAGE, LAW]} onSave={onSave} onClose={onClose} />)
  return { onSave, onClose }
}
const save = () => button('Salvar alterações').click()
const dialog = page.getByRole('dialog', { name: 'Editar Registro' })

beforeEach(() => {
  serve({ 'GET /api/api/study-log/ana': () => logPageOf([]) })
})

it('shows the record as it is saved, and saves what was changed', async () => {
  const { onSave, onClose } = open()
  await expect.element(field('Matéria')).toHaveValue('Língua Portuguesa')
  await expect.element(field('Horas')).toHaveValue('1')
  await expect.element(field('Minutos')).toHaveValue('2')
  await expect.element(field('Segundos')).toHaveValue('3')
  await field('Matéria').fill('direito const')
  await page.getByRole('option', { name: 'Direito Constitucional' }).click()
  await field('Horas').fill('2')
  await field('Tópico').fill('Controle')
  await save()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(onSave).toHaveBeenCalledExactlyOnceWith(
    LAW,
    expect.objectContaining({ study_time: 7323, topic: 'Controle', total_pauses: 3, correct_answers: 8 }),
  )
})

describe('a topic of the edital', () => {
  const OFFERED = new Map([
    [1, new Map([['Crase', 7]])],
    [2, new Map([['Controle de constitucionalidade', 8]])],
  ])
  const openWith = (record: KnownRecord = RECORD) => {
    const onSave = vi.fn<Save>(async () => undefined)
    show(
      <FirstTopicsContext value={OFFERED}>
        <EditDialog record={record} subjects={[LANGUAGE, LAW]} onSave={onSave} onClose={() => undefined} />
      </FirstTopicsContext>,
    )
    return onSave
  }
  const done = page.getByRole('checkbox', { name: 'Terminei o tópico' })

  it.each([
    [false, { finished: true }],
    [true, { finished: false }],
  ] as const)('is said to be finished later, or no longer: %s before', async (finished, after) => {
    const onSave = openWith({ ...RECORD, topic_id: 7, ...(finished && { finished }) })
    await page.getByText('Terminei o tópico').click()
    await expect.poll(() => (done.element() as HTMLInputElement).checked).toBe(!finished)
    await save()
    await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    expect(onSave.mock.calls[0]?.[1]).toMatchObject({ topic_id: 7, ...after })
  })

  it('does not follow to another subject, where another can be chosen', async () => {
    const onSave = openWith()
    await field('Matéria').fill('direito const')
    await page.getByRole('option', { name: 'Direito Constitucional' }).click()
    await expect.element(field('Tópico')).toHaveValue('')
    await expect.element(done).not.toBeInTheDocument()
    await field('Tópico').fill('Controle de constitucionalidade')
    await expect.element(done).toBeVisible()
    await save()
    await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    expect(onSave.mock.calls[0]).toMatchObject([LAW, { topic_id: 8, finished: false }])
  })

  it('and the student’s own words go with their subject, unless the other has the same', async () => {
    serve({
      'GET /api/api/study-log/ana': () => logPageOf([logged(1, { subject_id: 2, topic: 'Simulado' })]),
    })
    for (const [topic, left] of [
      ['Estoques', ''],
      ['simulado', 'simulado'],
    ]) {
      openWith({ ...RECORD, topic: topic ?? null })
      await field('Tópico').click()
      await expect.element(field('Tópico')).toHaveValue(topic)
      await userEvent.keyboard('{Tab}')
      await field('Matéria').fill('direito const')
      await page.getByRole('option', { name: 'Direito Constitucional' }).click()
      await expect.element(field('Tópico')).toHaveValue(left)
      await button('Cancelar').click()
    }
  })
})

it('works out the correct answers from the other two', async () => {
  const { onSave } = open()
  await field('Questões incorretas').fill('1')
  await expect.element(field('Questões corretas')).toHaveValue('9')
  await field('Total de questões').fill('20')
  await expect.element(field('Questões corretas')).toHaveValue('19')
  await save()
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]?.[1]).toMatchObject({
    questions_resolved: 20,
    correct_answers: 19,
    incorrect_answers: 1,
  })
})

it.each([
  ['Horas', '', 'Por favor, insira valores numéricos válidos para o tempo de estudo.'],
  ['Horas', 'x', 'Por favor, insira valores numéricos válidos para o tempo de estudo.'],
  ['Minutos', '60', 'Por favor, insira um tempo de estudo válido.'],
  ['Pausas', '-1', 'O número de pausas deve ser maior ou igual a zero.'],
  ['Questões corretas', '11', 'O número de questões corretas não pode ser maior que o total de questões.'],
  ['Questões incorretas', '11', 'Questões incorretas não podem exceder o total de questões!'],
  ['Data', '31/02/2026', 'Este dia não existe.'],
  ['Data', '', 'Informe a data.'],
])('refuses %s “%s”, says why, and keeps what was typed', async (label, typed, why) => {
  const { onSave, onClose } = open()
  await field(label).fill(typed)
  await save()
  await expect.element(dialog.getByText(why)).toBeVisible()
  await expect.element(field(label)).toHaveValue(typed)
  expect(onSave).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
})

it('stays open with what was typed when the server refuses, and says so', async () => {
  const { onClose } = open(vi.fn<Save>().mockRejectedValue(new Error('Matéria não encontrada')))
  await field('Horas').fill('5')
  await save()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Ocorreu um erro ao atualizar o registro. Tente novamente. Matéria não encontrada')
  await expect.element(field('Horas')).toHaveValue('5')
  expect(onClose).not.toHaveBeenCalled()
})

it('a record that was deleted meanwhile is said to be', async () => {
  open(vi.fn<Save>().mockRejectedValue(new Error('Não encontramos este registro de estudo.')))
  await field('Horas').fill('5')
  await save()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'Ocorreu um erro ao atualizar o registro. Tente novamente. Este registro já foi deletado, aqui ou em outro aparelho.',
    )
})

it('a record without its subject is refused at that field, which takes the focus', async () => {
  const { onSave } = open()
  await expect.element(field('Matéria')).toHaveValue('Língua Portuguesa')
  await field('Matéria').fill('')
  await userEvent.tab()
  await save()
  await expect.element(field('Matéria')).toHaveAccessibleDescription(copy.edit.subjectMissing)
  await expect.element(field('Matéria')).toHaveFocus()
  expect(onSave).not.toHaveBeenCalled()
})

it('on a phone the server’s refusal comes into view, wherever the fields were scrolled to', async () => {
  await resize(360, 640)
  open(vi.fn<Save>().mockRejectedValue(new Error('Não encontramos este registro de estudo.')))
  await field('Horas').fill('5')
  await save()
  await expect.element(page.getByRole('alert')).toBeInViewport()
})

it('a change that was not saved is there when the record is opened again, and Cancelar gives it up', async () => {
  open()
  await field('Horas').fill('2')
  await field('Tópico').fill('Controle')
  await userEvent.keyboard('{Escape}')
  open()
  await expect.element(field('Horas')).toHaveValue('2')
  await expect.element(field('Tópico')).toHaveValue('Controle')
  await button('Cancelar').click()
  open()
  await expect.element(field('Horas')).toHaveValue('1')
  await expect.element(field('Tópico')).toHaveValue('Crase')
})
