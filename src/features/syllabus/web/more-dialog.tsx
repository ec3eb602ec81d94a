import bell from 'icon:bell'
import calendar from 'icon:calendar'
import download from 'icon:download'
import fileDiff from 'icon:file-diff'
import filePlus from 'icon:file-plus-2'
import plus from 'icon:plus'
import trash from 'icon:trash'
import usersRound from 'icon:users-round'
import { useState } from 'react'
import { Button } from '../../../web/ui/actions/button.tsx'
import { ConfirmDialog } from '../../../web/ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '../../../web/ui/dialogs/dialog.tsx'
import { notify } from '../../../web/ui/notices.ts'
import { copy } from '../copy.ts'
import type { SyllabusDocument } from '../format/contract.ts'
import type { Target } from '../targets/contract.ts'
import { deleteTarget } from '../targets/web/queries.ts'
import { TargetDialog } from '../targets/web/target-dialog.tsx'
import { copy as watchWords } from '../watch/copy.ts'
import { WatchDialog } from '../watch/web/watch-dialog.tsx'
import { ExportDialog } from './export-dialog.tsx'
import type { Go, Step } from './use-step.ts'

type Shown = 'list' | 'data' | 'watch' | 'export' | 'remove'

interface MoreDialogProps {
  userId: string
  target: Target
  document: SyllabusDocument
  first: 'list' | 'data'
  hasTopics: boolean
  onStep: Go
  onClose: () => void
}

/** Dialogs of the rarer actions on a target. */
export function MoreDialog({ userId, target, document, first, hasTopics, onStep, onClose }: MoreDialogProps) {
  const [shown, show] = useState<Shown>(first)
  const { actions } = copy
  if (shown === 'data') return <TargetDialog userId={userId} target={target} onClose={onClose} />
  if (shown === 'watch') return <WatchDialog userId={userId} target={target} onClose={onClose} />
  if (shown === 'export') return <ExportDialog document={document} onClose={onClose} />
  if (shown === 'remove') return <Remove target={target} onClose={onClose} />
  const step = (next: Step, into?: number) => () => {
    onClose()
    onStep(next, into)
  }
  const entries = [
    { name: actions.data, icon: calendar, act: () => show('data') },
    ...(hasTopics
      ? [
          { name: actions.amend, icon: fileDiff, act: step('retificacao') },
          { name: actions.otherPost, icon: usersRound, act: step('outro-cargo', target.id) },
          { name: actions.export, icon: download, act: () => show('export') },
        ]
      : [{ name: actions.fill, icon: filePlus, act: step('adicionar', target.id) }]),
    { name: watchWords.action, icon: bell, act: () => show('watch') },
    { name: actions.add, icon: plus, act: step('adicionar') },
    { name: actions.remove, icon: trash, act: () => show('remove') },
  ]
  return (
    <Dialog open title={copy.nameOf(target)} onClose={onClose}>
      <ul className="-mx-2 space-y-1">
        {entries.map(({ name, icon, act }) => (
          <li key={name}>
            <Button tone="quiet" icon={icon} once onClick={act} className="w-full justify-start! text-left">
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function Remove({ target, onClose }: Pick<MoreDialogProps, 'target' | 'onClose'>) {
  const remove = async () => notify(await deleteTarget(target.id))
  return <ConfirmDialog copy={copy.remove} onConfirm={remove} onClose={onClose} />
}
