import { addDays } from '../src/shared/calendar.ts'
import type { Bar } from './bar.ts'
import { growthBar } from './growth.ts'
import type { Servers } from './servers.ts'

/** The history, whatever the period. */
export async function historyBars(servers: Servers): Promise<Bar[]> {
  const bars: Bar[] = []
  for (const [period, query] of periods(new Date().toISOString().slice(0, 10)))
    bars.push(await growthBar(servers, { name: `history ${period}`, path: (id) => `/history/${id}${query}` }))
  return bars
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
