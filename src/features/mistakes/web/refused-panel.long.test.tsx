import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { failing, serve } from '../../../../harness/answers.ts'
import { show } from '../../../../harness/screen.tsx'
import { deliver, studentOutbox } from '../../../web/outbox/student-outbox.ts'
import { MESSAGES } from '../contract.ts'
import { mistakePath } from '../pending.ts'
import { RefusedPanel } from './refused-panel.tsx'

const ANA = 'ana'
const encode = (value: object) => btoa(JSON.stringify(value))
const TOKEN = `${encode({ alg: 'EdDSA' })}.${encode({ sub: ANA, iat: 0, exp: 900 })}.x`

it('a student sees a mistake that the server refused later, and can send it again', async () => {
  const answers = [failing('conflict', MESSAGES.tooMany), { message: MESSAGES.saved, key: 'mistake-1' }]
  serve({
    'GET /api/auth/get-session': () => ({}),
    'GET /api/auth/token': () => ({ token: TOKEN }),
    'PUT /api/api/mistakes/mistake-1': () => answers.shift(),
  })
  const path = mistakePath('mistake-1')
  await deliver(ANA, { id: 'write-1', method: 'PUT', path, body: {}, createdAt: 0, label: 'Português' })
  show(<RefusedPanel userId={ANA} paths={new Set([mistakePath('another')])} />)
  await expect.element(page.getByText('Erro: Português')).not.toBeInTheDocument()
  show(<RefusedPanel userId={ANA} />)
  await expect.element(page.getByText('Erro: Português')).toBeVisible()
  await expect.element(page.getByText(MESSAGES.tooMany)).toBeVisible()
  await page.getByRole('button', { name: 'Tentar novamente: Erro: Português' }).click()
  await expect.poll(() => studentOutbox(ANA).getSnapshot()).toEqual([])
})
