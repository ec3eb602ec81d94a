import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError, SETTINGS, settingsInForce } from './settings.ts'

describe('the settings', () => {
  it('all have defaults, so that nothing needs to be set', () => {
    expect(readConfig({}, '/srv/posse')).toEqual({
      port: 3000,
      host: '0.0.0.0',
      baseUrl: undefined,
      dataDir: join('/srv/posse', 'data'),
      databaseUrl: undefined,
      databaseConnections: 20,
      authSecret: undefined,
      smtpUrl: undefined,
      mailFrom: 'Posse <nao-responda@localhost>',
      supportEmail: undefined,
      google: undefined,
      firebase: undefined,
      oidc: undefined,
      tokenSyncUrl: undefined,
      corsOrigins: [],
      payment: undefined,
      ai: undefined,
      examsFeedUrl: undefined,
      catalogueUrl: undefined,
      logLevel: 'info',
      recordsPerDay: 1000,
      signUpsPerHour: 1000,
      trustProxy: 0,
      drainSeconds: 0,
      metrics: undefined,
    })
  })

  it('are read from the environment; empty ones count as unset', () => {
    const config = readConfig({
      PORT: '8080',
      BASE_URL: 'https://posse.example/',
      SMTP_URL: '',
      MAIL_FROM: 'Posse <posse&cia@exemplo.com.br>',
      SUPPORT_EMAIL: 'suporte&cia@exemplo.com.br',
      EXAMS_FEED_URL: 'https://exemplo.com.br/concursos.json',
      CATALOGUE_URL: 'https://exemplo.com.br/editais/lista.json',
      DATA_DIR: '/var/lib/posse',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
    })
    expect(config).toMatchObject({
      port: 8080,
      baseUrl: 'https://posse.example',
      dataDir: '/var/lib/posse',
      smtpUrl: undefined,
      mailFrom: 'Posse <posse&cia@exemplo.com.br>',
      supportEmail: 'suporte&cia@exemplo.com.br',
      examsFeedUrl: 'https://exemplo.com.br/concursos.json',
      catalogueUrl: 'https://exemplo.com.br/editais/lista.json',
    })
    expect(config.google).toMatchObject({
      clientId: 'id',
      discoveryUrl: expect.stringContaining('accounts.google.com'),
    })
  })

  it.each([
    ['a key alone', { AI_API_KEY: 'k' }, { provider: 'google', model: 'gemini-flash-latest', apiKey: 'k' }],
    [
      'a model of Google',
      { AI_API_KEY: 'k', AI_MODEL: 'm' },
      { provider: 'google', model: 'm', apiKey: 'k' },
    ],
    [
      'a model on this machine, which asks for no key',
      { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://localhost:11434/v1/', AI_MODEL: 'm' },
      { provider: 'openai-compatible', model: 'm', baseUrl: 'http://localhost:11434/v1' },
    ],
    [
      'two lines for a server of one’s own',
      { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'm' },
      { provider: 'openai-compatible', model: 'm', baseUrl: 'http://localhost:11434/v1' },
    ],
    [
      'Google behind another address',
      { AI_BASE_URL: 'http://localhost:8080', AI_API_KEY: 'k', AI_MODEL: 'm' },
      { provider: 'google', model: 'm', baseUrl: 'http://localhost:8080', apiKey: 'k' },
    ],
  ])('name who writes reports by %s', (_what, env, ai) => {
    expect(readConfig(env).ai).toEqual({ baseUrl: undefined, apiKey: undefined, ...ai })
  })

  it.each([
    [{ AI_PROVIDER: 'google' }, 'AI_API_KEY'],
    [{ AI_MODEL: 'm' }, 'AI_API_KEY'],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, 'AI_BASE_URL'],
    [{ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://localhost' }, 'AI_MODEL'],
    [{ AI_BASE_URL: 'http://localhost' }, 'AI_MODEL'],
  ])('stop the start when %j lacks %s', (env, missing) => {
    expect(() => readConfig(env)).toThrow(new RegExp(`${missing}.*\\.$`))
  })

  const FIREBASE = {
    IDENTITY: 'firebase',
    FIREBASE_API_KEY: 'AIza-key',
    FIREBASE_AUTH_DOMAIN: 'demo-posse.firebaseapp.com',
    FIREBASE_PROJECT_ID: 'demo-posse',
  }

  it('can name an outside identity', () => {
    expect(readConfig({ ...FIREBASE, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }).firebase).toEqual({
      apiKey: 'AIza-key',
      authDomain: 'demo-posse.firebaseapp.com',
      projectId: 'demo-posse',
      emulatorHost: '127.0.0.1:9099',
      keysUrl: expect.stringContaining('https://www.googleapis.com/'),
    })
    expect(readConfig({ OIDC_ISSUER: 'https://login.example/', OIDC_AUDIENCE: 'api' }).oidc).toEqual({
      issuer: 'https://login.example/',
      audience: 'api',
    })
    expect(readConfig({ CORS_ORIGINS: 'https://a.example, http://localhost:8080' }).corsOrigins).toEqual([
      'https://a.example',
      'http://localhost:8080',
    ])
  })

  it.each([
    ['half a Firebase project', { ...FIREBASE, FIREBASE_API_KEY: '' }, 'FIREBASE_API_KEY'],
    ['a Firebase project that nothing uses', { ...FIREBASE, IDENTITY: 'embedded' }, 'IDENTITY'],
    [
      'Google beside Firebase',
      { ...FIREBASE, GOOGLE_CLIENT_ID: 'i', GOOGLE_CLIENT_SECRET: 's' },
      'GOOGLE_CLIENT_ID',
    ],
    [
      'the emulator on the internet',
      { ...FIREBASE, FIREBASE_AUTH_EMULATOR_HOST: 'a:1', BASE_URL: 'https://posse.example' },
      'FIREBASE_AUTH_EMULATOR_HOST',
    ],
    [
      'the emulator in production',
      { ...FIREBASE, FIREBASE_AUTH_EMULATOR_HOST: 'a:1', NODE_ENV: 'production' },
      'FIREBASE_AUTH_EMULATOR_HOST',
    ],
    ['the emulator alone', { FIREBASE_AUTH_EMULATOR_HOST: 'a:1' }, 'IDENTITY'],
    ['an issuer without its audience', { OIDC_ISSUER: 'https://login.example' }, 'OIDC_AUDIENCE'],
    ['an audience without its issuer', { OIDC_AUDIENCE: 'api' }, 'OIDC_ISSUER'],
  ])('stop the start with %s', (_what, env, named) => {
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow(new RegExp(`${named}.*\\.$`))
  })

  it.each([
    ['IDENTITY', 'keycloak'],
    ['FIREBASE_AUTH_DOMAIN', "demo.firebaseapp.com; script-src '*'"],
    ['FIREBASE_AUTH_EMULATOR_HOST', 'http://127.0.0.1:9099'],
    ['OIDC_ISSUER', 'http://login.example'],
    ['TOKEN_SYNC_URL', 'sync'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://app.example/'],
    ['PORT', '0'],
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['DATABASE_CONNECTIONS', '0'],
    ['METRICS_PORT', 'on'],
    ['DRAIN_SECONDS', '301'],
    ['BASE_URL', 'posse.example'],
    ['BASE_URL', 'ftp://posse.example'],
    ['DATABASE_URL', 'mysql://localhost/posse'],
    ['AUTH_SECRET', 'short'],
    ['SMTP_URL', 'http://localhost'],
    ['MAIL_FROM', 'no address'],
    ['MAIL_FROM', 'Posse <a..b@exemplo.com.br>'],
    ['SUPPORT_EMAIL', 'no address'],
    ['SUPPORT_EMAIL', 'a@exemplo.com.br,b@exemplo.com.br'],
    ['SUPPORT_EMAIL', 'Suporte <suporte@exemplo.com.br>'],
    ['EXAMS_FEED_URL', 'file:///etc/exams.json'],
    ['EXAMS_FEED_URL', 'concursos.json'],
    ['LOG_LEVEL', 'loud'],
    ['AI_PROVIDER', 'openai'],
    ['AI_BASE_URL', 'localhost:11434'],
    ['TRUST_PROXY', 'yes'],
    ['GOOGLE_CLIENT_ID', 'an id without its secret'],
  ])('stop the start with a sentence that names %s when it is “%s”', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^.*${name}.*\\.$`))
    expect(() => readConfig({ [name]: value })).not.toThrow(/short|no address/)
  })
})

describe('the settings in force', () => {
  it('are shown with their origin, and without secrets', () => {
    const secrets = ['a secret of more than 32 characters', 'pass%40word', 'a-key', 'mail-password']
    const shown = settingsInForce({
      PORT: '8080',
      AUTH_SECRET: secrets[0],
      DATABASE_URL: `postgres://posse:${secrets[1]}@db:5432/posse`,
      AI_API_KEY: secrets[2],
      GOOGLE_CLIENT_SECRET: secrets[2],
      SMTP_URL: `smtp://ana:${secrets[3]}@mail`,
    })
    const text = JSON.stringify(shown)
    for (const secret of secrets) expect(text).not.toContain(secret)
    expect(shown).toEqual(
      expect.arrayContaining([
        { name: 'PORT', shown: '8080', source: 'ambiente' },
        { name: 'HOST', shown: '0.0.0.0', source: 'padrão' },
        { name: 'DATABASE_URL', shown: 'postgres://posse:••••••@db:5432/posse', source: 'ambiente' },
        { name: 'AUTH_SECRET', shown: '••••••', source: 'ambiente' },
        { name: 'METRICS_PORT', shown: '(sem métricas)', source: 'padrão' },
      ]),
    )
  })

  it('are all in the documentation with their defaults', () => {
    const rows = readFileSync('docs/reference/settings.md', 'utf8')
      .split('\n')
      .filter((line) => /^\| `[A-Z]/.test(line))
      .map((line) => line.split('|').map((cell) => cell.trim()))
    const documented = rows.flatMap(([, names = '', initial = '']) =>
      [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => ({ name, initial })),
    )
    expect(documented.map(({ name }) => name).sort()).toEqual(Object.keys(SETTINGS).sort())
    for (const { name, initial } of documented) {
      const { initial: wanted } = Object.entries(SETTINGS).find(([known]) => known === name)?.[1] ?? {}
      if (wanted !== undefined && name !== 'GOOGLE_DISCOVERY_URL')
        expect(initial, name).toContain(`\`${wanted}\``)
    }
  })
})
