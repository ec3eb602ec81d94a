import webpush from 'web-push'
import { loadOrCreate, replaceSecret } from '../../../../server/operation/secret.ts'

const FILE = 'push-keys'

/** The server's VAPID keys (RFC 8292), in base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

const make = () => JSON.stringify(webpush.generateVAPIDKeys())

/** Reads the keys each time, because the operator may have changed them; makes missing ones. */
export const loadPushKeys = async (dataDir: string): Promise<PushKeys> =>
  JSON.parse(await loadOrCreate(FILE, dataDir, make)) as PushKeys

export const replacePushKeys = (dataDir: string): Promise<void> => replaceSecret(FILE, dataDir, make())
