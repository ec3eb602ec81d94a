import { lazy, Suspense, useState } from 'react'
import type { PanelProps } from '../../../web/panels/panels.tsx'
import { TextButton } from '../../../web/ui/actions/text-button.tsx'
import { copy } from '../copy.ts'

const CardDialog = lazy(async () => ({ default: (await import('./card-dialog.tsx')).CardDialog }))

/** What makes the picture is fetched by the first tap. */
export function ShareWeek({ userId }: PanelProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <p className="flex h-11 items-end">
      <TextButton onClick={() => setOpen(true)} className="-mb-1">
        {copy.open}
      </TextButton>
      {isOpen && (
        <Suspense fallback={null}>
          <CardDialog userId={userId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  )
}
