import type { Route } from '@playwright/test'

const HTML = { contentType: 'text/html', body: '<!doctype html><h1>Entre para usar o Wi-Fi</h1>' }

const SAVED = 'Matérias salvas com sucesso!'

/** How a hotel's Wi-Fi, a filter or a gateway answers for the server. */
export const STRANGERS: readonly [what: string, answer: (route: Route) => Promise<void>][] = [
  ['204', (route) => route.fulfill({ status: 204 })],
  ['202 and our sentence', (route) => route.fulfill({ status: 202, json: { message: SAVED } })],
  ['200 {}', (route) => route.fulfill({ json: {} })],
  ['200 and a sentence', (route) => route.fulfill({ json: { message: 'Tudo certo!' } })],
  ['200 with other data', (route) => route.fulfill({ json: { status: 'ok', items: [] } })],
  ['a text', (route) => route.fulfill({ contentType: 'text/plain', body: 'OK' })],
  ['nothing', (route) => route.fulfill({ status: 200, body: '' })],
  ['its page', (route) => route.fulfill({ status: 200, ...HTML })],
  ['401 and its page', (route) => route.fulfill({ status: 401, ...HTML })],
  ['403 and its page', (route) => route.fulfill({ status: 403, ...HTML })],
  ['400 and its page', (route) => route.fulfill({ status: 400, ...HTML })],
  ['404 and its page', (route) => route.fulfill({ status: 404, ...HTML })],
  ['422 with other data', (route) => route.fulfill({ status: 422, json: { message: 'Unprocessable' } })],
  ['429 and a text', (route) => route.fulfill({ status: 429, contentType: 'text/plain', body: 'Slow' })],
  ['a way to its page', (route) => route.fulfill({ status: 302, headers: { location: '/login' } })],
  ['nothing, and hangs up', (route) => route.abort()],
]
