import { beforeAll, describe, expect, it } from 'vitest'
import { appOnEngine } from '../../../harness/app-on-engine.ts'
import { createTestDatabase } from '../../../harness/database.ts'
import { servedCalls } from '../../../harness/served-calls.ts'

interface Operation {
  summary?: string
  parameters?: { in: string; name: string }[]
  responses: Record<string, { content?: Record<string, { schema: { $ref?: string } }> }>
}

describe('the API’s documentation', () => {
  const { posse } = appOnEngine(createTestDatabase)
  let paths: Record<string, Record<string, Operation>>

  beforeAll(async () => {
    const { body } = await posse.call('GET /api/docs/json')
    paths = body.paths
  })

  const headersOf = (operation: Operation | undefined) =>
    (operation?.parameters ?? []).filter((parameter) => parameter.in === 'header').map(({ name }) => name)

  it('has every call, with its purpose and its errors', () => {
    for (const { route } of servedCalls()) {
      const [method = '', path = ''] = route.toLowerCase().split(' ')
      const found = Object.entries(paths).find(
        ([each]) => each.toLowerCase() === `/api/api${path.replace(/:(\w+)/g, '{$1}')}`,
      )
      const operation = found?.[1][method]
      expect(operation?.summary, route).toMatch(/\w/)
      expect(operation?.responses.default?.content?.['application/json']?.schema.$ref, route).toContain(
        'Error',
      )
    }
  })

  it('says how to sign in and get a token', () => {
    const calls = ['/sign-up/email', '/sign-in/email', '/token', '/jwks', '/sign-out'].map(
      (path) => `/api/auth${path}`,
    )
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(calls))
    expect(paths).not.toHaveProperty('/api/auth/callback/google')
  })

  it('says that a record is named by its id or by its key', () => {
    const { put, delete: remove } = paths['/api/api/user-study-records/{id}'] ?? {}
    for (const operation of [put, remove])
      expect(JSON.stringify(operation?.parameters), operation?.summary).toMatch(
        /Idempotency-Key com que foi salvo/,
      )
  })

  it('lists the headers that a program may send', () => {
    expect(headersOf(paths['/api/api/user-study-records']?.post)).toEqual(['X-Time-Zone', 'Idempotency-Key'])
    expect(headersOf(paths['/api/api/support']?.post)).toEqual(['X-Time-Zone', 'Idempotency-Key'])
    expect(headersOf(paths['/api/api/study-subjects/{userId}']?.get)).toEqual(['X-Time-Zone'])
    expect(headersOf(paths['/api/auth/sign-in/email']?.post)).toEqual([])
  })
})
