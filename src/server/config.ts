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
  /** Where messages to the support are mailed. */
  readonly supportEmail: string | undefined
  readonly google:
    | { readonly clientId: string; readonly clientSecret: string; readonly discoveryUrl: string }
    | undefined
  /** Who writes reports; unset means: nobody, they are made by rules. */
  readonly ai: AiConfig | undefined
  /** Where the list of open exams is read from. */
  readonly examsFeedUrl: string | undefined
  readonly logLevel: string
  readonly trustProxy: boolean
}

/** A language model. `baseUrl` is unset for Google's own, `apiKey` for a server that asks for none. */
export interface AiConfig {
  readonly provider: 'google' | 'openai-compatible'
  readonly model: string
  readonly baseUrl: string | undefined
  readonly apiKey: string | undefined
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const AI_PROVIDERS = ['google', 'openai-compatible'] as const
/** Google's own name for the newest of its quick models. */
const GOOGLE_MODEL = 'gemini-flash-latest'
const GOOGLE_DISCOVERY = 'https://accounts.google.com/.well-known/openid-configuration'

type Env = Readonly<Record<string, string | undefined>>
type Read<T> = (value: string) => T | undefined
type Setting = <T>(name: string, read: Read<T>, hint: string) => T | undefined

/** A wrong setting; the message is one sentence that names it. */
export class ConfigError extends Error {}

/**
 * Reads the settings; relative folders are taken from `cwd`.
 * @throws ConfigError on the first wrong value
 */
export function readConfig(env: Env, cwd = process.cwd()): Config {
  const setting: Setting = (name, read, hint) => {
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
    supportEmail: setting('SUPPORT_EMAIL', asAddress, 'um endereço de e-mail, como suporte@exemplo.com.br'),
    google: readGoogle(setting),
    ai: readAi(setting),
    examsFeedUrl: setting('EXAMS_FEED_URL', asUrl(/^https?:$/), 'um endereço http ou https'),
    logLevel: setting('LOG_LEVEL', oneOf(LOG_LEVELS), `um destes: ${LOG_LEVELS.join(', ')}`) ?? 'info',
    trustProxy: setting('TRUST_PROXY', oneOf(['true', 'false']), 'true ou false') === 'true',
  }
}

function readGoogle(setting: Setting): Config['google'] {
  const clientId = setting('GOOGLE_CLIENT_ID', asText, 'o identificador do cliente')
  const clientSecret = setting('GOOGLE_CLIENT_SECRET', asText, 'o segredo do cliente')
  const discoveryUrl =
    setting('GOOGLE_DISCOVERY_URL', asUrl(/^https?:$/), 'um endereço http ou https') ?? GOOGLE_DISCOVERY
  if (!(clientId || clientSecret)) return undefined
  if (clientId && clientSecret) return { clientId, clientSecret, discoveryUrl }
  throw new ConfigError('GOOGLE_CLIENT_ID e GOOGLE_CLIENT_SECRET andam juntos: informe os dois ou nenhum.')
}

function readAi(setting: Setting): AiConfig | undefined {
  const chosen = setting('AI_PROVIDER', oneOf(AI_PROVIDERS), `um destes: ${AI_PROVIDERS.join(', ')}`)
  const apiKey = setting('AI_API_KEY', asText, 'a chave do provedor')
  const model = setting('AI_MODEL', asText, 'o nome de um modelo')
  const baseUrl = setting('AI_BASE_URL', asUrl(/^https?:$/), 'um endereço http ou https')?.replace(/\/+$/, '')
  if (!(chosen || apiKey || model || baseUrl)) return undefined
  if (chosen === 'openai-compatible') {
    if (model && baseUrl) return { provider: chosen, model, baseUrl, apiKey }
    throw new ConfigError('AI_PROVIDER openai-compatible precisa de AI_BASE_URL e de AI_MODEL: informe os dois.')
  }
  if (apiKey) return { provider: 'google', model: model ?? GOOGLE_MODEL, baseUrl, apiKey }
  throw new ConfigError('AI_PROVIDER google, o padrão, precisa de AI_API_KEY: informe a chave.')
}

const asText: Read<string> = (value) => value
const asSecret: Read<string> = (value) => (value.length >= 32 ? value : undefined)
const asMailbox: Read<string> = (value) => (/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(value) ? value : undefined)
const asAddress: Read<string> = (value) => (/^[^\s<>@,;]+@[^\s<>@,;]+$/.test(value) ? value : undefined)

const asPort: Read<number> = (value) => {
  const port = Number(value)
  return Number.isInteger(port) && port >= 1 && port <= 65535 ? port : undefined
}

const oneOf =
  <T extends string>(values: readonly T[]): Read<T> =>
  (value) =>
    values.find((known) => known === value)

const asUrl =
  (protocol: RegExp): Read<string> =>
  (value) => {
    const url = URL.parse(value)
    return url && protocol.test(url.protocol) ? value : undefined
  }
