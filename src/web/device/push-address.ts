const base64url = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer()))).replace(
    /[+/=]/g,
    (sign) => ({ '+': '-', '/': '_' })[sign] ?? '',
  )

/** The server's public key that a subscription was made with, in base64url. */
export const keyOf = ({ options }: PushSubscription): string => base64url(options.applicationServerKey)

/** Where a push service takes messages for this browser, and the keys, in base64url, that seal them. */
export const addressOf = (made: PushSubscription) => ({
  endpoint: made.endpoint,
  p256dh: base64url(made.getKey('p256dh')),
  auth: base64url(made.getKey('auth')),
})
