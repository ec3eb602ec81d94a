import { describe, expect, it } from 'vitest'
import { openSeal } from './seal.ts'

const seal = openSeal('a secret that only the tests know, 32+', 'letters')

describe('a seal', () => {
  it('opens with its own secret, and encrypts differently each time', () => {
    const words = 'Olá, Ana: https://posse.example/redefinir-senha?token=abc'
    const [one, other] = [seal.close(words), seal.close(words)]
    expect(one).not.toBe(other)
    for (const sealed of [one, other]) {
      expect(sealed).not.toContain('token')
      expect(seal.open(sealed)).toBe(words)
    }
    expect(seal.open(seal.close(''))).toBe('')
  })

  it('returns unsealed text unchanged', () => {
    expect(seal.open('Olá, Ana.')).toBe('Olá, Ana.')
  })

  it('opens with no other secret or purpose, nor after a change', () => {
    const sealed = seal.close('um link')
    expect(() => openSeal('another secret that nobody knows, 32+', 'letters').open(sealed)).toThrow()
    expect(() => openSeal('a secret that only the tests know, 32+', 'others').open(sealed)).toThrow()
    const last = sealed.at(-1) === 'A' ? 'B' : 'A'
    expect(() => seal.open(`${sealed.slice(0, -4)}${last.repeat(4)}`)).toThrow()
    expect(() => seal.open('sealed:')).toThrow()
  })
})
