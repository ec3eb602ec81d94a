import type { Servers } from '../harness/load/servers.ts'
import { knowledgeOf } from '../src/features/guide/knowledge.ts'
import type { Material } from '../src/features/guide/material.ts'
import { stepsFrom } from '../src/features/guide/rules.ts'
import type { Bar } from './bar.ts'
import { latencyBars } from './latency.ts'
import { giveSyllabus } from './syllabus.ts'

/** 300 topics, and four records a day for a year. */
const YEAR = { subjects: 15, topicsEach: 20, records: 1500 }
const TODAY = 20_780
const ORDERS = 60

/** What to study now: of 3,000 topics after ten years, of 300 after one, and the order by itself. */
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
  return [...years, ...year, orderBar()]
}

function orderBar(): Bar {
  const material = tenYears()
  const times = Array.from({ length: ORDERS }, () => {
    const from = performance.now()
    stepsFrom(knowledgeOf(material), { minutes: 150 })
    return performance.now() - from
  }).sort((a, b) => a - b)
  return {
    name: 'the order of 3,000 topics by 36,500 records, in Node',
    figure: times[ORDERS / 2] ?? Number.NaN,
    unit: 'ms, median',
    bar: { most: 20 },
    details: `fastest ${times[0]?.toFixed(1)} ms, slowest ${times.at(-1)?.toFixed(1)} ms`,
  }
}

function tenYears(): Material {
  return {
    today: TODAY,
    examDay: TODAY + 90,
    guess: 0.2,
    topics: Array.from({ length: 3000 }, (_, index) => ({
      id: `t${index}`,
      name: `Tópico ${index}`,
      subject: `Matéria ${index % 30}`,
      weight: 1 + (index % 7),
    })),
    log: Array.from({ length: 36_500 }, (_, index) => ({
      topic: `t${(index * 7919) % 3000}`,
      day: TODAY - 3650 + Math.floor(index / 10),
      seconds: 2400,
      questions: index % 3 === 0 ? 10 : 0,
      right: index % 3 === 0 ? 7 : 0,
      finished: index % 5 === 0,
      review: false,
    })),
  }
}
