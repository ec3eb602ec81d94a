import { hashPassword as hashByScrypt } from 'better-auth/crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { COST, hashing, hashPassword, verifyPassword } from './passwords.ts'

describe('a password', () => {
  beforeAll(() => {
    hashing.cost = COST
  })

  it('is stored as Argon2id at OWASP’s cost, with a salt of its own', async () => {
    const [one, other] = await Promise.all([hashPassword('segredo'), hashPassword('segredo')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(other).not.toBe(one)
    expect(await verifyPassword({ hash: one, password: 'segredo' })).toBe(true)
    expect(await verifyPassword({ hash: one, password: 'Segredo' })).toBe(false)
    expect(await verifyPassword({ hash: one, password: '' })).toBe(false)
  })

  it('is the same however its accents were typed', async () => {
    const hash = await hashPassword('coração'.normalize('NFD'))
    expect(await verifyPassword({ hash, password: 'coração'.normalize('NFC') })).toBe(true)
  })

  it('stored by scrypt before still works', async () => {
    const hash = await hashByScrypt('segredo')
    expect(await verifyPassword({ hash, password: 'segredo' })).toBe(true)
    expect(await verifyPassword({ hash, password: 'outra' })).toBe(false)
  })

  it.each(['', 'segredo', '$argon2id$v=19$m=19456,t=2,p=1$$', '$2b$10$abcdefghijklmnopqrstuv'])(
    'is never right for the broken hash “%s”',
    async (hash) => {
      expect(await verifyPassword({ hash, password: 'segredo' })).toBe(false)
    },
  )
})
