import type { Servers } from '../harness/load/servers.ts'
import type { Bar } from './bar.ts'
import { timesOf } from './guide-order.ts'
import { latencyBars } from './latency.ts'
import { timesOnPhone } from './on-phone.ts'
import { giveSyllabus } from './syllabus.ts'

/** 300 topics, and four records a day for a year. */
const YEAR = { subjects: 15, topicsEach: 20, records: 1500 }
const ORDERS = 60

/** Measures the guide of 3,000 topics after ten years, of 300 after one, and the ordering alone. */
export async function guideBars(servers: Servers): Promise<Bar[]> {
  const read = (name: string) => [{ name, path: (id: string) => `/guide/${id}` }]
  const years = await latencyBars(servers, read('guide of 3,000 topics'), {
    students: [{ records: 36_500, most: 80 }],
    prepare: (student) => giveSyllabus(student, servers.databaseUrl),
  })
  const year = await latencyBars(servers, read('guide of 300 topics'), {
    students: [{ records: YEAR.records, most: 15 }],
    prepare: (student) => giveSyllabus(student, servers.databaseUrl, YEAR),
  })
  return [...years, ...year, orderBar(), await phoneBar()]
}

async function phoneBar(): Promise<Bar> {
  const times = await timesOnPhone('bench/guide-on-phone.ts')
  return {
    name: 'the order of 3,000 topics by 36,500 records, on a phone',
    figure: times[Math.floor(times.length / 2)] ?? Number.NaN,
    unit: 'ms, median',
    bar: { most: 100 },
    details: `fastest ${times[0]?.toFixed(1)} ms, slowest ${times.at(-1)?.toFixed(1)} ms`,
  }
}

function orderBar(): Bar {
  const times = timesOf(ORDERS)
  return {
    name: 'the order of 3,000 topics by 36,500 records, in Node',
    figure: times[ORDERS / 2] ?? Number.NaN,
    unit: 'ms, median',
    bar: { most: 20 },
    details: `fastest ${times[0]?.toFixed(1)} ms, slowest ${times.at(-1)?.toFixed(1)} ms`,
  }
}
