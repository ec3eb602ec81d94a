import { type ReactNode, useMemo, useRef } from 'react'
import { saveFile } from '../../../web/device/save-file.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { Dialog } from '../../../web/ui/dialogs/dialog.tsx'
import type { Elements } from '../../../web/ui/elements.ts'
import { notify } from '../../../web/ui/notices.ts'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import { type CardChoices, SIZES } from '../choices.ts'
import { altOf, copy } from '../copy.ts'
import { isBlank, isStudied, type Shown, shownOf, type Week } from '../rules.ts'
import { CardChoice } from './card-choice.tsx'
import { useChoices } from './use-choices.ts'
import { usePicture } from './use-picture.ts'
import { useWeek, useWhich } from './use-week.ts'

interface CardDialogProps {
  userId: string
  onClose: () => void
}

/** The picture of a week, what it shows, and the ways out of the device. */
export function CardDialog({ userId, onClose }: CardDialogProps) {
  const [choices, choose] = useChoices(userId)
  const [which, chooseWeek] = useWhich(userId)
  const week = useWeek(userId, which, choices.parts.includes('subjects'))
  const choice = (
    <CardChoice choices={choices} onChoose={choose} which={which} onWeek={chooseWeek} exam={week?.exam} />
  )
  if (week && isStudied(week))
    return <Ready week={week} choices={choices} choice={choice} onClose={onClose} />
  return (
    <Sheet choice={choice} onClose={onClose}>
      {week ? <p className="measure text-soft">{copy.nothing}</p> : <Skeleton className="h-90 w-72" />}
    </Sheet>
  )
}

interface SheetProps {
  choice: Elements
  actions?: ReactNode
  onClose: () => void
  children: ReactNode
}

function Sheet({ choice, actions, onClose, children }: SheetProps) {
  return (
    <Dialog
      open
      size="lg"
      title={copy.title}
      onClose={onClose}
      actions={actions ?? <Button onClick={onClose}>{copy.close}</Button>}
    >
      <div className="grid gap-x-8 gap-y-5 pt-3 sm:grid-cols-[minmax(15rem,1fr)_minmax(0,26rem)]">
        <div className="sm:order-last">{children}</div>
        {choice}
      </div>
    </Dialog>
  )
}

interface ReadyProps {
  week: Week
  choices: CardChoices
  choice: Elements
  onClose: () => void
}

function Ready({ week, choices: { parts, format }, choice, onClose }: ReadyProps) {
  // The same object until a word of it changes, so that nothing is drawn twice.
  const json = JSON.stringify(shownOf(week, { parts }))
  const shown = useMemo((): Shown => JSON.parse(json), [json])
  const canvas = useRef<HTMLCanvasElement>(null)
  const picture = usePicture(canvas, shown, format)
  const name = copy.file(shown.first)
  const isEmpty = isBlank(shown)
  const file = picture && !isEmpty ? new File([picture], name, { type: picture.type }) : undefined
  return (
    <Sheet choice={choice} onClose={onClose} actions={<WaysOut file={file} isEmpty={isEmpty} />}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={isEmpty ? copy.blank : altOf(shown)}
        {...SIZES[format]}
        className="tinted mx-auto block h-auto max-h-[42dvh] max-w-full rounded-md scheme-light sm:max-h-[62dvh]"
      />
    </Sheet>
  )
}

function WaysOut({ file, isEmpty }: { file: File | undefined; isEmpty: boolean }) {
  const save = (made: File) => {
    saveFile(made, made.name)
    notify(copy.saved)
  }
  const off = { disabled: !file, disabledHint: isEmpty && copy.blank }
  const canShare = mayShare(file)
  return (
    <>
      <Button tone={canShare ? 'secondary' : 'primary'} {...off} onClick={() => file && save(file)}>
        {copy.save}
      </Button>
      {canShare && (
        <Button tone="primary" {...off} onClick={() => file && void share(file)}>
          {copy.share}
        </Button>
      )}
    </>
  )
}

/** Whether the browser hands pictures to other apps; asked with one of no size before there is one. */
function mayShare(file = new File([], 'a.png', { type: 'image/png' })): boolean {
  return 'share' in navigator && 'canShare' in navigator && navigator.canShare({ files: [file] })
}

async function share(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    // A student who closes the list of apps has changed his mind.
    if ((error as DOMException).name !== 'AbortError') notify(copy.failed, { tone: 'poor' })
  }
}
