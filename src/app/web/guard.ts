import { useEffect, useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useNavigate,
} from 'react-router'
import { me, type Student } from '../../features/account/web/queries.ts'
import { mayPass, queryClient, whenSlow } from '../../web/api/queries.ts'
import { guideSpace } from '../../web/device/guide-space.ts'
import { keepDayStart, keepTimeZone } from '../../web/device/time-zone.ts'
import { AREA, isWithin, pathOf, STUDY_PATH } from '../../web/pages/paths.ts'
import { session } from '../../web/session/session.ts'
import { sessionHint, useSessionHint } from '../../web/session/session-hint.ts'
import { copy } from './shell/copy.ts'

export interface Visitor {
  signedIn: boolean
  careerId: number | null
  subjectCount: number
}

const GUARDED = ['/carreiras', '/materias', '/edital', '/estudar', AREA]

function firstMissing<Complete>({ careerId, subjectCount }: Visitor, complete: Complete) {
  if (careerId === null) return '/carreiras'
  return subjectCount === 0 ? '/materias' : complete
}

export const isGuarded = (pathname: string) => GUARDED.some((base) => isWithin(pathOf(pathname), base))

/** Returns the path to redirect to, or null when the visit may stay; `guard.test.ts` has the table. */
export function destination(pathname: string, visitor: Visitor): string | null {
  const path = pathOf(pathname)
  if (!visitor.signedIn) return isGuarded(pathname) ? '/' : null
  if (path === '/') return firstMissing(visitor, AREA)
  if (path === '/estudar') return STUDY_PATH
  return isWithin(path, AREA) ? firstMissing(visitor, null) : null
}

let lastUserId: string | undefined

/** Loads the signed-in student, and deletes another student's data after a change of account. */
async function loadStudent(): Promise<Student | null> {
  const identity = await session.currentStudent()
  if (!identity) return null
  if (lastUserId && lastUserId !== identity.userId) queryClient.clear()
  lastUserId = identity.userId
  const student = await queryClient.fetchQuery({ ...me, retry: false })
  keepTimeZone(student.user_id, student.time_zone)
  keepDayStart(student.user_id, student.day_starts_at)
  return student
}

async function lastStudent(): Promise<Student | null> {
  const query = queryClient.getQueryCache().build(queryClient, queryClient.defaultQueryOptions(me))
  const { recall } = await import('../../web/offline/answers.ts')
  await recall(query)
  const student = query.state.data
  if (student?.user_id !== sessionHint()) return null
  lastUserId = student.user_id
  return student
}

/** Returns the last known student while the server does not answer. Rejects when there is none. */
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

/** Logs a failed check, and lets the visit go on. */
async function check(pathname: string): Promise<{ student: Student | null; to: string | null }> {
  try {
    const student = await findStudent()
    if (student) guideSpace.set(student.syllabus ? 'whole' : 'none')
    return { student, to: destination(pathname, visitorOf(student)) }
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification wants this failure logged
    console.error(copy.checkFailed, error)
    return { student: null, to: null }
  }
}

/** Resolves to null when the check failed. */
export async function guard({ request }: Pick<ClientLoaderFunctionArgs, 'request'>): Promise<Student | null> {
  const { student, to } = await check(new URL(request.url).pathname)
  if (to) throw redirect(to)
  return student
}

export const guardEveryPath = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => defaultShouldRevalidate || currentUrl.pathname !== nextUrl.pathname

/** True while the page expects to send a signed-in visitor to the area, so that the home need not show. */
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
