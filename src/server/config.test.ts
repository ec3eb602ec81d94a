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
      google: undefined,
      logLevel: 'info',
      trustProxy: false,
    })
  })

  it('are read from the environment, empty ones counting as unset', () => {
    const config = readConfig({
      PORT: '8080',
      BASE_URL: 'https://posse.example/',
      SMTP_URL: '',
      DATA_DIR: '/var/lib/posse',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
    })
    expect(config).toMatchObject({
      port: 8080,
      baseUrl: 'https://posse.example',
      dataDir: '/var/lib/posse',
      smtpUrl: undefined,
    })
    expect(config.google).toMatchObject({
      clientId: 'id',
      discoveryUrl: expect.stringContaining('accounts.google.com'),
    })
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
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'yes'],
    ['GOOGLE_CLIENT_ID', 'an id without its secret'],
  ])('stop the start with a sentence that names %s when it is “%s”', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^.*${name}.*\\.$`))
    expect(() => readConfig({ [name]: value })).not.toThrow(/short|no address/)
  })
})
