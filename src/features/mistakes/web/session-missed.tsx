import { type ReactNode, useState } from 'react'
import { newRecordKey } from '../../../shared/ids.ts'
import { useToday } from '../../../web/device/use-today.ts'
import { AREA } from '../../../web/pages/paths.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { TextButton } from '../../../web/ui/actions/text-button.tsx'
import { TextLink } from '../../../web/ui/actions/text-link.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import type { RecordRow } from '../../records/log/rules.ts'
import { cardsOf, minutesOf } from '../cards.ts'
import { CAUSES, type Cause } from '../causes.ts'
import type { Mistake } from '../contract.ts'
import { copy } from '../copy.ts'
import { isOfTopic, missedIn, sortedIn } from '../session.ts'
import { CARDS_PATH } from './now-panel.tsx'
import { removeMistake, saveMistake, tellFailed } from './queries.ts'
import { useMistakes } from './use-mistakes.ts'

const { after: words } = copy

interface SessionMissedProps {
  userId: string
  row: RecordRow
  waiting: ReactNode
  onLater: () => void
}

/** Asks for the causes of a session's mistakes, one tap each, and shows the topic's cards. */
export function SessionMissed({ userId, row, waiting, onLater }: SessionMissedProps) {
  const today = useToday()
  const { mistakes } = useMistakes(userId)
  if (!mistakes) return waiting
  const { now } = cardsOf(mistakes, today, ({ weight }) => weight)
  const cards = now.filter((mistake) => isOfTopic(mistake, row.record))
  return (
    <Panel title={words.title} aside={<TextButton onClick={onLater}>{words.later}</TextButton>}>
      <Sorting key={row.key} userId={userId} row={row} mistakes={mistakes} />
      {cards.length > 0 && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-rule border-t pt-4">
          <p>{words.cards(cards.length, minutesOf(cards.length))}</p>
          <LinkButton size="sm" to={CARDS_PATH}>
            {copy.now.start}
          </LinkButton>
        </div>
      )}
    </Panel>
  )
}

interface SortingProps {
  userId: string
  row: RecordRow
  mistakes: readonly Mistake[]
}

function Sorting({ userId, row, mistakes }: SortingProps) {
  const { count, last, wrongLeft, rightLeft } = sortedIn(mistakes, row)
  const [effect, setEffect] = useState<string>(copy.beforeCause)
  const label = row.record.subject?.name ?? ''
  const say = (cause: Cause) => {
    setEffect(copy.effects[cause])
    const now = new Date()
    saveMistake(userId, { key: newRecordKey(now.getTime()), label, body: missedIn(row, cause, now) }).catch(
      tellFailed,
    )
  }
  const undo = (mistake: Mistake) => {
    setEffect(copy.beforeCause)
    removeMistake(userId, mistake).catch(tellFailed)
  }
  return (
    <div className="space-y-3">
      <p role="status">{words.text(wrongLeft, row.record.incorrect_answers)}</p>
      <div className="flex flex-wrap gap-2">
        {CAUSES.map((cause) => (
          <Button
            key={cause}
            size="sm"
            disabled={(cause === 'lucky' ? rightLeft : wrongLeft) === 0}
            onClick={() => say(cause)}
          >
            <span>{words.tapped(copy.causes[cause], count(cause))}</span>
          </Button>
        ))}
      </div>
      <p className="text-soft text-sm max-sm:min-h-[2lh]">{effect}</p>
      {last && (
        <div className="flex flex-wrap gap-x-5">
          <TextButton onClick={() => undo(last)}>{words.undo}</TextButton>
          <TextLink to={`${AREA}/erros`}>{words.all}</TextLink>
        </div>
      )}
    </div>
  )
}
