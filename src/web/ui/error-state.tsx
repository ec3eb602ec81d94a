import refresh from 'icon:rotate-cw'
import { Button } from './button.tsx'
import { copy } from './copy.ts'

interface ErrorStateProps {
  /** What happened and what to do, as the error's own `message`. */
  message: string
  onRetry?: (() => void) | undefined
  /** While a new try is under way. */
  retrying?: boolean
}

/** In place of what could not be loaded: what happened, and a way to try again. */
export function ErrorState({ message, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <div role="alert" className="flex max-w-md flex-col items-start gap-4 py-6">
      <p className="font-semibold">{message}</p>
      {onRetry && (
        <Button icon={refresh} busy={retrying} onClick={onRetry}>
          {copy.retry}
        </Button>
      )}
    </div>
  )
}
