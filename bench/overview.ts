import type { Bar } from './bar.ts'
import { growthBar } from './growth.ts'
import type { Servers } from './servers.ts'

/** The dashboard. */
export async function overviewBars(servers: Servers): Promise<Bar[]> {
  return [await growthBar(servers, { name: 'overview', path: (id) => `/overview/${id}` })]
}
