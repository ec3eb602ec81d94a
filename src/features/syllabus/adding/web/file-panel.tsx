import fileUp from 'icon:file-up'
import { type DragEvent, useId, useState } from 'react'
import { buttonStyle } from '../../../../web/ui/actions/button-style.ts'
import { cx } from '../../../../web/ui/cx.ts'
import { Panel } from '../../../../web/ui/display/panel.tsx'
import { Icon } from '../../../../web/ui/icons/icon.tsx'
import { Spinner } from '../../../../web/ui/states/spinner.tsx'
import { copy } from '../copy.ts'
import type { Read, SourceText } from '../draft.ts'
import { RefusedActions } from './refused-actions.tsx'
import { sourceOf, useFile } from './use-file.ts'

const { file: words } = copy

const ACCEPTED = '.pdf,.txt,.md,.csv,.tsv,.opml,.json,application/pdf,text/plain,application/json'

interface FilePanelProps {
  userId: string
  onRead: (read: Read) => void
  onAsk: (source: SourceText) => void
}

export function FilePanel({ userId, onRead, onAsk }: FilePanelProps) {
  const textId = useId()
  const { open, wrong, busyWith, refused, openAnyway } = useFile(userId, onRead)
  const [isOver, setOver] = useState(false)
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(is)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (busyWith === undefined) open(event.dataTransfer.files[0])
  }
  return (
    <Panel title={words.title}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file here is a way more beside the button */}
      <div
        onDragOver={over(true)}
        onDragLeave={over(false)}
        onDrop={drop}
        className={cx(
          'rounded-md border border-dashed p-4',
          isOver ? 'border-accent bg-wash' : 'border-edge/70',
        )}
      >
        <p id={textId} className="mb-3 text-soft text-sm">
          {words.text}
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <label
            className={cx(
              buttonStyle(),
              'has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
            )}
          >
            {busyWith === undefined ? (
              <Icon of={fileUp} className="size-4.5" />
            ) : (
              <Spinner className="size-4" />
            )}
            <span>{words.choose}</span>
            <input
              type="file"
              accept={ACCEPTED}
              disabled={busyWith !== undefined}
              aria-describedby={textId}
              className="sr-only"
              onChange={({ target }) => {
                open(target.files?.[0])
                target.value = ''
              }}
            />
          </label>
          <span className="text-soft text-sm pointer-coarse:hidden">{words.drop}</span>
        </div>
        <p role="status" className="wrap-anywhere text-soft text-sm">
          {busyWith !== undefined && <span className="mt-3 block">{words.busy(busyWith)}</span>}
        </p>
        {wrong && (
          <p role="alert" className="mt-3 text-poor text-sm">
            {wrong}
          </p>
        )}
        {refused && (
          <div className="mt-3 flex flex-wrap gap-3">
            <RefusedActions
              userId={userId}
              source={() => sourceOf(refused)}
              isBusy={busyWith !== undefined}
              onAnyway={() => openAnyway(refused)}
              onAsk={onAsk}
            />
          </div>
        )}
        <details className="mt-2">
          <summary className="discloses min-h-11 py-2.5 text-sm">{words.others}</summary>
          <p className="text-soft text-sm">{words.othersText}</p>
        </details>
      </div>
    </Panel>
  )
}
