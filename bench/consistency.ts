import pg from 'pg'
import type { ApiStudent } from '../harness/demo/student.ts'
import type { Servers } from '../harness/load/servers.ts'
import type { Bar } from './bar.ts'
import { latencyBars } from './latency.ts'

/** A year of days with what came before, for a student of a year, four records a day, and for one of ten. */
export async function consistencyBars(servers: Servers): Promise<Bar[]> {
  const read = (name: string) => [{ name, path: (id: string) => `/consistency/${id}` }]
  const year = await latencyBars(servers, read('consistency of a year'), {
    students: [{ records: 1500, most: 15 }],
    prepare: (student) => withinYear(student, servers.databaseUrl),
  })
  const years = await latencyBars(servers, read('consistency of ten years'), {
    students: [{ records: 36_500, most: 50 }],
  })
  return [...year, ...years]
}

/** The bench's students have studied for ten years: this one did all of it in the last. */
async function withinYear({ id }: ApiStudent, databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(
    'update study_record set created_at = now() - (now() - created_at) / 10 where user_id = $1',
    [id],
  )
  await client.query('vacuum analyze study_record')
  await client.end()
}
