import type { Route } from '@playwright/test'

const HTML = { contentType: 'text/html', body: '<!doctype html><h1>Entre para usar o Wi-Fi</h1>' }

const SAVED = 'Matérias salvas com sucesso!'

/** Answers of a hotel's Wi-Fi, a filter or a gateway in the server's place; `api.test.ts` has more. */
export const FALSE_ANSWERS: readonly [what: string, answer: (route: Route) => Promise<void>][] = [
  ['202 and our sentence', (route) => route.fulfill({ status: 202, json: { message: SAVED } })],
  ['its page', (route) => route.fulfill({ status: 200, ...HTML })],
  ['401 and its page', (route) => route.fulfill({ status: 401, ...HTML })],
  ['422 with other data', (route) => route.fulfill({ status: 422, json: { message: 'Unprocessable' } })],
  ['nothing, and hangs up', (route) => route.abort()],
]
