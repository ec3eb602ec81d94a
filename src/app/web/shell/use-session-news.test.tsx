import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../../../harness/answers.ts'
import { show } from '../../../../harness/screen.tsx'
import { type SessionNews, session } from '../../../web/session/session.ts'
import { useSessionNews } from './use-session-news.ts'

function Root() {
  useSessionNews()
  return null
}

afterEach(() => vi.restoreAllMocks())

it.each<[string, SessionNews]>([
  ['another student who comes to a device', 'arrived'],
  ['who comes to a device after a session that ended by itself', 'ended'],
])('%s is shown no reminder that was for the one before', async (_, news) => {
  const unsubscribe = vi.fn(async () => true)
  const pushManager = { getSubscription: async () => ({ unsubscribe }) }
  const registration = { pushManager, getNotifications: async () => [] }
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration as never)
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(session, 'onNews').mockImplementation((listener) => {
    listener(news)
    return () => undefined
  })
  serve({})
  show(<Root />)
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce(), { timeout: 10_000 })
})
