/** Asks once whether the page may notify; a refusal stands. */
export function askToNotify(): void {
  if ('Notification' in window && Notification.permission === 'default') void Notification.requestPermission()
}

interface Told {
  body: string
  /** Several tabs with one tag show one notification. */
  tag: string
}

/** Tells outside of a page that is hidden, where that was allowed; never rejects. */
export function tellOutside(title: string, told: Told): void {
  if (document.visibilityState === 'hidden') void show(title, told).catch(() => undefined)
}

/** Phones show notifications of a service worker only. */
async function show(title: string, { body, tag }: Told): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const options = { body, tag, lang: 'pt-BR', icon: '/icons/app-192.png' }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) await worker.showNotification(title, options)
  else new Notification(title, options)
}
