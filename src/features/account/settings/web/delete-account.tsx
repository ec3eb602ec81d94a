import { useState } from 'react'
import { Button } from '../../../../web/ui/button.tsx'
import { copy } from '../copy.ts'
import { DeleteDialog } from './delete-dialog.tsx'

interface DeleteAccountProps {
  userId: string
  email: string
  hasPassword: boolean
}

/** The way to the end of the account, which is asked for first. */
export function DeleteAccount(props: DeleteAccountProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button className="text-poor max-sm:w-full" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {copy.deletion.action}
      </Button>
      {isAsking && <DeleteDialog {...props} onClose={() => setAsking(false)} />}
    </>
  )
}
