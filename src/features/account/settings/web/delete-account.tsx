import { useState } from 'react'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { copy } from '../copy.ts'
import { DeleteDialog, ProveDialog } from './delete-dialog.tsx'

interface DeleteAccountProps {
  userId: string
  email: string
  hasPassword: boolean
  /** Set where Google is the only way in; `isProven` after the student has just confirmed there. */
  google: { isProven: boolean } | undefined
}

export function DeleteAccount({ google, ...account }: DeleteAccountProps) {
  const [choice, setChoice] = useState<boolean>()
  const isAsking = choice ?? google?.isProven ?? false
  const close = () => setChoice(false)
  return (
    <>
      <Button className="text-poor max-sm:w-full" aria-haspopup="dialog" onClick={() => setChoice(true)}>
        {copy.deletion.action}
      </Button>
      {isAsking && google?.isProven === false && <ProveDialog userId={account.userId} onClose={close} />}
      {isAsking && google?.isProven !== false && <DeleteDialog {...account} onClose={close} />}
    </>
  )
}
