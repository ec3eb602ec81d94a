import { expect, test } from 'vitest'
import { resetLetter } from './letter-words.ts'

test.each([
  ['Ana Souza', 'Olá, Ana.'],
  ['  joão', 'Olá, joão.'],
  ["D'Ávila Lima", "Olá, D'Ávila."],
  ['<b>Ana</b>', 'Olá.'],
  ['http://exemplo.com/premio clique', 'Olá.'],
  ['Ana! Sua conta foi invadida', 'Olá.'],
  ['', 'Olá.'],
])('the letter to “%s” begins with “%s”', (name, greeting) => {
  const { text, html } = resetLetter({ to: 'ana@exemplo.com.br', name, url: 'https://exemplo.com/?a=1&b=2' })
  expect(text.split('\n')[0]).toBe(greeting)
  expect(html).toContain(`<p>${greeting.replace("'", '&#39;')}</p>`)
  expect(html).toContain('href="https://exemplo.com/?a=1&#38;b=2"')
})
