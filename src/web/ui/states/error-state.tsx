import refresh from 'icon:rotate-cw'
import { Button } from '../actions/button.tsx'
import { copy } from '../copy.ts'

interface ErrorStateProps {
  /** What happened and what to do, as the error's own `message`. */
  message: string
  detail?: string | undefined
  onRetry: () => void
}

export function ErrorState({ message, detail, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="flex max-w-md flex-col items-start gap-4 py-6">
      <div>
        <p className="font-semibold">{message}</p>
        {detail && <p className="mt-1 text-soft">{detail}</p>}
      </div>
      <Button icon={refresh} onClick={onRetry}>
        {copy.retry}
      </Button>
    </div>
  )
}
