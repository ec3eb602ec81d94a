import type { ApiStudent } from '../scripts/demo/student.ts'
import { API_PREFIX } from '../src/shared/contract.ts'
import type { Bar } from './bar.ts'
import { studentWith } from './bench-student.ts'
import { compare, type Load } from './measure.ts'
import type { Servers } from './servers.ts'

const FEW = 365
const MANY = 36_500
const CONNECTIONS = 4
const SECONDS = 5

/** A read that must not grow with a student's records. */
export interface GrowingRead {
  readonly name: string
  /** The path below the API's, for the student of this id. */
  readonly path: (id: string) => string
  /** What the student does before. */
  readonly prepare?: (student: ApiStudent) => Promise<unknown>
}

/** The read by a student with a hundred times as many records, over the same ten years; each bar has students of its own. */
export async function growthBar({ posse, databaseUrl }: Servers, { name, path, prepare }: GrowingRead): Promise<Bar> {
  const loadOf = async (count: number): Promise<Load> => {
    const student = await studentWith(count, { url: posse.url, databaseUrl })
    await prepare?.(student)
    return {
      url: posse.url,
      connections: CONNECTIONS,
      duration: SECONDS,
      requests: [
        {
          method: 'GET',
          path: `${API_PREFIX}${path(student.id)}`,
          headers: { authorization: `Bearer ${student.token}` },
        },
      ],
    }
  }
  const few = await loadOf(FEW)
  const { ratio, ours, theirs } = await compare(await loadOf(MANY), few, 'p95')
  return {
    name: `GET ${name}, ${CONNECTIONS} connections, ${MANY} records`,
    figure: ratio,
    unit: `of p95 with ${FEW}`,
    bar: { most: 2 },
    details: `${ours.toFixed(1)} ms against ${theirs.toFixed(1)} ms`,
  }
}
