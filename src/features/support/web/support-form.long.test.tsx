import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failing, serve } from '../../../../harness/answers.ts'
import { button, field, notice, show } from '../../../../harness/screen.tsx'
import { MESSAGES } from '../contract.ts'
import { SupportForm } from './support-form.tsx'

const open = (user_id: string) =>
  show(
    <SupportForm
      student={{
        user_id,
        name: 'Ana',
        email: 'ana@example.com',
        career_id: null,
        career_name: null,
        subject_ids: [],
        syllabus: null,
        time_zone: null,
        day_starts_at: 0,
      }}
    />,
  )

const send = () => button('Enviar Mensagem').click()

it('the form says at each field what is missing, and sends nothing', async () => {
  const calls = serve({})
  open('missing')
  await expect.element(field('Nome completo')).toHaveValue('Ana')
  await field('E-mail').fill('ana@exemplo')
  await send()
  await expect.element(field('E-mail')).toHaveAccessibleDescription(/Informe um e-mail válido\./)
  await expect.element(field('E-mail')).toHaveFocus()
  await expect.element(field('Assunto')).toHaveAccessibleDescription('Informe o assunto.')
  await expect.element(field('Mensagem')).toHaveAccessibleDescription('Escreva sua mensagem.')
  await userEvent.keyboard('.br')
  await expect.element(field('E-mail')).toHaveValue('ana@exemplo.br')
  await expect.element(field('E-mail')).toHaveFocus()
  expect(calls).toEqual([])
})

it('a failure keeps the text, also when the page comes anew, and the next try sends it and clears the form', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const replies = [failing('internal'), Response.json({ message: MESSAGES.sent })]
  const calls = serve({ 'POST /api/api/support': () => replies.shift() })
  open('failing')
  await field('Assunto').fill('Cronograma')
  await field('Mensagem').fill('Não consigo salvar.')
  await send()
  await expect.element(page.getByRole('alert')).toHaveTextContent(MESSAGES.failed)
  open('failing')
  await expect.element(field('Assunto')).toHaveValue('Cronograma')
  await send()
  await expect.element(notice(MESSAGES.sent)).toBeVisible()
  await expect.element(field('Mensagem')).toHaveValue('')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(calls).toHaveLength(2)
  expect(calls[0]?.body).toMatchObject({ subject: 'Cronograma', message: 'Não consigo salvar.' })
})

it('a message too many says how long to wait, in the server’s words', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const message = 'Você já enviou 5 mensagens na última hora. Tente novamente em 40 minutos.'
  serve({ 'POST /api/api/support': () => failing('too_many_requests', message) })
  open('many')
  await field('Assunto').fill('Mensagem 6')
  await field('Mensagem').fill('Oi')
  await send()
  await expect.element(page.getByRole('alert')).toHaveTextContent(message)
  await expect.element(field('Assunto')).toHaveValue('Mensagem 6')
})
