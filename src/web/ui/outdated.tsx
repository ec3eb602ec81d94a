import { Button } from './button.tsx'
import { copy } from './copy.ts'

interface OutdatedProps {
  /** Why there is nothing newer. */
  reason: string
  retrying: boolean
  onRetry: () => void
}

/** Above numbers that could not be renewed: why, and a way to try again. */
export function Outdated({ reason, retrying, onRetry }: OutdatedProps) {
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-md bg-fair-wash py-2 pr-2 pl-4"
    >
      <p className="text-fair text-sm">{copy.outdated(reason)}</p>
      <Button tone="quiet" size="sm" busy={retrying} onClick={onRetry}>
        {copy.retry}
      </Button>
    </div>
  )
}
