import webpush from 'web-push'
import { loadKept, replaceKept } from '../../../../server/operation/secret.ts'

const FILE = 'push-keys'

/** By these browsers and push services know the server (VAPID, RFC 8292); both in base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

const make = () => JSON.stringify(webpush.generateVAPIDKeys())

/** Read anew each time, because the operator may have changed them; made where there are none. */
export const loadPushKeys = async (dataDir: string): Promise<PushKeys> =>
  JSON.parse(await loadKept(FILE, dataDir, make)) as PushKeys

export const replacePushKeys = (dataDir: string): Promise<void> => replaceKept(FILE, dataDir, make())
