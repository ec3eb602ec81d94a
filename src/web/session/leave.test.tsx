import { afterEach, expect, it, vi } from 'vitest'
import { failing, serve } from '../../../harness/answers.ts'
import { address, button, notice, show } from '../../../harness/screen.tsx'
import { useDraft } from '../device/use-draft.ts'
import { Button } from '../ui/actions/button.tsx'
import { useLeave } from './leave.ts'

function Leaving() {
  const { leave } = useLeave()
  return <Button onClick={() => void leave()}>Sair</Button>
}

function reminded() {
  const unsubscribe = vi.fn(() => new Promise<boolean>(() => undefined))
  const registration = {
    pushManager: { getSubscription: async () => ({ unsubscribe }) },
    getNotifications: async () => [],
  }
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration as never)
  return unsubscribe
}

afterEach(() => vi.restoreAllMocks())

it('a student who signs out is reminded here no more, and waits for no push service', async () => {
  const unsubscribe = reminded()
  serve({ 'POST /api/auth/sign-out': () => ({ success: true }) })
  show(<Leaving />, '/area-do-aluno')
  await button('Sair').click()
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce(), { timeout: 10_000 })
  expect(address()).toBe('/login')
})

it('a student who could not sign out stays, and is reminded still', async () => {
  const unsubscribe = reminded()
  serve({ 'POST /api/auth/sign-out': () => failing('internal', 'Algo deu errado.') })
  show(<Leaving />, '/area-do-aluno')
  await button('Sair').click()
  await expect.element(notice('Algo deu errado.')).toBeVisible()
  expect([unsubscribe.mock.calls, address()]).toEqual([[], '/area-do-aluno'])
})

it('a sign-out forgets typed values that were not saved', async () => {
  const Typing = () => {
    const { typed, change } = useDraft('ana', 'goal', { hours: '' })
    return <Button onClick={() => change({ hours: '12' })}>{`${typed.hours || 'Nenhuma'} horas`}</Button>
  }
  show(<Typing />)
  await button('Nenhuma horas').click()
  await expect.element(button('12 horas')).toBeVisible()
  serve({ 'POST /api/auth/sign-out': () => ({ success: true }) })
  show(<Leaving />, '/area-do-aluno')
  await button('Sair').click()
  await vi.waitFor(() => expect(address()).toBe('/login'))
  show(<Typing />)
  await expect.element(button('Nenhuma horas')).toBeVisible()
})
