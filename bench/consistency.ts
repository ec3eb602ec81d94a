import type { Servers } from '../harness/load/servers.ts'
import type { Bar } from './bar.ts'
import { latencyBars } from './latency.ts'

/** A year of days with what came before, for a student of a year (1,500 records) and one of ten. */
export const consistencyBars = (servers: Servers): Promise<Bar[]> =>
  latencyBars(servers, [{ name: 'consistency', path: (id) => `/consistency/${id}` }], {
    students: [
      { records: 1500, most: 15 },
      { records: 36_500, most: 50 },
    ],
  })
