import { useEffect } from 'react'
import { queryClient } from '../../../web/api/queries.ts'
import { onTaken } from '../../../web/outbox/student-outbox.ts'
import { isOf, RECORDS_PATH, recordsAfter } from '../pending.ts'
import { type KnownDay, studyDayKey } from './queries.ts'

/** The day takes the server's answer before the write leaves the outbox, so that nothing flickers. */
export function useAnswersInDay(userId: string): void {
  useEffect(
    () =>
      onTaken((entry, reply) => {
        if (entry.userId !== userId || !entry.path.startsWith(RECORDS_PATH) || reply === undefined) return
        queryClient.setQueriesData<KnownDay>(
          { queryKey: [...studyDayKey, userId] },
          (known) =>
            known && {
              ...known,
              records: recordsAfter(known.records, entry, reply, isOf(known.day)),
            },
        )
      }),
    [userId],
  )
}
