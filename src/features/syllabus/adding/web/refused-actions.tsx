import { failureText } from '../../../../web/api/failure-text.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { notify } from '../../../../web/ui/notices.ts'
import { copy } from '../copy.ts'
import type { SourceText } from '../draft.ts'
import { findPlaces, type Source } from './queries.ts'

interface RefusedActionsProps {
  userId: string
  source: () => Source | Promise<Source>
  isBusy: boolean
  onAnyway: () => void
  onAsk: (source: SourceText) => void
}

/** Offers to show where the programme of a refused text stands, or to read all of it. */
export function RefusedActions({ userId, source, isBusy, onAnyway, onAsk }: RefusedActionsProps) {
  const { mutate, isPending } = useSave({
    mutationKey: ['find places'],
    mutationFn: async () => findPlaces(userId, await source()),
    onSuccess: onAsk,
    onError: (error) =>
      notify(failureText(error, { unknown: copy.place.failed }), { tone: 'poor', ms: 6000 }),
  })
  return (
    <>
      <Button busy={isPending} disabled={isBusy} onClick={() => mutate()}>
        {copy.place.show}
      </Button>
      <Button disabled={isBusy || isPending} onClick={onAnyway}>
        {copy.anyway}
      </Button>
    </>
  )
}
