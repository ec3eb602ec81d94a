import type { ReactNode } from 'react'
import { Button } from '../../../web/ui/actions/button.tsx'
import { cx } from '../../../web/ui/cx.ts'

interface StripProps {
  tone?: 'calm' | 'fair'
  children: ReactNode
  action: string
  busy?: boolean
  onAction: () => void
}

export function Strip({ tone = 'calm', children, action, busy = false, onAction }: StripProps) {
  return (
    <div
      role="status"
      className={cx(
        'mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md py-1.5 pr-1.5 pl-4 text-sm',
        tone === 'fair' ? 'bg-fair-wash text-fair' : 'bg-wash text-ink',
      )}
    >
      <p>{children}</p>
      <Button tone="quiet" size="sm" busy={busy} onClick={onAction} className="max-sm:-ml-3">
        {action}
      </Button>
    </div>
  )
}
