import type { ApiStudent } from '../harness/demo/student.ts'
import { type Load, measure, median } from '../harness/load/measure.ts'
import type { Servers } from '../harness/load/servers.ts'
import { API_PREFIX } from '../src/shared/contract.ts'
import type { Bar } from './bar.ts'
import { studentWith } from './bench-student.ts'

/** Records after ten years, and the most milliseconds that 95 of 100 answers may take then. */
const STUDENTS = [
  { records: 5000, most: 15 },
  { records: 36_500, most: 50 },
] as const
const SECONDS = 3
const ROUNDS = 3

/** A read that adds up a student's records. */
export interface Read {
  readonly name: string
  /** The path below the API's, for the student of this id. */
  readonly path: (id: string) => string
}

interface Prepared {
  readonly prepare?: (student: ApiStudent) => Promise<unknown>
  /** Milliseconds by the number of records, where they are other than usual. */
  readonly most?: Readonly<Record<number, number>>
  /** Instead of a student of some years and one of ten. */
  readonly students?: readonly { readonly records: number; readonly most: number }[]
}

/** Measures each read for a student of some years and for one of ten, one call at a time. */
export async function latencyBars(
  { posse, databaseUrl }: Servers,
  reads: readonly Read[],
  { prepare, most: own = {}, students = STUDENTS }: Prepared = {},
): Promise<Bar[]> {
  const bars: Bar[] = []
  for (const { records, most: usual } of students) {
    const most = own[records] ?? usual
    const student = await studentWith(records, { url: posse.url, databaseUrl })
    await prepare?.(student)
    for (const read of reads) {
      const load = loadOf(posse.url, student, read)
      bars.push({ name: `GET ${read.name}, ${records} records`, bar: { most }, ...(await p95(load)) })
    }
  }
  return bars
}

const loadOf = (url: string, { id, token }: ApiStudent, { path }: Read): Load => ({
  url,
  connections: 1,
  duration: SECONDS,
  requests: [
    { method: 'GET', path: `${API_PREFIX}${path(id)}`, headers: { authorization: `Bearer ${token}` } },
  ],
})

async function p95(load: Load): Promise<Pick<Bar, 'figure' | 'unit' | 'details'>> {
  await measure(load)
  const rounds: { p50: number; p95: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(load))
  const [half, most] = [median(rounds.map(({ p50 }) => p50)), median(rounds.map(({ p95 }) => p95))]
  return { figure: most, unit: 'ms p95', details: `p50 ${half.toFixed(1)} ms` }
}
