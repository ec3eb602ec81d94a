import type { InfiniteData } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClient } from '../../../../web/queries.ts'
import { onTaken } from '../../../../web/student-outbox.ts'
import { RECORDS_PATH, recordsAfter } from '../../pending/rules.ts'
import { type RecordsPage, recordsKey } from './queries.ts'

/** A new record comes with the list that is asked for after it: only the server knows its page. */
const nowhere = () => false

/** Puts what the server answers to a change or deletion into the lists shown, before it leaves the outbox: nothing flickers. */
export function useAnswersInLists(userId: string): void {
  useEffect(
    () =>
      onTaken((entry, reply) => {
        if (entry.userId !== userId || !entry.path.startsWith(RECORDS_PATH) || reply === undefined) return
        queryClient.setQueriesData<InfiniteData<RecordsPage, string | null>>(
          { queryKey: [...recordsKey, userId] },
          (known) =>
            known && {
              ...known,
              pages: known.pages.map((page) => ({
                ...page,
                records: recordsAfter(page.records, entry, reply, nowhere),
              })),
            },
        )
      }),
    [userId],
  )
}
