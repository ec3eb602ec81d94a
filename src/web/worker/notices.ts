import { STUDY_PATH } from '../pages/paths.ts'
import type { PushEvent, WorkerScope } from './scope.ts'

/** The message that the server sends (`features/reminders`); a malformed one becomes an empty one. */
interface Message {
  readonly title: string
  readonly body: string
  readonly path: string
  readonly tag: string
}

/** A push must show something, or the browser takes the permission away. */
export function showPush({ data }: PushEvent, { registration }: WorkerScope): Promise<void> {
  const { title, body, path, tag } = messageIn(data)
  return registration.showNotification(title, {
    body,
    tag,
    data: { path },
    icon: '/icons/app-192.png',
    lang: 'pt-BR',
  })
}

function messageIn(data: PushEvent['data']): Message {
  const plain = { title: 'Posse', body: '', path: STUDY_PATH, tag: 'posse' }
  try {
    return { ...plain, ...(data?.json() as Partial<Message> | undefined) }
  } catch {
    return plain
  }
}

/** Focuses a tab and opens the notification's page in it; without an open tab, opens one. */
export async function showApp(notification: Notification, { clients }: WorkerScope): Promise<void> {
  notification.close()
  const path = pathIn(notification.data)
  const [client] = await clients.matchAll({ type: 'window' })
  if (!client) return void (await clients.openWindow(path ?? STUDY_PATH))
  await client.focus()
  if (path && new URL(client.url).pathname !== path) await client.navigate(path)
}

/** Notifications of the timer have no path. */
function pathIn(data: unknown): string | undefined {
  const path = (data as { path?: unknown } | null)?.path
  return typeof path === 'string' && path.startsWith('/') && !path.startsWith('//') ? path : undefined
}
