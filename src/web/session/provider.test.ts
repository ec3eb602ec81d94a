import { afterEach, describe, expect, test, vi } from 'vitest'
import { COOKIE_LOST, COOKIE_REFUSED, SESSION_ENDED } from '../../shared/errors.ts'
import { openSession } from './session.ts'

const session = openSession('https://posse.example')
const answer = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['an empty object', {}],
  ['nothing', null],
  ['a status of its own', { status: 'ok', message: 'Bem-vindo!' }],
])(
  'a letter, a new password and Google are not believed where something else answers %s',
  async (_what, strange) => {
    answer(strange)
    for (const ask of [
      () => session.requestPasswordReset('ana@example.com'),
      () => session.resetPassword({ newPassword: 'senha nova', token: 'x' }),
      () => session.googleAddress(),
    ])
      await expect(ask()).rejects.toMatchObject({ code: 'offline' })
  },
)

test('a letter, a new password and Google are believed once the identity says so', async () => {
  answer({ status: true })
  await session.requestPasswordReset('ana@example.com')
  await session.resetPassword({ newPassword: 'senha nova', token: 'x' })
  answer({ url: 'https://google.example/', redirect: true })
  expect(await session.googleAddress()).toBe('https://google.example/')
})

test('a refusal of the identity is shown in its words', async () => {
  const wrong = { code: 'INVALID_PASSWORD', message: 'Senha incorreta.' }
  answer(wrong, 401)
  const failed = session.signIn({ email: 'ana@example.com', password: 'x' })
  await expect(failed).rejects.toMatchObject({ ...wrong, status: 401 })
})

describe.each([
  ['a browser that keeps no cookies', true, COOKIE_REFUSED],
  ['a browser that keeps none over http', false, COOKIE_LOST],
])('in %s', (_what, isSecure, words) => {
  test.each([
    ['signing up', () => session.signUp({ name: 'Ana', email: 'ana@example.com', password: 'uma senha' })],
    ['signing in', () => session.signIn({ email: 'ana@example.com', password: 'uma senha' })],
    ['a link by mail', () => session.signInByLink('x')],
  ])('%s says so, and what to do', async (_way, enter) => {
    vi.stubGlobal('isSecureContext', isSecure)
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.endsWith('/get-session')) return Response.json(null)
      if (url.endsWith('/token'))
        return Response.json({ code: 'UNAUTHORIZED', message: SESSION_ENDED }, { status: 401 })
      return Response.json({ user: { id: 'ana' } })
    })
    await expect(enter()).rejects.toMatchObject({ code: 'unauthorized', message: words })
  })
})
