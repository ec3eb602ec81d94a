import { useState } from 'react'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { copy } from '../copy.ts'
import { DeleteDialog, ProveDialog } from './delete-dialog.tsx'

interface DeleteAccountProps {
  userId: string
  email: string
  hasPassword: boolean
  /** It is set where only Google leads in, and proven once the student has just been there. */
  google: { isProven: boolean } | undefined
}

export function DeleteAccount({ google, ...account }: DeleteAccountProps) {
  const [asked, setAsked] = useState<boolean>()
  const isAsking = asked ?? google?.isProven ?? false
  const close = () => setAsked(false)
  return (
    <>
      <Button className="text-poor max-sm:w-full" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {copy.deletion.action}
      </Button>
      {isAsking && google?.isProven === false && <ProveDialog userId={account.userId} onClose={close} />}
      {isAsking && google?.isProven !== false && <DeleteDialog {...account} onClose={close} />}
    </>
  )
}
