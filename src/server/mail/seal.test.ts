import { describe, expect, it } from 'vitest'
import { openSeal } from './seal.ts'

const seal = openSeal('a secret that only the tests know, 32+', 'letters')

describe('a seal', () => {
  it('gives the words back to its own secret, and hides them each time anew', () => {
    const words = 'Olá, Ana: https://posse.example/redefinir-senha?token=abc'
    const [one, other] = [seal.close(words), seal.close(words)]
    expect(one).not.toBe(other)
    for (const sealed of [one, other]) {
      expect(sealed).not.toContain('token')
      expect(seal.open(sealed)).toBe(words)
    }
    expect(seal.open(seal.close(''))).toBe('')
  })

  it('leaves what was written before there was a seal as it is', () => {
    expect(seal.open('Olá, Ana.')).toBe('Olá, Ana.')
  })

  it('opens to no other secret or purpose, and not once it was changed', () => {
    const sealed = seal.close('um link')
    expect(() => openSeal('another secret that nobody knows, 32+', 'letters').open(sealed)).toThrow()
    expect(() => openSeal('a secret that only the tests know, 32+', 'others').open(sealed)).toThrow()
    const last = sealed.at(-1) === 'A' ? 'B' : 'A'
    expect(() => seal.open(`${sealed.slice(0, -4)}${last.repeat(4)}`)).toThrow()
    expect(() => seal.open('sealed:')).toThrow()
  })
})
