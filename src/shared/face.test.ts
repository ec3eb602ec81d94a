import { expect, it, test } from 'vitest'
import { hueOf, initialOf } from './face.ts'

test.each([
  ['Direito Constitucional', 'C'],
  ['Noções de Direito Penal', 'P'],
  ['Língua Portuguesa', 'P'],
  ['LÍNGUA INGLESA', 'I'],
  ['Raciocínio Lógico', 'R'],
  ['ética no serviço público', 'É'],
  ['Direito', 'D'],
  ['(3) Redação', '3'],
  ['…', ''],
])('a student knows %s by its letter %s', (name, letter) => expect(initialOf(name)).toBe(letter))

it('twelve subjects that follow each other have hues that are told apart', () => {
  for (const first of [1, 40, 90_000]) {
    const hues = Array.from({ length: 12 }, (_, at) => hueOf(first + at)).sort((a, b) => a - b)
    const gaps = hues.map((hue, at) => (hues[at + 1] ?? (hues[0] ?? 0) + 360) - hue)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12)
  }
})
