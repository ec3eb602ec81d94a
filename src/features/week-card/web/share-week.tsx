import { lazy, Suspense, useState } from 'react'
import type { PanelProps } from '../../../web/panels/panels.tsx'
import { TextButton } from '../../../web/ui/actions/text-button.tsx'
import { copy } from '../copy.ts'

const CardDialog = lazy(async () => ({ default: (await import('./card-dialog.tsx')).CardDialog }))

/** The first tap fetches the code that draws the picture. */
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
