import { useEffect, useState } from 'react'
import { type ClientLoaderFunctionArgs, redirect, type ShouldRevalidateFunctionArgs, useNavigate } from 'react-router'
import type { Static } from 'typebox'
import type { Me } from '../features/account/contract.ts'
import { AREA, isWithin, pathOf, STUDY_PATH } from './paths.ts'
import { mayPass, me, queryClient, whenSlow } from './queries.ts'
import { session } from './session.ts'
import { sessionHint, useSessionHint } from './session-hint.ts'
import { copy } from './shell/copy.ts'
import { keepTimeZone } from './time-zone.ts'

/** What the guard needs to know of a visitor (spec §2). */
export interface Visitor {
  signedIn: boolean
  careerId: number | null
  subjectCount: number
}

/** The signed-in student with career and subjects. */
export type Student = Static<typeof Me>

const GUARDED = ['/carreiras', '/materias', '/estudar', AREA]

/** Where a signed-in student belongs: to the first choice still missing, else to `complete`. */
function firstMissing<Complete>({ careerId, subjectCount }: Visitor, complete: Complete) {
  if (careerId === null) return '/carreiras'
  return subjectCount === 0 ? '/materias' : complete
}

/** Whether the page at `pathname` needs sign-in (spec §2, route table). */
export const isGuarded = (pathname: string) => GUARDED.some((base) => isWithin(pathOf(pathname), base))

/** Where a visit to `pathname` is sent instead, or null when it may stay (the route guard's table, spec §2). */
export function destination(pathname: string, visitor: Visitor): string | null {
  const path = pathOf(pathname)
  if (!visitor.signedIn) return isGuarded(pathname) ? '/' : null
  if (path === '/') return firstMissing(visitor, AREA)
  if (path === '/estudar') return STUDY_PATH
  return isWithin(path, AREA) ? firstMissing(visitor, null) : null
}

let lastUserId: string | undefined

/** The signed-in student, or null for a visitor. Another student's data never outlives a change of account. */
async function loadStudent(): Promise<Student | null> {
  const identity = await session.currentStudent()
  if (!identity) return null
  if (lastUserId && lastUserId !== identity.userId) queryClient.clear()
  lastUserId = identity.userId
  const student = await queryClient.fetchQuery({ ...me, retry: false })
  keepTimeZone(student.user_id, student.time_zone)
  return student
}

/** Who was signed in when the server last said so, as far as this device keeps it. */
async function lastStudent(): Promise<Student | null> {
  const query = queryClient.getQueryCache().build(queryClient, queryClient.defaultQueryOptions(me))
  const { recall } = await import('./offline/answers.ts')
  await recall(query)
  const student = query.state.data
  if (student?.user_id !== sessionHint()) return null
  lastUserId = student.user_id
  return student
}

/** The signed-in student; while the server does not answer, the last one. Rejects when nothing is known. */
async function findStudent(): Promise<Student | null> {
  const loading = loadStudent()
  const waited = Promise.withResolvers<void>()
  const stop = whenSlow(waited.resolve)
  try {
    return await Promise.race([loading, waited.promise.then(async () => (await lastStudent()) ?? loading)])
  } catch (error) {
    const last = mayPass(error) ? await lastStudent() : null
    if (last) return last
    throw error
  } finally {
    stop()
  }
}

const visitorOf = (student: Student | null): Visitor => ({
  signedIn: student !== null,
  careerId: student?.career_id ?? null,
  subjectCount: student?.subject_ids.length ?? 0,
})

/** The student who visits `pathname` and where to go instead; a failed check is logged and lets the visit go on. */
async function check(pathname: string): Promise<{ student: Student | null; to: string | null }> {
  try {
    const student = await findStudent()
    return { student, to: destination(pathname, visitorOf(student)) }
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification wants this failure logged (§2, §8)
    console.error(copy.checkFailed, error)
    return { student: null, to: null }
  }
}

/** The `clientLoader` of the layouts that need sign-in: the student, or null when the check failed. */
export async function guard({ request }: Pick<ClientLoaderFunctionArgs, 'request'>): Promise<Student | null> {
  const { student, to } = await check(new URL(request.url).pathname)
  if (to) throw redirect(to)
  return student
}

/** Makes the guard check anew whenever the path changes. */
export const guardEveryPath = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || currentUrl.pathname !== nextUrl.pathname

/**
 * Sends a signed-in visitor of the public home on; true while that seems likely, so that the page need not be shown
 * first. The page itself stays prerendered, and a visitor never waits.
 */
export function useLeaveHome(): boolean {
  const navigate = useNavigate()
  const hint = useSessionHint()
  const [checked, setChecked] = useState(false)
  useEffect(() => {
    let left = false
    check('/').then(async ({ to }) => {
      if (left) return
      if (to) await navigate(to, { replace: true })
      setChecked(true)
    })
    return () => {
      left = true
    }
  }, [navigate])
  return Boolean(hint) && !checked
}
