import { isAbsolute, resolve } from 'node:path'
import { type IdentityConfig, type Read, readIdentity } from '../identity/identity-config.ts'
import { ConfigError, type Env, readSetting, type SettingName } from './settings.ts'

/** The checked environment; docs/reference/settings.md has the table. */
export interface Config extends IdentityConfig {
  readonly port: number
  readonly host: string
  /** Has no trailing slash. Without it, the server uses the address of each request. */
  readonly baseUrl: string | undefined
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly databaseConnections: number
  readonly authSecret: string | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly supportEmail: string | undefined
  /** Without it, rules write the reports. */
  readonly ai: AiConfig | undefined
  /** Without it, nobody can pay, and everybody may use every plan's functions. */
  readonly payment: { readonly publicKey: string; readonly scriptUrl: string } | undefined
  readonly examsFeedUrl: string | undefined
  readonly catalogueUrl: string | undefined
  readonly logLevel: string
  /** The most study records of a student within 24 hours; the limit in all is a hundred times higher. */
  readonly recordsPerDay: number
  readonly signUpsPerHour: number
  /** The number of reverse proxies in front, whose `X-Forwarded-*` headers count. */
  readonly trustProxy: number
  readonly corsOrigins: readonly string[]
  /** How long `/readyz` answers no before the server stops. */
  readonly drainSeconds: number
  /** Prometheus reads metrics on a port of its own, so that no proxy publishes them. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined
}

/** `baseUrl` is unset for Google's own models, `apiKey` for a server that needs none. */
export interface AiConfig {
  readonly provider: 'google' | 'openai-compatible'
  readonly model: string
  readonly baseUrl: string | undefined
  readonly apiKey: string | undefined
}

const GOOGLE_MODEL = 'gemini-flash-latest'

/** Throws a ConfigError on the first wrong value. Relative folders start at `cwd`. */
export function readConfig(env: Env, cwd = process.cwd()): Config {
  const read: Read = (name) => readSetting(env, name)
  const setting = <Name extends SettingName>(name: Name) => always(name, read(name))
  const dataDir = setting('DATA_DIR')
  return {
    port: setting('PORT'),
    host: setting('HOST'),
    baseUrl: read('BASE_URL')?.replace(/\/+$/, ''),
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(cwd, dataDir),
    databaseUrl: read('DATABASE_URL'),
    databaseConnections: setting('DATABASE_CONNECTIONS'),
    authSecret: read('AUTH_SECRET'),
    smtpUrl: read('SMTP_URL'),
    mailFrom: setting('MAIL_FROM'),
    supportEmail: read('SUPPORT_EMAIL'),
    ai: readAi(read),
    payment: readPayment(read('PAYMENT_PUBLIC_KEY'), setting('PAYMENT_SCRIPT_URL')),
    examsFeedUrl: read('EXAMS_FEED_URL'),
    catalogueUrl: read('CATALOGUE_URL'),
    logLevel: setting('LOG_LEVEL'),
    recordsPerDay: setting('RECORDS_PER_DAY'),
    signUpsPerHour: setting('SIGN_UPS_PER_HOUR'),
    trustProxy: setting('TRUST_PROXY'),
    corsOrigins: read('CORS_ORIGINS') ?? [],
    drainSeconds: setting('DRAIN_SECONDS'),
    metrics: readMetrics(read('METRICS_PORT'), setting('METRICS_HOST')),
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

/** An address without a key is the operator's own machine, never Google's. */
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
