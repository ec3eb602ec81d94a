import x from 'icon:x'
import { useState } from 'react'
import { failureText } from '../../../web/api/failure-text.ts'
import { useSave } from '../../../web/api/use-save.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { IconButton } from '../../../web/ui/actions/icon-button.tsx'
import { notify } from '../../../web/ui/notices.ts'
import type { Rest } from '../contract.ts'
import { copy } from '../copy.ts'
import { takingRestBack } from './queries.ts'
import { RestDialog } from './rest-dialog.tsx'

const { rests: words } = copy

interface RestListProps {
  userId: string
  rests: readonly Rest[]
}

export function RestList({ userId, rests }: RestListProps) {
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending } = useSave({
    ...takingRestBack(userId),
    onSuccess: (message) => notify(message),
    onError: (error) => notify(failureText(error, { unknown: copy.settings.failed }), { tone: 'poor' }),
  })
  return (
    <div>
      <h3 className="font-semibold text-sm">{words.title}</h3>
      {rests.length === 0 && <p className="mt-2 text-soft text-sm">{words.none}</p>}
      <ul className="my-2 divide-y divide-rule">
        {rests.toReversed().map(({ id, first_day, last_day }) => {
          const span = words.span(first_day, last_day)
          return (
            <li key={id} className="flex items-center justify-between gap-4 tabular-nums">
              <span>{span}</span>
              <IconButton icon={x} label={words.remove(span)} onClick={() => isPending || mutate(id)} />
            </li>
          )
        })}
      </ul>
      <Button onClick={() => setOpen(true)} className="max-sm:w-full">
        {words.declare}
      </Button>
      {isOpen && <RestDialog userId={userId} onClose={() => setOpen(false)} />}
    </div>
  )
}
