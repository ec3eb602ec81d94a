import { isAbsolute, resolve } from 'node:path'
import { type IdentityConfig, type Read, readIdentity } from './identity-config.ts'
import { ConfigError, type Env, readSetting, type SettingName } from './settings.ts'

/** What the environment says, read once and checked (docs/operations.md has the table). */
export interface Config extends IdentityConfig {
  readonly port: number
  readonly host: string
  /** Public address without a trailing slash; unset means: the address that the request came to. */
  readonly baseUrl: string | undefined
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** How many connections to the outer database this process opens at most. */
  readonly databaseConnections: number
  readonly authSecret: string | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Where messages to the support are mailed. */
  readonly supportEmail: string | undefined
  /** Who writes reports; unset means: nobody, they are made by rules. */
  readonly ai: AiConfig | undefined
  /** The card payment; unset means: nothing can be paid for, and every plan's functions are open to everybody. */
  readonly payment: { readonly publicKey: string; readonly scriptUrl: string } | undefined
  /** Where the list of open exams is read from. */
  readonly examsFeedUrl: string | undefined
  readonly logLevel: string
  /** How many accounts one address may open in an hour. */
  readonly signUpsPerHour: number
  /** How many reverse proxies stand in front, whose `X-Forwarded-*` headers count. */
  readonly trustProxy: number
  /** Other sites' origins whose pages may call the API with a bearer token. */
  readonly corsOrigins: readonly string[]
  /** How long `/readyz` says no before a stop begins. */
  readonly drainSeconds: number
  /** Where Prometheus reads metrics: a port of its own, so that no proxy shows them to the world. Unset means: nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined
}

/** A language model. `baseUrl` is unset for Google's own, `apiKey` for a server that asks for none. */
export interface AiConfig {
  readonly provider: 'google' | 'openai-compatible'
  readonly model: string
  readonly baseUrl: string | undefined
  readonly apiKey: string | undefined
}

/** Google's own name for the newest of its quick models. */
const GOOGLE_MODEL = 'gemini-flash-latest'

/**
 * Reads the settings; relative folders are taken from `cwd`.
 * @throws ConfigError on the first wrong value
 */
export function readConfig(env: Env, cwd = process.cwd()): Config {
  const read: Read = (name) => readSetting(env, name)
  const given = <Name extends SettingName>(name: Name) => always(name, read(name))
  const dataDir = given('DATA_DIR')
  return {
    port: given('PORT'),
    host: given('HOST'),
    baseUrl: read('BASE_URL')?.replace(/\/+$/, ''),
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(cwd, dataDir),
    databaseUrl: read('DATABASE_URL'),
    databaseConnections: given('DATABASE_CONNECTIONS'),
    authSecret: read('AUTH_SECRET'),
    smtpUrl: read('SMTP_URL'),
    mailFrom: given('MAIL_FROM'),
    supportEmail: read('SUPPORT_EMAIL'),
    ai: readAi(read),
    payment: readPayment(read('PAYMENT_PUBLIC_KEY'), given('PAYMENT_SCRIPT_URL')),
    examsFeedUrl: read('EXAMS_FEED_URL'),
    logLevel: given('LOG_LEVEL'),
    signUpsPerHour: given('SIGN_UPS_PER_HOUR'),
    trustProxy: given('TRUST_PROXY'),
    corsOrigins: read('CORS_ORIGINS') ?? [],
    drainSeconds: given('DRAIN_SECONDS'),
    metrics: readMetrics(read('METRICS_PORT'), given('METRICS_HOST')),
    ...readIdentity(read, { isProduction: env.NODE_ENV === 'production' }),
  }
}

/** The value of a setting that has one for when it is not set. */
function always<T>(name: string, value: T | undefined): T {
  if (value === undefined) throw new Error(`${name} has no initial value.`)
  return value
}

const readMetrics = (port: number | undefined, host: string): Config['metrics'] =>
  port === undefined ? undefined : { port, host }

const readPayment = (publicKey: string | undefined, scriptUrl: string): Config['payment'] =>
  publicKey === undefined ? undefined : { publicKey, scriptUrl }

/** An address without a key is of a machine of one's own, never Google's. */
const usualProvider = (baseUrl: string | undefined, apiKey: string | undefined) =>
  baseUrl && !apiKey ? 'openai-compatible' : 'google'

function readAi(read: Read): AiConfig | undefined {
  const [chosen, apiKey, model] = [read('AI_PROVIDER'), read('AI_API_KEY'), read('AI_MODEL')]
  const baseUrl = read('AI_BASE_URL')?.replace(/\/+$/, '')
  if (!(chosen || apiKey || model || baseUrl)) return undefined
  const provider = chosen ?? usualProvider(baseUrl, apiKey)
  if (provider === 'openai-compatible') {
    if (model && baseUrl) return { provider, model, baseUrl, apiKey }
    throw new ConfigError('AI_PROVIDER openai-compatible precisa de AI_BASE_URL e de AI_MODEL: informe os dois.')
  }
  if (apiKey) return { provider: 'google', model: model ?? GOOGLE_MODEL, baseUrl, apiKey }
  throw new ConfigError('AI_PROVIDER google, o padrão, precisa de AI_API_KEY: informe a chave.')
}
