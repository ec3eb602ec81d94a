import type { InfiniteData } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClient } from '../../../../web/api/queries.ts'
import { onTaken } from '../../../../web/outbox/student-outbox.ts'
import { RECORDS_PATH, recordsAfter } from '../../pending.ts'
import { type RecordsPage, recordsKey } from './queries.ts'

/** A new record comes with the list asked for after it: only the server knows its page. */
const nowhere = () => false

/** Lists take the server's answer before the write leaves the outbox, so that nothing flickers. */
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
