const base64url = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer()))).replace(
    /[+/=]/g,
    (sign) => ({ '+': '-', '/': '_' })[sign] ?? '',
  )

/** The server's public key that a subscription was made with, in base64url. */
export const keyOf = ({ options }: PushSubscription): string => base64url(options.applicationServerKey)

export const addressOf = (made: PushSubscription) => ({
  endpoint: made.endpoint,
  p256dh: base64url(made.getKey('p256dh')),
  auth: base64url(made.getKey('auth')),
})

/** Ends notifications on this device: closes the visible ones and drops the subscription. Never rejects. */
export async function silenceDevice(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    const known = await registration?.pushManager?.getSubscription()
    const [shown = []] = await Promise.all([registration?.getNotifications(), known?.unsubscribe()])
    for (const notification of shown) notification.close()
  } catch {
    // The server sends nothing to an ended session anyway.
  }
}
