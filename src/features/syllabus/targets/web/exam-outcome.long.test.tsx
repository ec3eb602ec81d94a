import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '../../../../../harness/answers.ts'
import { button, field, show } from '../../../../../harness/screen.tsx'
import { NO_OUTCOME } from '../outcome.ts'
import { ExamOutcome } from './exam-outcome.tsx'

const target = { id: 7, body: 'Tribunal', ...NO_OUTCOME }
const says = (words: string) => expect.element(page.getByText(words, { exact: true })).toBeVisible()

beforeEach(() => {
  serve({})
})

it('is told, mended and taken back, and shown while it waits on the device', async () => {
  show(<ExamOutcome userId="clara" target={target} />)
  await button('Contar como foi').click()
  await field('Pontos').fill('setenta')
  await button('Salvar').click()
  await says('Use um número de até duas casas, como 72,5.')
  await field('Pontos').fill('72.5')
  await field('Em suas palavras').fill('Português pesou')
  await button('Salvar').click()
  await says('72,5 pontos')
  await says('Português pesou')

  await button('Mudar').click()
  await expect.element(field('Pontos')).toHaveValue('72,5')
  await field('Pontos').fill('')
  await button('Salvar').click()
  await expect.element(page.getByText('72,5 pontos')).not.toBeInTheDocument()
  await says('Português pesou')

  await button('Mudar').click()
  await button('Excluir').click()
  await expect.element(button('Contar como foi')).toBeVisible()
})

it('typed values that were not saved are there when asked again, and Cancelar gives them up', async () => {
  show(<ExamOutcome userId="bia" target={target} />)
  await button('Contar como foi').click()
  await field('Em suas palavras').fill('Português pesou')
  await userEvent.keyboard('{Escape}')
  await button('Contar como foi').click()
  await expect.element(field('Em suas palavras')).toHaveValue('Português pesou')
  await button('Cancelar').click()
  await button('Contar como foi').click()
  await expect.element(field('Em suas palavras')).toHaveValue('')
})
