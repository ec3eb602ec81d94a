import { expect, test } from 'vitest'
import { ApiError, offline } from './api-error.ts'
import { failureText } from './failure-text.ts'

const fallbacks = { unknown: 'Não foi possível salvar.', offline: 'Verifique sua conexão.' }

test.each([
  ['the server’s words', new ApiError({ code: 'conflict', message: 'Já existe.' }, 409), 'Já existe.'],
  ['no answer', offline(), 'Verifique sua conexão.'],
  [
    'an answer that says only that something failed',
    new ApiError(
      { code: 'internal', message: 'Ocorreu um erro inesperado. Tente novamente mais tarde.' },
      502,
    ),
    'Não foi possível salvar.',
  ],
  ['an error of the program', new TypeError('x is not a function'), 'Não foi possível salvar.'],
])('a failed save with %s', (_what, error, text) => {
  expect(failureText(error, fallbacks)).toBe(text)
})

test('without an answer a screen says that the connection failed unless it has words of its own', () => {
  expect(failureText(offline(), { unknown: 'Erro desconhecido.' })).toBe('Erro de conexão com o servidor.')
})
