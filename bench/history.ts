import { addDays } from '../src/shared/calendar.ts'
import { API_PREFIX } from '../src/shared/contract.ts'
import type { Bar } from './bar.ts'
import { studentWith } from './bench-student.ts'
import { compare, type Load } from './measure.ts'
import type { Servers } from './servers.ts'

const FEW = 365
const MANY = 36_500
const CONNECTIONS = 4
const SECONDS = 5

/** The history of a student with a hundred times as many records, over the same ten years, whatever the period. */
export async function historyBars(servers: Servers): Promise<Bar[]> {
  const bars: Bar[] = []
  for (const period of periods(new Date().toISOString().slice(0, 10))) bars.push(await barOf(servers, period))
  return bars
}

/** Each has students of its own: a token ends before all periods are measured. */
async function barOf({ posse, databaseUrl }: Servers, [name, query]: Period): Promise<Bar> {
  const loadOf = async (count: number): Promise<Load> => {
    const { id, token } = await studentWith(count, { url: posse.url, databaseUrl })
    return {
      url: `${posse.url}${API_PREFIX}/history/${id}${query}`,
      method: 'GET',
      connections: CONNECTIONS,
      duration: SECONDS,
      headers: { authorization: `Bearer ${token}` },
    }
  }
  const few = await loadOf(FEW)
  const { ratio, ours, theirs } = await compare(await loadOf(MANY), few, 'p95')
  return {
    name: `GET history ${name}, ${CONNECTIONS} connections, ${MANY} records`,
    figure: ratio,
    unit: `of p95 with ${FEW}`,
    bar: { most: 2 },
    details: `${ours.toFixed(1)} ms against ${theirs.toFixed(1)} ms`,
  }
}

type Period = readonly [name: string, query: string]

/** All the time, a whole month some years ago, the last five years, and a period whose ends are far from any month's. */
function periods(today: string): Period[] {
  const year = Number(today.slice(0, 4))
  return [
    ['of all time', ''],
    ['of one month', `?from=${year - 3}-05-01&to=${year - 3}-05-31`],
    ['of five years', `?from=${addDays(today, -5 * 365)}&to=${today}`],
    ['of three years and a half', `?from=${year - 6}-06-16&to=${year - 2}-01-15`],
  ]
}
