import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Elements } from '../elements.ts'
import { ErrorState } from './error-state.tsx'

interface UnlessFailedProps {
  queries: readonly Pick<UseQueryResult, 'error' | 'isLoadingError' | 'refetch'>[]
  head?: Elements
  detail?: string | undefined
  children: ReactNode
}

/** Children with old data stay; only without data it shows the failure and a button to try again. */
export function UnlessFailed({ queries, head, detail, children }: UnlessFailedProps) {
  const failed = queries.filter(({ isLoadingError }) => isLoadingError)
  if (!failed[0]?.error) return children
  return (
    <>
      {head}
      <ErrorState
        message={failed[0].error.message}
        detail={detail}
        onRetry={() => failed.map(({ refetch }) => refetch())}
      />
    </>
  )
}
