import { isAbsolute, resolve } from 'node:path'
import { type IdentityConfig, type Read, readIdentity } from '../identity/identity-config.ts'
import { ConfigError, type Env, readSetting, type SettingName } from './settings.ts'

/** The checked environment; docs/reference/settings.md has the table. */
export interface Config extends IdentityConfig {
  readonly port: number
  readonly host: string
  /** Has no trailing slash. Unset, it is the address that the request came to. */
  readonly baseUrl: string | undefined
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly databaseConnections: number
  readonly authSecret: string | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly supportEmail: string | undefined
  /** Unset, reports are made by rules. */
  readonly ai: AiConfig | undefined
  /** Unset, nothing can be paid for and every plan's functions are open to everybody. */
  readonly payment: { readonly publicKey: string; readonly scriptUrl: string } | undefined
  readonly examsFeedUrl: string | undefined
  readonly catalogueUrl: string | undefined
  readonly logLevel: string
  /** The most study records of a student within 24 hours; a hundred times as many in all. */
  readonly recordsPerDay: number
  /** Counted by address. */
  readonly signUpsPerHour: number
  /** The number of reverse proxies in front, whose `X-Forwarded-*` headers count. */
  readonly trustProxy: number
  readonly corsOrigins: readonly string[]
  /** `/readyz` says no for so long before a stop begins. */
  readonly drainSeconds: number
  /** Prometheus reads metrics on a port of its own, so that no proxy shows them to the world. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined
}

/** `baseUrl` is unset for Google's own models, `apiKey` for a server that asks for none. */
export interface AiConfig {
  readonly provider: 'google' | 'openai-compatible'
  readonly model: string
  readonly baseUrl: string | undefined
  readonly apiKey: string | undefined
}

const GOOGLE_MODEL = 'gemini-flash-latest'

/** Throws a ConfigError on the first wrong value. Relative folders are taken from `cwd`. */
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
    catalogueUrl: read('CATALOGUE_URL'),
    logLevel: given('LOG_LEVEL'),
    recordsPerDay: given('RECORDS_PER_DAY'),
    signUpsPerHour: given('SIGN_UPS_PER_HOUR'),
    trustProxy: given('TRUST_PROXY'),
    corsOrigins: read('CORS_ORIGINS') ?? [],
    drainSeconds: given('DRAIN_SECONDS'),
    metrics: readMetrics(read('METRICS_PORT'), given('METRICS_HOST')),
    ...readIdentity(read, { isProduction: env.NODE_ENV === 'production' }),
  }
}

function always<T>(name: string, value: T | undefined): T {
  if (value === undefined) throw new Error(`${name} has no initial value.`)
  return value
}

const readMetrics = (port: number | undefined, host: string): Config['metrics'] =>
  port === undefined ? undefined : { port, host }

const readPayment = (publicKey: string | undefined, scriptUrl: string): Config['payment'] =>
  publicKey === undefined ? undefined : { publicKey, scriptUrl }

/** An address without a key is a machine of one's own, never Google's. */
const usualProvider = (baseUrl: string | undefined, apiKey: string | undefined) =>
  baseUrl && !apiKey ? 'openai-compatible' : 'google'

function readAi(read: Read): AiConfig | undefined {
  const [chosen, apiKey, model] = [read('AI_PROVIDER'), read('AI_API_KEY'), read('AI_MODEL')]
  const baseUrl = read('AI_BASE_URL')?.replace(/\/+$/, '')
  if (!(chosen || apiKey || model || baseUrl)) return undefined
  const provider = chosen ?? usualProvider(baseUrl, apiKey)
  if (provider === 'openai-compatible') {
    if (model && baseUrl) return { provider, model, baseUrl, apiKey }
    throw new ConfigError(
      'AI_PROVIDER openai-compatible precisa de AI_BASE_URL e de AI_MODEL: informe os dois.',
    )
  }
  if (apiKey) return { provider: 'google', model: model ?? GOOGLE_MODEL, baseUrl, apiKey }
  throw new ConfigError('AI_PROVIDER google, o padrão, precisa de AI_API_KEY: informe a chave.')
}
