import { useState } from 'react'
import { Button } from '../../../web/ui/actions/button.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { notify } from '../../../web/ui/notices.ts'
import type { Mistake } from '../contract.ts'
import { copy } from '../copy.ts'
import { bodyOf, saveMistake, tellFailed } from './queries.ts'

const { surplus: words } = copy
/** Named at once. */
const SHOWN = 5

/** Cards that have no room: nothing presses, and each may be let go. */
export function SurplusPanel({ userId, surplus }: { userId: string; surplus: readonly Mistake[] }) {
  const [isBusy, setBusy] = useState(false)
  const drop = async (mistakes: readonly Mistake[]) => {
    setBusy(true)
    try {
      for (const mistake of mistakes) {
        const from = bodyOf(mistake)
        const body = { ...from, dropped: true }
        await saveMistake(userId, { key: mistake.key, label: mistake.subject, body, from })
      }
      notify(words.dropped(mistakes.length))
    } catch (error) {
      tellFailed(error as Error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Panel title={words.title(surplus.length)}>
      <p className="measure text-soft text-sm">{words.text}</p>
      <ul className="mt-3 divide-y divide-rule">
        {surplus.slice(0, SHOWN).map((mistake) => (
          <li key={mistake.key} className="flex items-center justify-between gap-4 py-2">
            <div className="min-w-0">
              <p className="truncate">{copy.named(mistake)}</p>
              <p className="truncate text-soft text-sm">{mistake.subject}</p>
            </div>
            <Button
              size="sm"
              busy={isBusy}
              aria-label={words.dropNamed(copy.named(mistake))}
              onClick={() => drop([mistake])}
            >
              {words.drop}
            </Button>
          </li>
        ))}
      </ul>
      {surplus.length > 1 && (
        <Button className="mt-3" busy={isBusy} onClick={() => drop(surplus)}>
          {words.dropAll}
        </Button>
      )}
    </Panel>
  )
}
