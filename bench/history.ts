import type { Servers } from '../harness/load/servers.ts'
import { addDays } from '../src/shared/calendar.ts'
import type { Bar } from './bar.ts'
import { latencyBars } from './latency.ts'

/** The history and its trend, whatever the period. */
export const historyBars = (servers: Servers): Promise<Bar[]> =>
  latencyBars(
    servers,
    periods(new Date().toISOString().slice(0, 10)).flatMap(([period, query]) => [
      { name: `history ${period}`, path: (id: string) => `/history/${id}${query}` },
      { name: `trend ${period}`, path: (id: string) => `/history/${id}/trend${query}` },
    ]),
  )

type Period = readonly [name: string, query: string]

/** All the time, a whole month some years ago, and the last five years. */
function periods(today: string): Period[] {
  const year = Number(today.slice(0, 4))
  return [
    ['of all time', ''],
    ['of one month', `?from=${year - 3}-05-01&to=${year - 3}-05-31`],
    ['of five years', `?from=${addDays(today, -5 * 365)}&to=${today}`],
  ]
}
