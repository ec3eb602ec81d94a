import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'

interface UnlessFailedProps {
  /** What the children show once it is there, and wait for until then. */
  queries: readonly Pick<UseQueryResult, 'error' | 'isLoadingError' | 'refetch'>[]
  /** Above what is said instead. */
  head?: ReactNode
  children: ReactNode
}

/** The children, unless there is nothing to show because the server did not give it: then why, and a way to try again. */
export function UnlessFailed({ queries, head, children }: UnlessFailedProps) {
  const failed = queries.filter(({ isLoadingError }) => isLoadingError)
  if (!failed[0]?.error) return children
  return (
    <>
      {head}
      <ErrorState message={failed[0].error.message} onRetry={() => failed.map(({ refetch }) => refetch())} />
    </>
  )
}
