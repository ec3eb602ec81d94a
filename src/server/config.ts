import { isAbsolute, resolve } from 'node:path'

/** What the environment says, read once and checked (docs/operations.md has the table). */
export interface Config {
  readonly port: number
  readonly host: string
  /** Public address without a trailing slash; unset means: the address that the request came to. */
  readonly baseUrl: string | undefined
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly authSecret: string | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly google:
    | { readonly clientId: string; readonly clientSecret: string; readonly discoveryUrl: string }
    | undefined
  readonly logLevel: string
  readonly trustProxy: boolean
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const GOOGLE_DISCOVERY = 'https://accounts.google.com/.well-known/openid-configuration'

type Env = Readonly<Record<string, string | undefined>>
type Read<T> = (value: string) => T | undefined

/** A wrong setting; the message is one sentence that names it. */
export class ConfigError extends Error {}

/**
 * Reads the settings; relative folders are taken from `cwd`.
 * @throws ConfigError on the first wrong value
 */
export function readConfig(env: Env, cwd = process.cwd()): Config {
  const setting = <T>(name: string, read: Read<T>, hint: string): T | undefined => {
    const raw = env[name]?.trim()
    if (!raw) return undefined
    const value = read(raw)
    if (value === undefined) throw new ConfigError(`${name} não aceita este valor: use ${hint}.`)
    return value
  }
  const dataDir = setting('DATA_DIR', asText, 'uma pasta') ?? 'data'
  return {
    port: setting('PORT', asPort, 'um número de 1 a 65535') ?? 3000,
    host: setting('HOST', asText, 'um endereço, como 127.0.0.1') ?? '0.0.0.0',
    baseUrl: setting('BASE_URL', asUrl(/^https?:$/), 'um endereço http ou https')?.replace(/\/+$/, ''),
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(cwd, dataDir),
    databaseUrl: setting('DATABASE_URL', asUrl(/^postgres(ql)?:$/), 'um endereço postgres://'),
    authSecret: setting('AUTH_SECRET', asSecret, 'ao menos 32 caracteres'),
    smtpUrl: setting('SMTP_URL', asUrl(/^smtps?:$/), 'um endereço smtp:// ou smtps://'),
    mailFrom: setting('MAIL_FROM', asMailbox, 'um endereço de e-mail') ?? 'Posse <nao-responda@localhost>',
    google: readGoogle(setting),
    logLevel: setting('LOG_LEVEL', oneOf(LOG_LEVELS), `um destes: ${LOG_LEVELS.join(', ')}`) ?? 'info',
    trustProxy: setting('TRUST_PROXY', oneOf(['true', 'false']), 'true ou false') === 'true',
  }
}

function readGoogle(setting: <T>(name: string, read: Read<T>, hint: string) => T | undefined): Config['google'] {
  const clientId = setting('GOOGLE_CLIENT_ID', asText, 'o identificador do cliente')
  const clientSecret = setting('GOOGLE_CLIENT_SECRET', asText, 'o segredo do cliente')
  const discoveryUrl =
    setting('GOOGLE_DISCOVERY_URL', asUrl(/^https?:$/), 'um endereço http ou https') ?? GOOGLE_DISCOVERY
  if (!(clientId || clientSecret)) return undefined
  if (clientId && clientSecret) return { clientId, clientSecret, discoveryUrl }
  throw new ConfigError('GOOGLE_CLIENT_ID e GOOGLE_CLIENT_SECRET andam juntos: informe os dois ou nenhum.')
}

const asText: Read<string> = (value) => value
const asSecret: Read<string> = (value) => (value.length >= 32 ? value : undefined)
const asMailbox: Read<string> = (value) => (/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(value) ? value : undefined)

const asPort: Read<number> = (value) => {
  const port = Number(value)
  return Number.isInteger(port) && port >= 1 && port <= 65535 ? port : undefined
}

const oneOf =
  (values: readonly string[]): Read<string> =>
  (value) =>
    values.includes(value) ? value : undefined

const asUrl =
  (protocol: RegExp): Read<string> =>
  (value) => {
    const url = URL.parse(value)
    return url && protocol.test(url.protocol) ? value : undefined
  }
