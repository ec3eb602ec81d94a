import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('the settings', () => {
  it('have a default each, so that nothing needs to be set', () => {
    expect(readConfig({}, '/srv/posse')).toEqual({
      port: 3000,
      host: '0.0.0.0',
      baseUrl: undefined,
      dataDir: join('/srv/posse', 'data'),
      databaseUrl: undefined,
      authSecret: undefined,
      smtpUrl: undefined,
      mailFrom: 'Posse <nao-responda@localhost>',
      supportEmail: undefined,
      google: undefined,
      ai: undefined,
      examsFeedUrl: undefined,
      logLevel: 'info',
      trustProxy: false,
    })
  })

  it('are read from the environment, empty ones counting as unset', () => {
    const config = readConfig({
      PORT: '8080',
      BASE_URL: 'https://posse.example/',
      SMTP_URL: '',
      SUPPORT_EMAIL: 'suporte@exemplo.com.br',
      EXAMS_FEED_URL: 'https://exemplo.com.br/concursos.json',
      DATA_DIR: '/var/lib/posse',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
    })
    expect(config).toMatchObject({
      port: 8080,
      baseUrl: 'https://posse.example',
      dataDir: '/var/lib/posse',
      smtpUrl: undefined,
      supportEmail: 'suporte@exemplo.com.br',
      examsFeedUrl: 'https://exemplo.com.br/concursos.json',
    })
    expect(config.google).toMatchObject({
      clientId: 'id',
      discoveryUrl: expect.stringContaining('accounts.google.com'),
    })
  })

  it.each([
    ['a key alone', { AI_API_KEY: 'k' }, { provider: 'google', model: 'gemini-flash-latest', apiKey: 'k' }],
    ['a model of Google', { AI_API_KEY: 'k', AI_MODEL: 'm' }, { provider: 'google', model: 'm', apiKey: 'k' }],
    [
      'a model on this machine, which asks for no key',
      { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://localhost:11434/v1/', AI_MODEL: 'm' },
      { provider: 'openai-compatible', model: 'm', baseUrl: 'http://localhost:11434/v1' },
    ],
  ])('name who writes reports by %s', (_what, env, ai) => {
    expect(readConfig(env).ai).toEqual({ baseUrl: undefined, apiKey: undefined, ...ai })
  })

  it.each([
    [{ AI_PROVIDER: 'google' }, 'AI_API_KEY'],
    [{ AI_MODEL: 'm' }, 'AI_API_KEY'],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, 'AI_BASE_URL'],
    [{ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://localhost' }, 'AI_MODEL'],
  ])('stop the start when %j lacks %s', (env, missing) => {
    expect(() => readConfig(env)).toThrow(new RegExp(`${missing}.*\\.$`))
  })

  it.each([
    ['PORT', '0'],
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['BASE_URL', 'posse.example'],
    ['BASE_URL', 'ftp://posse.example'],
    ['DATABASE_URL', 'mysql://localhost/posse'],
    ['AUTH_SECRET', 'short'],
    ['SMTP_URL', 'http://localhost'],
    ['MAIL_FROM', 'no address'],
    ['SUPPORT_EMAIL', 'no address'],
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
