import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useToday } from '../../../web/device/use-today.ts'
import { useOutbox } from '../../../web/outbox/use-outbox.ts'
import { useUntilAnswered } from '../../../web/outbox/use-until-answered.ts'
import { isOfMistake } from '../../mistakes/pending.ts'
import { isOfRecord } from '../../records/pending.ts'
import { isOfKnown } from '../../syllabus/known/rules.ts'
import { changesPath } from '../../syllabus/operations/path.ts'
import { syllabusOf } from '../../syllabus/web/queries.ts'
import type { Asked } from '../order/order.ts'
import { isOfPlace } from '../waiting/places.ts'
import { fetchForeseen, guideOf, materialOf } from './queries.ts'

/** The server's guide, or one computed here from waiting writes or while the server is silent. */
export function useGuide(userId: string, only: Asked['only']) {
  const day = useToday()
  const answer = useQuery(guideOf(userId, day, only))
  const writes = useOutbox(userId)
  const target = answer.data?.target
  const treePath = target && changesPath(target.id)
  const waiting = useMemo(
    () =>
      writes.filter(
        (write) =>
          write.state === 'waiting' &&
          (isOfRecord(write) ||
            isOfMistake(write) ||
            isOfPlace(write) ||
            isOfKnown(write) ||
            write.path === treePath),
      ),
    [writes, treePath],
  )
  const isWaiting = waiting.length > 0
  // Not beside the guide, which is waited for.
  const isBehind = useIsBehind(userId) && answer.isSuccess && !answer.isFetching
  // Ten years take a phone a moment: a tap is answered first.
  const counted = useDeferredValue(waiting)
  // The stored answer may be of an earlier target, or older than the last save.
  const isUnsure = only !== undefined && answer.isError
  const hasChanges = waiting.some(({ path }) => path === treePath)
  const edital = useQuery({ ...syllabusOf(userId), enabled: hasChanges }).data?.syllabus ?? undefined
  const material = useQuery({ ...materialOf(userId), enabled: isWaiting || isBehind || isUnsure })
  const isOld = isUnsure && material.dataUpdatedAt > answer.dataUpdatedAt
  const foreseen = useForeseen(isWaiting || isOld)
  const own = useMemo(() => {
    if (!((counted.length > 0 || isOld) && material.data)) return undefined
    const known = { material: material.data, edital }
    return foreseen?.guideWith(counted, known, { day, only })
  }, [foreseen, material.data, edital, counted, isOld, day, only])
  const last = useUntilAnswered(own, { waiting, answer, of: `${day} ${only}` })
  return { guide: last ?? answer.data, answer }
}

/** Something was sent since: for the time without a network the material is asked for again. */
function useIsBehind(userId: string): boolean {
  return useQueryClient().getQueryState(materialOf(userId).queryKey)?.isInvalidated === true
}

/** Undefined until its code has come. */
function useForeseen(isWanted: boolean) {
  const [foreseen, setForeseen] = useState<Awaited<ReturnType<typeof fetchForeseen>>>()
  useEffect(() => {
    if (isWanted) fetchForeseen().then(setForeseen, () => undefined)
  }, [isWanted])
  return foreseen
}
