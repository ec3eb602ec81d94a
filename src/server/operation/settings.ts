import { isServerEmail } from '../../shared/credentials.ts'

type Read<T> = (value: string) => T | undefined

interface Setting<T> {
  readonly read: Read<T>
  readonly hint: string
  readonly initial?: string
  readonly unset?: string
  /** Shown masked: all of the value, or the password in its address. */
  readonly secret?: true | 'password'
}

const setting = <T>(read: Read<T>, hint: string, rest: Omit<Setting<T>, 'read' | 'hint'>): Setting<T> => ({
  read,
  hint,
  ...rest,
})

const asText: Read<string> = (value) => value
const asSecret: Read<string> = (value) => (value.length >= 32 ? value : undefined)
const asAddress: Read<string> = (value) => (isServerEmail(value) ? value : undefined)
/** An address, or one in angle brackets after a name. */
const asMailbox: Read<string> = (value) =>
  isServerEmail(/^[^<>\r\n]* <([^<>]*)>$/.exec(value)?.[1] ?? value) ? value : undefined

const whole =
  (least: number, most: number): Read<number> =>
  (value) => {
    const number = Number(value)
    return Number.isInteger(number) && number >= least && number <= most ? number : undefined
  }

const asPort = whole(1, 65_535)
const someProxies = whole(1, 10)
const asProxies: Read<number> = (value) => ({ true: 1, false: 0 })[value] ?? someProxies(value)

const oneOf =
  <T extends string>(...values: readonly T[]): Read<T> =>
  (value) =>
    values.find((known) => known === value)

const asUrl =
  (protocol: RegExp): Read<string> =>
  (value) => {
    const url = URL.parse(value)
    return url && protocol.test(url.protocol) ? value : undefined
  }

const asOrigins: Read<readonly string[]> = (value) => {
  const origins = value.split(',').map((origin) => origin.trim())
  return origins.every((origin) => /^https?:/.test(origin) && URL.parse(origin)?.origin === origin)
    ? origins
    : undefined
}

// The pages' content policy contains this value, so it may hold a host name only.
const asHost: Read<string> = (value) => (/^[\w-]+(\.[\w-]+)*(:\d{1,5})?$/.test(value) ? value : undefined)
const asName: Read<string> = (value) => (/^[\w.:-]+$/.test(value) ? value : undefined)

/** The address as the tokens write it; https unless it is this machine. */
const asIssuer: Read<string> = (value) => {
  const url = URL.parse(value)
  const isLocal = url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
  return url?.protocol === 'https:' || isLocal ? value : undefined
}

const asWebUrl = asUrl(/^https?:$/)
const WEB_URL = 'um endereço http ou https'

/** The only list of settings: `config.ts` reads them, `npm run config` shows them. */
export const SETTINGS = {
  PORT: setting(asPort, 'um número de 1 a 65535', { initial: '3000' }),
  HOST: setting(asText, 'um endereço, como 127.0.0.1', { initial: '0.0.0.0' }),
  BASE_URL: setting(asWebUrl, WEB_URL, { unset: 'http://localhost:PORT' }),
  DATA_DIR: setting(asText, 'uma pasta', { initial: './data' }),
  DATABASE_URL: setting(asUrl(/^postgres(ql)?:$/), 'um endereço postgres://', {
    unset: 'banco de dados embutido em DATA_DIR',
    secret: 'password',
  }),
  DATABASE_CONNECTIONS: setting(whole(1, 1000), 'um número de 1 a 1000', { initial: '20' }),
  AUTH_SECRET: setting(asSecret, 'ao menos 32 caracteres', {
    unset: 'gerado e guardado em DATA_DIR',
    secret: true,
  }),
  SMTP_URL: setting(asUrl(/^smtps?:$/), 'um endereço smtp:// ou smtps://', {
    unset: 'cartas escritas em DATA_DIR/outbox',
    secret: 'password',
  }),
  MAIL_FROM: setting(asMailbox, 'um endereço de e-mail', { initial: 'Posse <nao-responda@localhost>' }),
  SUPPORT_EMAIL: setting(asAddress, 'um endereço de e-mail, como suporte@exemplo.com.br', {
    unset: 'mensagens ao suporte apenas guardadas',
  }),
  GOOGLE_CLIENT_ID: setting(asText, 'o identificador do cliente', { unset: 'sem entrada com Google' }),
  GOOGLE_CLIENT_SECRET: setting(asText, 'o segredo do cliente', {
    unset: 'sem entrada com Google',
    secret: true,
  }),
  GOOGLE_DISCOVERY_URL: setting(asWebUrl, WEB_URL, {
    initial: 'https://accounts.google.com/.well-known/openid-configuration',
  }),
  IDENTITY: setting(oneOf('embedded', 'firebase'), 'um destes: embedded, firebase', { initial: 'embedded' }),
  FIREBASE_API_KEY: setting(asName, 'a chave web do projeto', { unset: 'sem Firebase' }),
  FIREBASE_AUTH_DOMAIN: setting(asHost, 'um domínio, como projeto.firebaseapp.com', {
    unset: 'sem Firebase',
  }),
  FIREBASE_PROJECT_ID: setting(asName, 'o identificador do projeto', { unset: 'sem Firebase' }),
  FIREBASE_AUTH_EMULATOR_HOST: setting(asHost, 'máquina e porta, como 127.0.0.1:9099', {
    unset: 'sem emulador',
  }),
  OIDC_ISSUER: setting(asIssuer, 'um endereço https (http só em localhost)', {
    unset: 'sem emissor de fora',
  }),
  OIDC_AUDIENCE: setting(asText, 'o público que os tokens trazem em aud', { unset: 'sem emissor de fora' }),
  TOKEN_SYNC_URL: setting(asWebUrl, WEB_URL, { unset: 'token contado a ninguém' }),
  CORS_ORIGINS: setting(asOrigins, 'endereços como https://app.exemplo.com.br, separados por vírgula', {
    unset: 'só as próprias páginas',
  }),
  PAYMENT_PUBLIC_KEY: setting(asText, 'a chave pública do provedor de pagamento', {
    unset: 'nada é cobrado e todas as funções são de todos',
  }),
  // Not shown by default, because the provider's fraud check would watch the visitor on every page.
  PAYMENT_SCRIPT_URL: setting(asWebUrl, WEB_URL, {
    initial: 'https://js.stripe.com/v3/?advancedFraudSignals=false',
  }),
  EXAMS_FEED_URL: setting(asWebUrl, WEB_URL, { unset: 'lista de concursos vazia' }),
  CATALOGUE_URL: setting(asWebUrl, WEB_URL, { unset: 'só o catálogo que vem com o produto' }),
  AI_PROVIDER: setting(oneOf('google', 'openai-compatible'), 'um destes: google, openai-compatible', {
    unset: 'google quando há chave, senão relatórios por regras',
  }),
  AI_API_KEY: setting(asText, 'a chave do provedor', { unset: 'nenhuma', secret: true }),
  AI_MODEL: setting(asText, 'o nome de um modelo', { unset: 'gemini-flash-latest' }),
  AI_BASE_URL: setting(asWebUrl, WEB_URL, { unset: 'o do Google' }),
  LOG_LEVEL: setting(
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'um destes: fatal, error, warn, info, debug, trace, silent',
    { initial: 'info' },
  ),
  METRICS_PORT: setting(asPort, 'um número de 1 a 65535', { unset: 'sem métricas' }),
  METRICS_HOST: setting(asText, 'um endereço, como 127.0.0.1', { initial: '127.0.0.1' }),
  DRAIN_SECONDS: setting(whole(0, 300), 'um número de 0 a 300', { initial: '0' }),
  RECORDS_PER_DAY: setting(whole(1, 10_000_000), 'um número de 1 a 10000000', { initial: '1000' }),
  SIGN_UPS_PER_HOUR: setting(whole(1, 1_000_000), 'um número de 1 a 1000000', { initial: '1000' }),
  TRUST_PROXY: setting(asProxies, 'false, true ou o número de proxies, de 1 a 10', { initial: 'false' }),
} as const satisfies Readonly<Record<string, Setting<unknown>>>

export type SettingName = keyof typeof SETTINGS
export type Env = Readonly<Record<string, string | undefined>>

export class ConfigError extends Error {}

export type SettingValue<Name extends SettingName> =
  | ((typeof SETTINGS)[Name] extends Setting<infer T> ? T : never)
  | undefined

/** Throws a ConfigError when the value is not valid. An empty variable counts as not set. */
export function readSetting<Name extends SettingName>(env: Env, name: Name): SettingValue<Name> {
  const { read, hint, initial } = SETTINGS[name] as Setting<unknown>
  const raw = env[name]?.trim() || initial
  if (raw === undefined) return undefined
  const value = read(raw)
  if (value === undefined) throw new ConfigError(`${name} não aceita este valor: use ${hint}.`)
  return value as SettingValue<Name>
}

export interface SettingInForce {
  readonly name: string
  /** Secrets are masked; parentheses hold what applies without a value. */
  readonly shown: string
  readonly source: 'ambiente' | 'padrão'
}

const MASK = '••••••'

export function settingsInForce(env: Env): SettingInForce[] {
  return Object.entries<Setting<unknown>>(SETTINGS).map(([name, { initial, unset, secret }]) => {
    const set = env[name]?.trim()
    if (set) return { name, shown: masked(set, secret), source: 'ambiente' }
    return { name, shown: initial ?? `(${unset})`, source: 'padrão' }
  })
}

function masked(text: string, secret: Setting<unknown>['secret']): string {
  if (secret === true) return MASK
  const url = secret === 'password' ? URL.parse(text) : null
  if (!url?.password) return text
  url.password = 'x'
  return url.href.replace(':x@', `:${MASK}@`)
}
