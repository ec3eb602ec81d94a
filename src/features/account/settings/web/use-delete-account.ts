import { useNavigate } from 'react-router'
import { forgetStudent } from '../../../../web/forget-student.ts'
import { notify } from '../../../../web/notices.ts'
import { queryClient } from '../../../../web/queries.ts'
import { session } from '../../../../web/session.ts'
import { useSave } from '../../../../web/use-save.ts'
import { deletingAccount } from './queries.ts'

/** Long enough to be read on the page that one is led to. */
const DONE_NOTICE_MS = 6000

/** Deletes the account, takes away what this device keeps of it, and leads to the public home. */
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
