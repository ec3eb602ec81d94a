import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failing, type ReceivedCall, serve } from '../../../../harness/answers.ts'
import { button, field, show } from '../../../../harness/screen.tsx'
import { UNEXPECTED } from '../../../shared/errors.ts'
import { EntryPanel } from './entry-panel.tsx'
import { type PanelName, useEntry } from './use-entry.ts'

function Entry({ name }: { name: PanelName }) {
  const { panel, open, setReset, close } = useEntry()
  return (
    <>
      <button type="button" onClick={() => open(name)}>
        Abrir
      </button>
      {panel.visit > 0 && <EntryPanel panel={panel} onOpen={open} onReset={setReset} onClose={close} />}
    </>
  )
}

async function openPanel(name: PanelName): Promise<void> {
  show(<Entry name={name} />)
  await button('Abrir').click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
}

const SENT = 'E-mail de redefinição enviado! Verifique sua caixa de entrada ou caixa de spam.'

const panel = page.getByRole('dialog')
const posts = (calls: readonly ReceivedCall[]) => calls.filter(({ call }) => call.startsWith('POST'))

it('each empty field of a new account says what is missing, the first has the focus, and nothing is sent', async () => {
  const calls = serve({})
  await openPanel('sign-up')
  await panel.getByRole('button', { name: 'Criar conta' }).click()
  await expect.element(field('Nome completo')).toHaveAccessibleDescription('Informe seu nome completo.')
  await expect.element(field('Nome completo')).toHaveFocus()
  await expect.element(field('E-mail')).toHaveAccessibleDescription('Informe seu e-mail.')
  await expect.element(field('Senha')).toHaveAccessibleDescription(/Informe sua senha\./)
  await userEvent.keyboard('Ana Souza')
  await expect.element(field('Nome completo')).toHaveValue('Ana Souza')
  await field('E-mail').fill('ana')
  await field('Senha').fill('12345')
  await userEvent.keyboard('{Enter}')
  await expect.element(field('E-mail')).toHaveAccessibleDescription('Informe um e-mail válido.')
  await expect.element(field('E-mail')).toHaveFocus()
  await expect
    .element(field('Senha'))
    .toHaveAccessibleDescription(/A senha precisa ter ao menos 6 caracteres\./)
  expect(posts(calls)).toEqual([])
})

it('a taken e-mail is reported at its field, a failure in a sentence; the text stays', async () => {
  const exists = 'Já existe uma conta com este e-mail.'
  const replies = [failing('conflict', exists, { email: [exists] }), failing('internal')]
  const calls = serve({ 'POST /api/auth/sign-up/email': () => replies.shift() })
  await openPanel('sign-up')
  await field('Nome completo').fill(' Ana Souza ')
  await field('E-mail').fill(' ana@example.com ')
  await field('Senha').fill('uma senha segura')
  await userEvent.keyboard('{Enter}')
  await expect.element(field('E-mail')).toHaveAccessibleDescription('Já existe uma conta com este e-mail.')
  await expect.element(field('E-mail')).toHaveFocus()
  await expect.element(panel.getByRole('alert')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel.getByRole('alert')).toHaveTextContent('Erro ao cadastrar usuário')
  await expect.element(field('Nome completo')).toHaveValue(' Ana Souza ')
  await expect.element(field('Senha')).toHaveValue('uma senha segura')
  const body = { name: 'Ana Souza', email: 'ana@example.com', password: 'uma senha segura' }
  expect(posts(calls)).toEqual([0, 1].map(() => ({ call: 'POST /api/auth/sign-up/email', body })))
})

it('a student with an account signs in with the e-mail already typed', async () => {
  const exists = 'Já existe uma conta com este e-mail.'
  serve({ 'POST /api/auth/sign-up/email': () => failing('conflict', exists, { email: [exists] }) })
  await openPanel('sign-up')
  await field('Nome completo').fill('Ana Souza')
  await field('E-mail').fill('ana@example.com')
  await field('Senha').fill('uma senha segura')
  await userEvent.keyboard('{Enter}')
  await expect.element(field('E-mail')).toHaveAccessibleDescription(exists)
  await button('Entrar').click()
  await expect.element(field('E-mail')).toHaveValue('ana@example.com')
  await expect.element(field('Senha')).toHaveValue('')
  await expect.element(field('Senha')).toHaveFocus()
  await button('Cancelar').click()
  await button('Abrir').click()
  await expect.element(field('E-mail')).toHaveValue('')
})

it('a wrong password is reported, the button shows that it is busy, and the text stays', async () => {
  const answer = Promise.withResolvers<Response>()
  serve({ 'POST /api/auth/sign-in/email': () => answer.promise })
  await openPanel('sign-in')
  await field('E-mail').fill('ana@example.com')
  await field('Senha').fill('não é esta')
  await userEvent.keyboard('{Enter}')
  await expect.element(panel.getByRole('button', { name: 'Entrando...' })).toBeVisible()
  answer.resolve(failing('unauthorized', 'E-mail ou senha incorretos.'))
  await expect.element(panel.getByRole('alert')).toHaveTextContent('E-mail ou senha incorretos.')
  await expect.element(field('E-mail')).toHaveValue('ana@example.com')
  await expect.element(field('Senha')).toHaveValue('não é esta')
})

it('a student reads that the server does not answer', async () => {
  serve({
    'POST /api/auth/sign-in/email': () => {
      throw new TypeError('Failed to fetch')
    },
  })
  await openPanel('sign-in')
  await field('E-mail').fill('ana@example.com')
  await field('Senha').fill('uma senha segura')
  await userEvent.keyboard('{Enter}')
  await expect.element(panel.getByRole('alert')).toHaveTextContent('Erro de conexão com o servidor.')
})

it('a failure without a reason has a sentence of its own', async () => {
  serve({ 'POST /api/auth/sign-in/email': () => failing('unauthorized', UNEXPECTED) })
  await openPanel('sign-in')
  await field('E-mail').fill('ana@example.com')
  await field('Senha').fill('uma senha segura')
  await userEvent.keyboard('{Enter}')
  await expect.element(panel.getByRole('alert')).toHaveTextContent('Erro ao fazer login')
})

it('a forgotten password is asked for with the e-mail typed already, and the panel says that a letter is on its way', async () => {
  const calls = serve({ 'POST /api/auth/request-password-reset': () => ({ status: true }) })
  await openPanel('sign-in')
  await field('E-mail').fill('ana@example.com')
  await button('Esqueci minha senha').click()
  await expect.element(field('E-mail')).toHaveValue('ana@example.com')
  await button('Enviar redefinição').click()
  await expect.element(panel.getByRole('status')).toHaveTextContent(SENT)
  expect(posts(calls)).toMatchObject([{ body: { email: 'ana@example.com' } }])
})

it('the other panel takes its place, and closing clears fields and error', async () => {
  serve({ 'POST /api/auth/sign-in/email': () => failing('unauthorized', 'Não.') })
  await openPanel('sign-in')
  await button('Criar conta').click()
  await expect.element(page.getByRole('dialog', { name: 'Criar conta' })).toBeVisible()
  await expect.element(field('Nome completo')).toHaveFocus()
  await button('Entrar').click()
  await field('E-mail').fill('ana@example.com')
  await field('Senha').fill('qualquer uma')
  await userEvent.keyboard('{Enter}')
  await expect.element(panel.getByRole('alert')).toBeVisible()
  await button('Cancelar').click()
  await expect.element(panel).not.toBeInTheDocument()
  await button('Abrir').click()
  await expect.element(field('E-mail')).toHaveValue('')
  await expect.element(panel.getByRole('alert')).not.toBeInTheDocument()
})

it('password managers and phones are told what each field is, and the password can be seen', async () => {
  serve({})
  await openPanel('sign-up')
  await expect.element(field('Nome completo')).toHaveAttribute('autocomplete', 'name')
  await expect.element(field('E-mail')).toHaveAttribute('autocomplete', 'email')
  await expect.element(field('E-mail')).toHaveAttribute('type', 'email')
  const password = page.getByLabelText('Senha', { exact: true })
  await expect.element(password).toHaveAttribute('autocomplete', 'new-password')
  await expect.element(password).toHaveAccessibleDescription('Ao menos 6 caracteres.')
  await expect.element(password).toHaveAttribute('type', 'password')
  await button('Mostrar o que foi digitado: Senha').click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await button('Ocultar o que foi digitado: Senha').click()
  await expect.element(password).toHaveAttribute('type', 'password')
  await button('Entrar').click()
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
  await expect.element(field('E-mail')).toHaveAttribute('autocomplete', 'username')
})
