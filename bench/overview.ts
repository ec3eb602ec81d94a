import { API_PREFIX } from '../src/shared/contract.ts'
import type { Bar } from './bar.ts'
import { studentWith } from './bench-student.ts'
import { compare, type Load } from './measure.ts'
import type { Servers } from './servers.ts'

const FEW = 365
const MANY = 36_500
const CONNECTIONS = 4
const SECONDS = 5

/** The dashboard of a student with a hundred times as many records, over the same ten years, subjects and topics. */
export async function overviewBars({ posse, databaseUrl }: Servers): Promise<Bar[]> {
  const loadOf = async (count: number): Promise<Load> => {
    const { id, token } = await studentWith(count, { url: posse.url, databaseUrl })
    return {
      url: `${posse.url}${API_PREFIX}/overview/${id}`,
      method: 'GET',
      connections: CONNECTIONS,
      duration: SECONDS,
      headers: { authorization: `Bearer ${token}` },
    }
  }
  const few = await loadOf(FEW)
  const many = await loadOf(MANY)
  const { ratio, ours, theirs } = await compare(many, few, 'p95')
  return [
    {
      name: `GET overview, ${CONNECTIONS} connections, ${MANY} records`,
      figure: ratio,
      unit: `of p95 with ${FEW}`,
      bar: { most: 2 },
      details: `${ours.toFixed(1)} ms against ${theirs.toFixed(1)} ms`,
    },
  ]
}
