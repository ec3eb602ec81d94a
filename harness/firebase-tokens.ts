import type { FirebaseConfig } from '../src/server/identity/identity-config.ts'

/** A project with unsigned tokens, like the emulator's, which a test can write itself. */
export const emulated: FirebaseConfig = {
  apiKey: 'key-of-the-tests',
  authDomain: 'demo-posse.firebaseapp.com',
  projectId: 'demo-posse',
  emulatorHost: '127.0.0.1:1',
  keysUrl: 'http://127.0.0.1:1',
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** A token as the Firebase emulator writes it; `signedInAgo` in seconds. */
export function emulatorToken(
  uid: string,
  { signedInAgo = 1, ...claims }: Record<string, unknown> = {},
): string {
  const now = Math.floor(Date.now() / 1000)
  const { projectId } = emulated
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    iat: now - 1,
    auth_time: now - Number(signedInAgo),
    exp: now + 3599,
    ...claims,
  }
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`
}
