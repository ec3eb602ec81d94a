import type { Servers } from '../harness/load/servers.ts'
import type { Bar } from './bar.ts'
import { latencyBars } from './latency.ts'

/** The dashboard. */
export const overviewBars = (servers: Servers): Promise<Bar[]> =>
  latencyBars(servers, [{ name: 'overview', path: (id) => `/overview/${id}` }])
