import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Answer, openTestApp, type TestApp, type TestStudent } from '../../../harness/app.ts'
import { createTestDatabase, type TestDatabase } from '../../../harness/database.ts'
import { FITTING } from '../../../harness/fitting-values.ts'
import { type ByName, type Shape, valuesOf } from '../../../harness/from-schema.ts'
import { HOME_ZONE } from '../../../harness/planner.ts'
import { type ServedCall, servedCalls } from '../../../harness/served-calls.ts'
import { type StudentWithData, signUpStudentWithData } from '../../../harness/student-with-data.ts'
import { EDITAL } from '../../../harness/syllabus-student.ts'

const MARK = 'Vítima'
const calls = servedCalls()
const ofStudents = calls.filter(({ endpoint }) => endpoint.access === 'student')
const named = ofStudents.map((call): [string, ServedCall] => [call.route, call])

/** The secret address of a calendar is its own key. */
const PUBLIC = ['GET /sign-in-options', 'GET /calendar.ics']

/** An order in which every call succeeds: calls that delete come last. */
const LATE = [
  'DELETE /account/sessions/:userId/:sessionId',
  'POST /schedule',
  'PATCH /user-subjects/deactivate',
  'GET /mistake-pictures/:key',
  'DELETE /mistake-pictures/:key',
  'DELETE /mistakes/:key',
  'DELETE /reports/:id',
  'DELETE /user-study-records/:id',
  'DELETE /targets/:id',
  'DELETE /rests/:id',
  'PUT /account/password/:userId',
  'DELETE /account/ways-in/:userId/google',
  'POST /account/ways-in/:userId/google',
  'DELETE /account/sessions/:userId',
  'POST /account/deletion/:userId',
]

interface Names {
  readonly user: string
  readonly things: StudentWithData['own']
}

/** The client makes up an `id` in a body, so it names no thing of another student. */
function thingsIn({ path }: ServedCall, things: StudentWithData['own']): Readonly<Record<string, unknown>> {
  const inPath: Readonly<Record<string, unknown>> = {
    'user-study-records': things.record,
    reports: things.report,
    rests: things.rest,
    targets: things.target,
    syllabus: things.target,
    'page-watches': things.target,
    catalogue: 'tcu-2025-aufc-auditoria-de-ti',
  }
  const lists = {
    subject_ids: [things.subject_id],
    topic_ids: [things.topic_id],
    completed_ids: [things.schedule_item_id],
    itemId: things.schedule_item_id,
    target_id: things.target,
    weeklyPlan: Array.from({ length: 7 }, () => ({ subjects: [{ subject_id: things.subject_id }] })),
  }
  const brought = path.startsWith('/imports')
    ? {
        file: 'estudos.csv',
        source: '',
        names: [],
        number: 1,
        slices: 1,
        from: '2026-01-01',
        to: '2026-02-01',
        subjects: [{ called: 'LP', id: things.subject_id }],
      }
    : {}
  const exam = path.includes(':key') ? { key: 'prova-de-2026' } : {}
  return {
    ...things,
    ...lists,
    ...exam,
    ...brought,
    id: path.includes(':id') ? inPath[path.split('/')[1] ?? ''] : undefined,
  }
}

/** A page knows the server's answer from a stranger's by a whole sentence. */
const tellsDone = ({ body }: Answer) =>
  body?.message !== undefined && ('data' in body || Object.keys(body).length === 1)

const isRefused = ({ status, body }: Answer) =>
  [403, 404, 422].includes(status) || (status === 200 && Array.isArray(body) && body.length === 0)

function requestOf(call: ServedCall, { user, things }: Names) {
  const known: Readonly<Record<string, unknown>> = {
    user_id: user,
    userId: user,
    ...FITTING,
    ...thingsIn(call, things),
  }
  const byName: ByName = (name, shape) => {
    if (name in known) return fc.constant(known[name])
    if (/(^|_)ids?$|Id$/.test(name))
      throw new Error(`${call.route} names ${name}: say in thingsIn whose thing that is.`)
    return shape.type === 'string' && shape.format !== 'date-time'
      ? fc.constant(`Um texto: ${name}`)
      : undefined
  }
  const sample = (schema: Shape | undefined) =>
    schema
      ? (fc.sample(valuesOf(schema, byName), { numRuns: 1, seed: 1 })[0] as Record<string, unknown>)
      : undefined
  const { params, query, body } = call.endpoint
  const inPath = sample(params as Shape | undefined) ?? {}
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(inPath[name])))
  return {
    route: `${call.method} ${path}`,
    query: defined(sample(query as Shape | undefined)),
    body: defined(sample(body as Shape | undefined)),
  }
}

const UNDECLARED = 'inaudito'

/** Adds a field to every object, as a newer client may. An edital keeps unknown fields. */
const withUnknown = (value: unknown): unknown => {
  if (value === EDITAL || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withUnknown)
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withUnknown(one)])),
    unheard_of: UNDECLARED,
  }
}

const defined = (source: Record<string, unknown> | undefined) =>
  source && Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined))

describe('every call of the API', () => {
  let database: TestDatabase
  let posse: TestApp
  let victim: StudentWithData
  let attacker: StudentWithData

  beforeAll(async () => {
    database = await createTestDatabase()
    const google = { clientId: 'posse', clientSecret: 'x', discoveryUrl: 'http://127.0.0.1:9/' }
    posse = await openTestApp(database.db, {
      dataDir: database.dataDir,
      smtpUrl: 'smtp://127.0.0.1:9',
      google,
    })
    victim = await signUpStudentWithData(posse, `${MARK} da Silva`)
    attacker = await signUpStudentWithData(posse, 'Bruno')
  }, 60_000)
  afterAll(async () => {
    await posse.close()
    await database.close()
  })

  const send = (request: ReturnType<typeof requestOf>, by: Pick<TestStudent, 'call'>): Promise<Answer> =>
    by.call(request.route, {
      headers: { 'x-time-zone': HOME_ZONE },
      ...(request.query ? { query: request.query as Record<string, string> } : {}),
      ...(request.body ? { body: request.body } : {}),
    })

  const bearing = (token?: string): Pick<TestStudent, 'call'> => ({
    call: (route, options = {}) =>
      posse.call(route, {
        ...options,
        headers: { ...options.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      }),
  })

  const tables = async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
      database.db,
    )
    return rows
  }

  async function tablesWith(word: string): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`${sql.join(
      (await tables()).map(
        ({ name }) => sql`
        select ${name} as name from ${sql.table(name)} as t where t::text like ${`%${word}%`}`,
      ),
      sql` union all `,
    )}`.execute(database.db)
    return rows.map(({ name }) => name)
  }

  /** Covers every row of any table that names the student or the student's things. */
  async function rowsOf({ student }: StudentWithData): Promise<Record<string, string>> {
    const { rows } = await sql<{ name: string; sum: string }>`
      ${sql.join(
        (await tables()).map(
          ({ name }) => sql`
        select ${name} as name, md5(string_agg(t::text, '|' order by t::text)) as sum from ${sql.table(name)} as t
        where t::text like ${`%${student.id}%`} or t::text like ${`%${student.name}%`} having count(*) > 0`,
        ),
        sql` union all `,
      )}`.execute(database.db)
    return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
  }

  it('is for students, except a few that are public on purpose', () => {
    const open = calls.filter(({ endpoint }) => endpoint.access === 'public').map(({ route }) => route)
    expect(open).toEqual(PUBLIC)
    expect(ofStudents.length).toBeGreaterThan(35)
  })

  it('is in a contract: nothing else answers below /api/api', () => {
    const { paths = {} } = posse.app.swagger() as { paths?: Record<string, object> }
    const ofTheApi = Object.entries(paths).filter(([path]) => path.startsWith('/api/api/'))
    const mounted = ofTheApi.flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} ${path.replace('/api/api', '').replace(/\{(\w+)\}/g, ':$1')}`,
      ),
    )
    expect(mounted.sort()).toEqual(calls.map(({ route }) => route).sort())
  })

  it.each(named)('%s refuses a missing, a forged or an expired token', async (_route, call) => {
    const { token, id } = victim.student
    const [head = '', claims = '', signature = ''] = token.split('.')
    const others = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), sub: attacker.student.id }
    const forged = [
      undefined,
      'x.y.z',
      `${head}.${Buffer.from(JSON.stringify(others)).toString('base64url')}.${signature}`,
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`,
      `${head}.${claims}.${signature.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))}`,
    ]
    const request = requestOf(call, { user: id, things: victim.own })
    for (const one of forged) expect((await send(request, bearing(one))).status, String(one)).toBe(401)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 })
    try {
      expect((await send(request, victim.student)).status).toBe(401)
    } finally {
      vi.useRealTimers()
    }
  })

  it.each(named)('%s does nothing with another student’s data', async (_route, call) => {
    const before = await rowsOf(victim)
    const [theirs, mine] = [
      requestOf(call, { user: victim.student.id, things: victim.own }),
      requestOf(call, { user: attacker.student.id, things: victim.own }),
    ]
    const naming = { ...theirs, query: { ...theirs.query, user_id: victim.student.id } }
    const inBody = { ...mine, body: { ...mine.body, user_id: victim.student.id } }
    const answers = [await send(naming, attacker.student)]
    if (JSON.stringify(theirs) !== JSON.stringify(mine)) answers.push(await send(theirs, attacker.student))
    if (call.method !== 'GET') answers.push(await send(inBody, attacker.student))
    for (const { status } of answers) expect(status).toBe(403)

    const own = requestOf(call, { user: attacker.student.id, things: attacker.own })
    if (JSON.stringify(own) !== JSON.stringify(mine)) {
      const touched = await send(mine, attacker.student)
      expect(isRefused(touched), JSON.stringify(touched.body)).toBe(true)
      answers.push(touched)
    }
    for (const { body } of answers) expect(JSON.stringify(body)).not.toContain(MARK)
    expect(await rowsOf(victim)).toEqual(before)
    expect(Object.keys(before).length).toBeGreaterThan(12)
  })

  it('succeeds for the owner with the same requests, stores and returns only declared fields, and returns nothing of others', {
    timeout: 60_000,
  }, async () => {
    const caio = await signUpStudentWithData(posse, 'Caio')
    const [id, now] = [caio.student.id, new Date()]
    const google = { id, userId: id, providerId: 'google', accountId: `issuer ${id}`, password: null }
    await database.db
      .insertInto('account')
      .values({ ...google, createdAt: now, updatedAt: now })
      .execute()
    const order = ({ route }: ServedCall) => LATE.indexOf(route)
    const ending = ofStudents.filter(({ endpoint }) => endpoint.streams !== 'events')
    for (const call of ending.toSorted((a, b) => order(a) - order(b))) {
      const request = requestOf(call, { user: caio.student.id, things: caio.own })
      const body = request.body && (withUnknown(request.body) as Record<string, unknown>)
      const answer = await send({ ...request, body }, caio.student)
      expect(JSON.stringify(answer.body), call.route).not.toContain(UNDECLARED)
      expect(await tablesWith(UNDECLARED), call.route).toEqual([])
      expect([200, 201], `${call.route} ${JSON.stringify(answer.body)}`).toContain(answer.status)
      expect(JSON.stringify(answer.body), call.route).not.toContain(MARK)
      if (tellsDone(answer)) expect(answer.body.message, call.route).toMatch(/[.!]$/)
    }
    expect(Object.keys(await rowsOf(caio))).toEqual(['ended_access'])
  })
})
