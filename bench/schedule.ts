import type { ApiStudent } from '../harness/demo/student.ts'
import type { Servers } from '../harness/load/servers.ts'
import { DEFAULT_TIME_ZONE, scheduleWeek, today } from '../src/shared/calendar.ts'
import type { Bar } from './bar.ts'
import { latencyBars } from './latency.ts'

/** Measures the week's progress and today's plan, which look for proof in the records. */
export function scheduleBars(servers: Servers): Promise<Bar[]> {
  const { start, end } = scheduleWeek(today(new Date(), DEFAULT_TIME_ZONE))
  const week = `?startDate=${start}&endDate=${end}`
  const reads = [
    { name: "the week's progress", path: (id: string) => `/progress/${id}${week}` },
    { name: "today's plan", path: (id: string) => `/today-plan/${id}` },
  ]
  return latencyBars(servers, reads, { prepare: planWeek })
}

/** Five of the student's subjects each day. */
function planWeek(student: ApiStudent): Promise<unknown> {
  const subjects = [1, 2, 3, 4, 5].map((subject_id) => ({ subject_id }))
  const weeklyPlan = Array.from({ length: 7 }, () => ({ subjects }))
  return student.call('POST /schedule', { body: { user_id: student.id, weeklyPlan } })
}
