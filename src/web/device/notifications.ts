/** Asks once whether the page may notify; a refusal is final. */
export function askToNotify(): void {
  if ('Notification' in window && Notification.permission === 'default') void Notification.requestPermission()
}

interface NotificationContent {
  body: string
  /** Tabs that use the same tag show one notification. */
  tag: string
}

/** Notifies while the page is hidden, if allowed; never rejects. */
export function notifyWhenHidden(title: string, content: NotificationContent): void {
  if (document.visibilityState === 'hidden') void show(title, content).catch(() => undefined)
}

/** Phones show notifications of a service worker only. */
async function show(title: string, { body, tag }: NotificationContent): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const options = { body, tag, lang: 'pt-BR', icon: '/icons/app-192.png' }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) await worker.showNotification(title, options)
  else new Notification(title, options)
}
