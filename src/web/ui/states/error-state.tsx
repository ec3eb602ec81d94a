import { Button } from '../actions/button.tsx'
import { copy } from '../copy.ts'
import { EmptyState } from './empty-state.tsx'

interface ErrorStateProps {
  /** Says what happened and what to do, as the error's own `message`. */
  message: string
  detail?: string | undefined
  onRetry: () => void
}

export function ErrorState({ message, detail, onRetry }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState title={message} action={<Button onClick={onRetry}>{copy.retry}</Button>}>
        {detail}
      </EmptyState>
    </div>
  )
}
