import { ConfigError, type SettingName, type SettingValue } from '../operation/settings.ts'

export type Read = <Name extends SettingName>(name: Name) => SettingValue<Name>

export interface IdentityConfig {
  readonly google:
    | { readonly clientId: string; readonly clientSecret: string; readonly discoveryUrl: string }
    | undefined
  readonly firebase: FirebaseConfig | undefined
  readonly oidc: OidcConfig | undefined
  readonly tokenSyncUrl: string | undefined
}

/** The settings of a Firebase project. The browser gets all but `keysUrl`; none is secret. */
export interface FirebaseConfig {
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId: string
  /** `host:port`; while it is set, only the emulator's unsigned tokens count. */
  readonly emulatorHost: string | undefined
  readonly keysUrl: string
}

export interface OidcConfig {
  /** Written exactly as in the tokens, with or without the last slash. */
  readonly issuer: string
  readonly audience: string
}

const FIREBASE_LIFE_SECONDS = 60 * 60
/** How long a stolen token works while its session lasts. */
export const TOKEN_SECONDS = 15 * 60
/** The longest accepted life of a token, because deleted accounts are remembered only this long. */
export const OPENID_LIFE_SECONDS = 24 * 60 * 60

export function longestTokenMs({ firebase, oidc }: IdentityConfig): number {
  if (oidc) return OPENID_LIFE_SECONDS * 1000
  return 1000 * (firebase ? FIREBASE_LIFE_SECONDS : TOKEN_SECONDS)
}

const FIREBASE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** @throws ConfigError on settings that contradict each other */
export function readIdentity(read: Read, { isProduction }: { isProduction: boolean }): IdentityConfig {
  const identity = read('IDENTITY')
  const google = readGoogle(read)
  const firebase = readFirebase(read)
  if (identity === 'firebase' && google)
    throw new ConfigError(
      'GOOGLE_CLIENT_ID não vale com IDENTITY=firebase: ative o Google no console do Firebase.',
    )
  if (identity === 'embedded' && Object.values(firebase).some(Boolean))
    throw new ConfigError('FIREBASE_API_KEY e as outras do Firebase só valem com IDENTITY=firebase.')
  const isPublic = isProduction || read('BASE_URL')?.startsWith('https:') === true
  return {
    google,
    firebase: identity === 'firebase' ? completed(firebase, isPublic) : undefined,
    oidc: readOidc(read),
    tokenSyncUrl: read('TOKEN_SYNC_URL'),
  }
}

function readGoogle(read: Read): IdentityConfig['google'] {
  const [clientId, clientSecret] = [read('GOOGLE_CLIENT_ID'), read('GOOGLE_CLIENT_SECRET')]
  const discoveryUrl = read('GOOGLE_DISCOVERY_URL')
  if (!(clientId || clientSecret)) return undefined
  if (clientId && clientSecret && discoveryUrl) return { clientId, clientSecret, discoveryUrl }
  throw new ConfigError('GOOGLE_CLIENT_ID e GOOGLE_CLIENT_SECRET andam juntos: informe os dois ou nenhum.')
}

type FirebaseSettings = Partial<
  Record<'apiKey' | 'authDomain' | 'projectId' | 'emulatorHost', string | undefined>
>

const readFirebase = (read: Read): FirebaseSettings => ({
  apiKey: read('FIREBASE_API_KEY'),
  authDomain: read('FIREBASE_AUTH_DOMAIN'),
  projectId: read('FIREBASE_PROJECT_ID'),
  emulatorHost: read('FIREBASE_AUTH_EMULATOR_HOST'),
})

function completed(
  { apiKey, authDomain, projectId, emulatorHost }: FirebaseSettings,
  isPublic: boolean,
): FirebaseConfig {
  if (!(apiKey && authDomain && projectId))
    throw new ConfigError(
      'IDENTITY=firebase precisa de FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN e FIREBASE_PROJECT_ID: informe os três.',
    )
  if (emulatorHost && isPublic)
    throw new ConfigError(
      'FIREBASE_AUTH_EMULATOR_HOST aceita tokens que qualquer um escreve: não vale com BASE_URL em https nem em produção.',
    )
  return { apiKey, authDomain, projectId, emulatorHost, keysUrl: FIREBASE_KEYS }
}

function readOidc(read: Read): OidcConfig | undefined {
  const [issuer, audience] = [read('OIDC_ISSUER'), read('OIDC_AUDIENCE')]
  if (!(issuer || audience)) return undefined
  if (issuer && audience) return { issuer, audience }
  throw new ConfigError('OIDC_ISSUER e OIDC_AUDIENCE andam juntos: informe os dois ou nenhum.')
}
