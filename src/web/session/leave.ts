import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../api/api-error.ts'
import { queryClient } from '../api/queries.ts'
import { forgetDrafts } from '../device/use-draft.ts'
import { closeStudentOutbox } from '../outbox/student-outbox.ts'
import { notify } from '../ui/notices.ts'
import { session } from './session.ts'

const forgetAll = () => import('./forget-shown.ts').then(({ forgetShown }) => forgetShown())

/** Calls back as soon as nobody is signed in; shows a failure to the student instead. */
export type Leave = (onLeft?: () => void | Promise<void>) => Promise<void>

export function useLeave(): { leaving: boolean; leave: Leave } {
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const leave: Leave = async (onLeft) => {
    setLeaving(true)
    try {
      await session.signOut()
      await onLeft?.()
      await navigate('/login')
      closeStudentOutbox()
      queryClient.clear()
      forgetDrafts()
      await forgetAll()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify(error.message, { tone: 'poor' })
    } finally {
      setLeaving(false)
    }
  }
  return { leaving, leave }
}
