import { useEffect } from 'react'
import { queryClient } from '../../../web/queries.ts'
import { onTaken } from '../../../web/student-outbox.ts'
import { studentTimeZone } from '../../../web/time-zone.ts'
import { endedOn, RECORDS_PATH, recordsAfter } from '../pending/rules.ts'
import { type KnownDay, studyDayKey } from './queries.ts'

/** Puts what the server answers to a write into the day shown, before the write leaves the outbox: nothing flickers. */
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
              records: recordsAfter(known.records, entry, reply, endedOn(known.day, studentTimeZone())),
            },
        )
      }),
    [userId],
  )
}
