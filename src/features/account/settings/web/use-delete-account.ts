import { useNavigate } from 'react-router'
import { queryClient } from '../../../../web/api/queries.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { forgetStudent } from '../../../../web/session/forget-student.ts'
import { session } from '../../../../web/session/session.ts'
import { notify } from '../../../../web/ui/notices.ts'
import { deletingAccount } from './queries.ts'

/** Long enough to read on the next page. */
const DONE_NOTICE_MS = 6000

export function useDeleteAccount(userId: string, onError: (error: Error) => void) {
  const navigate = useNavigate()
  return useSave({
    ...deletingAccount(userId),
    onError,
    onSuccess: async ({ message }) => {
      await session.forget()
      await navigate('/', { replace: true })
      // Only now does the screen no longer write to the device.
      await forgetStudent(userId)
      queryClient.clear()
      notify(message, { ms: DONE_NOTICE_MS })
    },
  })
}
