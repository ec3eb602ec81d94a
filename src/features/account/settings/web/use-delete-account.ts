import { useNavigate } from 'react-router'
import { queryClient } from '../../../../web/api/queries.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { forgetStudent } from '../../../../web/session/forget-student.ts'
import { session } from '../../../../web/session/session.ts'
import { notify } from '../../../../web/ui/notices.ts'
import { deletingAccount } from './queries.ts'

/** Long enough to be read on the page that follows. */
const DONE_NOTICE_MS = 6000

export function useDeleteAccount(userId: string, onError: (error: Error) => void) {
  const navigate = useNavigate()
  return useSave({
    ...deletingAccount(userId),
    onError,
    onSuccess: async ({ message }) => {
      await session.forget()
      await navigate('/', { replace: true })
      // Only now does nothing on the screen write to the device any more.
      await forgetStudent(userId)
      queryClient.clear()
      notify(message, { ms: DONE_NOTICE_MS })
    },
  })
}
