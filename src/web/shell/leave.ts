import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../api-error.ts'
import { notify } from '../notices.ts'
import { queryClient } from '../queries.ts'
import { session } from '../session.ts'
import { closeStudentOutbox } from '../student-outbox.ts'

/** Takes the answers kept for the time without a network off the device. */
const forgetKept = () => import('../offline/answers.ts').then(({ forgetAnswers }) => forgetAnswers())

/** Signs out, and calls back as soon as nobody is signed in: not when it fails, which it tells the student itself. */
export type Leave = (onLeft?: () => void) => Promise<void>

/** Signs out, forgets what was loaded, and goes to /login (spec §2); `leaving` while it is under way. */
export function useLeave(): { leaving: boolean; leave: Leave } {
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const leave: Leave = async (onLeft) => {
    setLeaving(true)
    try {
      await session.signOut()
      onLeft?.()
      await navigate('/login')
      closeStudentOutbox()
      queryClient.clear()
      await forgetKept()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify(error.message, { tone: 'poor' })
    } finally {
      setLeaving(false)
    }
  }
  return { leaving, leave }
}
