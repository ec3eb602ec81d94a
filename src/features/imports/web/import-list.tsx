import { useState } from 'react'
import { today } from '../../../shared/calendar.ts'
import { useSave } from '../../../web/api/use-save.ts'
import { studentDayZone } from '../../../web/device/time-zone.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { ConfirmDialog } from '../../../web/ui/dialogs/confirm-dialog.tsx'
import { Facts } from '../../../web/ui/display/facts.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { notify } from '../../../web/ui/notices.ts'
import type { Import } from '../contract.ts'
import { copy } from '../copy.ts'
import { GrowthTable } from './growth-table.tsx'
import { undoingImport } from './queries.ts'

const { list: words } = copy

/** The imports so far; each can be undone as one. */
export function ImportList({ imports }: { imports: readonly Import[] }) {
  const [undoing, setUndoing] = useState<Import>()
  const undo = useSave(undoingImport)
  if (imports.length === 0) return null
  return (
    <>
      <Panel title={words.title}>
        <ul className="divide-y divide-rule">
          {imports.map((one) => (
            <li
              key={one.key}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 sm:flex-nowrap"
            >
              <div className="min-w-0">
                <p className="wrap-anywhere font-semibold">{copy.found.source(one.file, one.source)}</p>
                <div className="text-soft text-sm">
                  <Facts items={factsOf(one)} />
                </div>
              </div>
              <Button aria-label={words.undoOf(one.file)} onClick={() => setUndoing(one)}>
                {words.undo}
              </Button>
            </li>
          ))}
        </ul>
      </Panel>
      <GrowthTable imports={imports} />
      {undoing && (
        <ConfirmDialog
          copy={words.confirm}
          onConfirm={async () => notify(await undo.mutateAsync(undoing.key))}
          onClose={() => setUndoing(undefined)}
        />
      )}
    </>
  )
}

const factsOf = (one: Import): string[] => [
  words.madeAt(today(new Date(one.made_at), studentDayZone())),
  ...words[one.kind](one),
]
