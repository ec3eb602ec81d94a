import { expect, test } from 'vitest'
import { fieldErrors } from './credentials.ts'

const good = { name: 'Ana Souza', email: 'ana@exemplo.com.br', password: '123456' }

test.each([
  ['all that is needed', {}, {}],
  ['no name', { name: '' }, { name: 'Informe seu nome completo.' }],
  ['a name of spaces', { name: '  ' }, { name: 'Informe seu nome completo.' }],
  ['no e-mail', { email: '' }, { email: 'Informe seu e-mail.' }],
  ['an e-mail without an at', { email: 'ana' }, { email: 'Informe um e-mail válido.' }],
  ['an e-mail without a domain', { email: 'ana@exemplo' }, { email: 'Informe um e-mail válido.' }],
  ['an e-mail with all the letters of the standard', { email: "!#$%&'*+/=?^_`{|}~-.z@exemplo.com.br" }, {}],
  ['an e-mail with two dots', { email: 'a..b@exemplo.com' }, { email: 'Informe um e-mail válido.' }],
  ['an e-mail with spaces around', { email: ' ana@exemplo.com.br ' }, {}],
  [
    'an e-mail with a space inside',
    { email: 'ana souza@exemplo.com' },
    { email: 'Informe um e-mail válido.' },
  ],
  [
    'an e-mail with accents',
    { email: 'josé@exemplo.com' },
    { email: 'Use um e-mail sem acentos nem cedilha.' },
  ],
  [
    'an e-mail of a domain with accents',
    { email: 'ana@órgão.gov.br' },
    { email: 'Use um e-mail sem acentos nem cedilha.' },
  ],
  ['no password', { password: '' }, { password: 'Informe sua senha.' }],
  ['five characters', { password: '12345' }, { password: 'A senha precisa ter ao menos 6 caracteres.' }],
  ['six spaces', { password: '      ' }, {}],
])('an account with %s', (_what, change, errors) => {
  expect(fieldErrors({ ...good, ...change }, { chosen: true })).toEqual(errors)
})

test('a password that exists already may be short, and fields that are not asked for are not missed', () => {
  expect(fieldErrors({ email: good.email, password: '12345' })).toEqual({})
  expect(fieldErrors({ email: '' })).toEqual({ email: 'Informe seu e-mail.' })
})
