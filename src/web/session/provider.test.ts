import { afterEach, expect, test, vi } from 'vitest'
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

test('what the identity refuses is told in its words', async () => {
  const wrong = { code: 'INVALID_PASSWORD', message: 'Senha incorreta.' }
  answer(wrong, 401)
  const failed = session.signIn({ email: 'ana@example.com', password: 'x' })
  await expect(failed).rejects.toMatchObject({ ...wrong, status: 401 })
})
