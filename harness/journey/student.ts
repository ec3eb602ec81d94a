import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** A call as the signed-in student: `call('POST /subjects', { name })`. Fails unless it succeeds. */
export type Call = (route: string, body?: object) => Promise<unknown>

interface Named {
  id: number
  name: string
}

/** The student's id, and API calls as that student in the page's zone. */
export async function apiOf(page: Page, url: string): Promise<{ userId: string; call: Call }> {
  const { request } = page.context()
  const { token } = await (await request.get(`${url}/api/auth/token`)).json()
  const { user } = await (await request.get(`${url}/api/auth/get-session`)).json()
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  const call: Call = async (route, body) => {
    const [method = '', path] = route.split(' ')
    const reply = await request.fetch(`${url}/api/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'x-time-zone': zone },
      ...(body ? { data: body } : {}),
    })
    expect(reply.ok(), await reply.text()).toBe(true)
    return reply.json()
  }
  return { userId: user.id, call }
}

/** Gives the signed-in student a career and these subjects of the catalogue, by name. */
export async function chooseSubjects(page: Page, url: string, names: readonly string[]) {
  const { userId, call } = await apiOf(page, url)
  const [career] = (await call('GET /careers')) as Named[]
  const all = (await call('GET /subjects')) as Named[]
  const subjects = names.map((name) => {
    const found = all.find((subject) => subject.name === name)
    if (!found) throw new Error(`The catalogue has no subject named ${name}.`)
    return found
  })
  if (!career) throw new Error('The catalogue has no careers.')
  await call('POST /user-career', { user_id: userId, career_id: career.id })
  await call('POST /user-subjects', { user_id: userId, subject_ids: subjects.map(({ id }) => id) })
  return { userId, call, career, subjects }
}

/** Gives the signed-in student the first career of the catalogue and, if wanted, its first subject. */
export async function choose(page: Page, url: string, { subjects }: { subjects: boolean }) {
  const { userId, call } = await apiOf(page, url)
  const first = async (list: string) => ((await call(`GET /${list}`)) as Named[])[0]?.id
  await call('POST /user-career', { user_id: userId, career_id: await first('careers') })
  if (subjects) await call('POST /user-subjects', { user_id: userId, subject_ids: [await first('subjects')] })
}
