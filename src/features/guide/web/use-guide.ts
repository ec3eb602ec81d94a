import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { studentDayZone } from '../../../web/device/time-zone.ts'
import { useToday } from '../../../web/device/use-today.ts'
import { useOutbox } from '../../../web/outbox/use-outbox.ts'
import { isOfRecord, type PendingWrite } from '../../records/pending.ts'
import { guideFrom } from '../answer.ts'
import type { GuideMaterial } from '../contract.ts'
import type { Asked } from '../order.ts'
import { isOfPlace, withPlaces } from '../places.ts'
import { withWaiting } from '../waiting-records.ts'
import { isOfWeights, withWeights } from '../weights.ts'
import { guideOf, materialOf } from './queries.ts'

/**
 * The server's guide, or, while sessions or places wait on
 * the device, the one that it will give once it has them.
 */
export function useGuide(userId: string, only: Asked['only']) {
  const day = useToday()
  const answer = useQuery(guideOf(userId, day, only))
  const writes = useOutbox(userId)
  const target = answer.data?.target ?? null
  const waiting = useMemo(
    () =>
      writes.filter(
        (write) =>
          write.state === 'waiting' &&
          (isOfRecord(write) || isOfPlace(write) || isOfWeights(write, { target })),
      ),
    [writes, target],
  )
  const isWaiting = waiting.length > 0
  // Not beside the guide, which is waited for.
  const isBehind = useIsBehind(userId) && answer.isSuccess && !answer.isFetching
  // Ten years take a phone a moment: a tap is answered first.
  const [counted, wished] = [useDeferredValue(waiting), useDeferredValue(only)]
  const material = useQuery({ ...materialOf(userId), enabled: isWaiting || isBehind })
  const own = useMemo(
    () =>
      counted.length > 0 && material.data
        ? guideFrom(withAll(material.data, counted), { day, only: wished })
        : undefined,
    [material.data, counted, day, wished],
  )
  useAskedOnceSent(isWaiting, answer.refetch)
  return { guide: own ?? answer.data, answer }
}

/** Something was sent since: for the time without a network the material is asked for again. */
function useIsBehind(userId: string): boolean {
  return useQueryClient().getQueryState(materialOf(userId).queryKey)?.isInvalidated === true
}

const withAll = (material: GuideMaterial, waiting: readonly PendingWrite[]) =>
  withWeights(withPlaces(withWaiting(material, waiting, studentDayZone()), waiting), waiting)

function useAskedOnceSent(isWaiting: boolean, ask: () => unknown): void {
  const before = useRef(isWaiting)
  useEffect(() => {
    if (before.current && !isWaiting) ask()
    before.current = isWaiting
  }, [isWaiting, ask])
}
