import { randomUUID } from 'node:crypto'
import { API_PREFIX } from '../../src/shared/contract.ts'
import { type ApiStudent, type Credentials, enter } from '../demo/student.ts'
import type { Sent } from './measure.ts'
import { saveOf } from './save.ts'

const SUBJECTS = [1, 2, 3, 4, 5, 6, 7, 8]

/** Students to measure with, created by the first `enterAll`. */
export const newCredentials = (count: number): Credentials[] =>
  Array.from({ length: count }, () => ({
    name: 'Ana',
    email: `${randomUUID()}@example.com`,
    password: randomUUID(),
  }))

/** Signs all in to the server at `url`, with fresh tokens: those of before may have ended meanwhile. */
export async function enterAll(url: string, credentials: readonly Credentials[]): Promise<ApiStudent[]> {
  const students: ApiStudent[] = []
  for (const one of credentials) {
    const student = await enter(url, one)
    await student.call('POST /user-subjects', { body: { user_id: student.id, subject_ids: SUBJECTS } })
    students.push(student)
  }
  return students
}

export type Call = (student: ApiStudent) => Sent

const reads =
  (path: (id: string) => string): Call =>
  (student) => ({
    method: 'GET',
    path: `${API_PREFIX}${path(student.id)}`,
    headers: { authorization: `Bearer ${student.token}` },
  })

/** The calls that must not grow with the table. */
export const CALLS: Readonly<Record<string, Call>> = {
  'GET last 50 records': reads((id) => `/user-study-records/user/${id}?limit=50`),
  'GET overview': reads((id) => `/overview/${id}`),
  'GET history': reads((id) => `/history/${id}`),
  'POST a record': saveOf,
}

/** A busy evening: of twenty calls ten lists, four dashboards, two histories and four sessions saved. */
export function evening(students: readonly ApiStudent[]): Sent[] {
  const [list, overview, history, save] = Object.values(CALLS)
  const round = [list, overview, list, save, list, list, history, overview, list, save].filter(
    (call) => call !== undefined,
  )
  return students.flatMap((student) => round.map((call) => call(student)))
}
