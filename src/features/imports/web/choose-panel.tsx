import { type ClipboardEvent, useState, useSyncExternalStore } from 'react'
import { Button } from '../../../web/ui/actions/button.tsx'
import { buttonStyle } from '../../../web/ui/actions/button-style.ts'
import { cx } from '../../../web/ui/cx.ts'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { TextArea } from '../../../web/ui/fields/text-area.tsx'
import { Spinner } from '../../../web/ui/states/spinner.tsx'
import { copy } from '../copy.ts'
import { fileName, type Step } from './use-import.ts'

const { choose: words } = copy

interface ChoosePanelProps {
  step: Exclude<Step, { at: 'shown' }>
  onOpen: (given: File | string, file: string) => void
}

/** Takes a file or a pasted table, and recognises it by its content. */
export function ChoosePanel({ step, onOpen }: ChoosePanelProps) {
  const isOnline = useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  )
  const [text, setText] = useState('')
  const isReading = step.at === 'reading'
  const wrong = step.at === 'choosing' ? step.wrong : undefined
  const paste = (event: ClipboardEvent) => {
    // Some pages put each cell on a line of its own in the plain text.
    const page = event.clipboardData.getData('text/html')
    if (!/<t[dh][\s>]/i.test(page) || event.clipboardData.getData('text/plain').includes('\t')) return
    event.preventDefault()
    onOpen(page.slice(page.search(/<table[\s>]|<tr[\s>]/i)), words.pasted)
  }
  if (isReading) return <Reading />
  return (
    <Panel title={words.title}>
      <div className="space-y-6">
        {!isOnline && (
          <p role="status" className="measure text-fair">
            {words.offline}
          </p>
        )}
        {wrong && (
          <p role="alert" className="measure text-poor">
            {wrong}
          </p>
        )}
        <FileButton disabled={!isOnline} onOpen={onOpen} />
        <div className="space-y-3" onPaste={paste}>
          <TextArea
            label={words.paste}
            description={words.pasteHint}
            scrolls
            value={text}
            onChange={setText}
          />
          <Button onClick={() => onOpen(text, words.pasted)} disabled={!isOnline || text.trim() === ''}>
            {words.read}
          </Button>
        </div>
        <p className="measure text-soft text-sm">{words.private}</p>
      </div>
    </Panel>
  )
}

function Reading() {
  return (
    <Panel title={words.title}>
      <p role="status" className="flex min-h-40 items-center justify-center gap-3 text-soft">
        <Spinner className="size-5" />
        <span>{copy.reading}</span>
      </p>
    </Panel>
  )
}

function FileButton({ disabled, onOpen }: Pick<ChoosePanelProps, 'onOpen'> & { disabled: boolean }) {
  return (
    <div>
      <label
        className={cx(
          buttonStyle('primary'),
          disabled && 'opacity-50',
          'has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
        )}
      >
        <span>{words.file}</span>
        <input
          type="file"
          className="sr-only"
          disabled={disabled}
          onChange={({ target: input }) => {
            const [file] = input.files ?? []
            if (file) onOpen(file, fileName(file.name))
            input.value = ''
          }}
        />
      </label>
      <p className="measure mt-3 text-soft text-sm">{words.hint}</p>
    </div>
  )
}

function followNetwork(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
