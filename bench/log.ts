import { request } from 'node:http'
import type { ApiStudent } from '../harness/demo/student.ts'
import type { Servers } from '../harness/load/servers.ts'
import type { LogPage } from '../src/features/records/log/contract.ts'
import { API_PREFIX } from '../src/shared/contract.ts'
import type { Bar } from './bar.ts'
import { studentWith } from './bench-student.ts'
import { latencyBars } from './latency.ts'
import { timesOnPhone } from './on-phone.ts'

const RECORDS = 36_500
const KILOBYTE = 1000

export async function logBars(servers: Servers): Promise<Bar[]> {
  let since = 0
  const changes = await latencyBars(
    servers,
    [{ name: 'what changed in the log', path: (id) => `/study-log/${id}?since=${since}` }],
    {
      students: [{ records: RECORDS, most: 5 }],
      prepare: async (student) => {
        ;({ stable: since } = await student.call<LogPage>(`GET /study-log/${student.id}`))
      },
    },
  )
  const student = await studentWith(RECORDS, { url: servers.posse.url, databaseUrl: servers.databaseUrl })
  return [...changes, await wholeBar(servers.posse.url, student), await phoneBar()]
}

async function wholeBar(url: string, student: ApiStudent): Promise<Bar> {
  let [bytes, pages, cursor] = [0, 0, '']
  while (cursor !== 'end') {
    const query = cursor ? `?cursor=${cursor}` : ''
    bytes += await packedBytes(`${url}${API_PREFIX}/study-log/${student.id}${query}`, student.token)
    const { next } = await student.call<LogPage>(`GET /study-log/${student.id}${query}`)
    cursor = next ?? 'end'
    pages += 1
  }
  return {
    name: `the whole log of ${RECORDS} records, compressed`,
    figure: bytes / KILOBYTE,
    unit: 'kB',
    bar: { most: 700 },
    details: `in ${pages} answers`,
  }
}

const packedBytes = (url: string, token: string) =>
  new Promise<number>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' }
    request(url, { headers }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', () => resolve(bytes))
    })
      .on('error', reject)
      .end()
  })

async function phoneBar(): Promise<Bar> {
  const times = await timesOnPhone('bench/log-on-phone.ts')
  return {
    name: `home and history from a kept log of ${RECORDS} records, on a phone`,
    figure: times[Math.floor(times.length / 2)] ?? Number.NaN,
    unit: 'ms, median',
    bar: { most: 100 },
    details: `fastest ${times[0]?.toFixed(1)} ms, slowest ${times.at(-1)?.toFixed(1)} ms`,
  }
}
