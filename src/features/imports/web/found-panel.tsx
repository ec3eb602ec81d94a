import { useState } from 'react'
import { formatCount } from '../../../shared/count.ts'
import { formatTotal } from '../../../shared/duration.ts'
import { newRecordKey } from '../../../shared/ids.ts'
import { failureText } from '../../../web/api/failure-text.ts'
import { useSave } from '../../../web/api/use-save.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { cx } from '../../../web/ui/cx.ts'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { ProgressBar } from '../../../web/ui/display/progress-bar.tsx'
import { Stat } from '../../../web/ui/display/stat.tsx'
import { notify } from '../../../web/ui/notices.ts'
import { LIMITS } from '../contract.ts'
import { copy } from '../copy.ts'
import { namesToSave, type Preview, type SessionsView, subjectsToSave } from '../reading/imported-file.ts'
import { ColumnsPanel } from './columns-panel.tsx'
import { LeftOutList } from './left-out-list.tsx'
import { NamesPanel } from './names-panel.tsx'
import { OrderQuestion } from './order-question.tsx'
import { bringing as bringingStudies, LostEnd } from './queries.ts'
import type { Shown, useImport } from './use-import.ts'

const { found: words } = copy

interface FoundPanelProps {
  view: SessionsView
  shown: Shown & { isBusy: boolean }
  bringing: ReturnType<typeof useImport>
}

/** The preview of a file: the student corrects it, and then saves. */
export function FoundPanel({ view, shown, bringing }: FoundPanelProps) {
  const { preview } = shown
  const correct = (changes: Parameters<typeof bringing.correct>[1]) => bringing.correct(shown, changes)
  const [sending, setSending] = useState<Sending>()
  const saving = useSave({
    ...bringingStudies,
    onSuccess: (message) => {
      notify(message)
      bringing.close()
    },
    onMutate: ({ stop }) => setSending({ sent: 0, of: 1, stop }),
    onError: (error: Error, { stop }) => {
      setSending(undefined)
      if (error instanceof LostEnd) notify(copy.saving.unsure, { tone: 'poor' })
      else if (stop.signal.aborted) notify(copy.saving.cancelled)
      else notify(failureText(error, { unknown: copy.saving.failed }), { tone: 'poor' })
    },
  })
  const save = (of: Preview) => {
    const [key, stop] = [newRecordKey(Date.now()), new AbortController()]
    const about = {
      file: shown.file,
      source: view.source,
      names: namesToSave(of.subjects),
      subjects: subjectsToSave(of.subjects),
    }
    const onSent = (sent: number, all: number) => setSending({ sent, of: all, stop })
    saving.mutate({ key, reader: shown.reader, rows: of.sessions, about, onSent, stop })
  }
  if (sending) return <Progress sending={sending} />
  return (
    <div aria-busy={shown.isBusy} className={cx('space-y-6', shown.isBusy && 'opacity-60')}>
      <Panel title={words.title} aside={<span>{words.source(shown.file, view.source)}</span>}>
        <div className="space-y-5">
          {view.asked && (
            <OrderQuestion
              asked={view.asked}
              isDayFirst={shown.corrections.isDayFirst}
              onChoose={(isDayFirst) => correct({ isDayFirst })}
            />
          )}
          {preview && <Sums preview={preview} view={view} />}
          <Actions
            preview={preview}
            isAsked={view.asked !== undefined && shown.corrections.isDayFirst === undefined}
            isBusy={shown.isBusy}
            onSave={save}
            onClose={bringing.close}
          />
        </div>
      </Panel>
      {view.table && !isAllThere(preview) && (
        <ColumnsPanel view={view} table={view.table} corrections={shown.corrections} onCorrect={correct} />
      )}
      {preview && preview.sessions > 0 && (
        <NamesPanel
          subjects={preview.subjects}
          names={shown.names}
          onSubject={(called, choice) => bringing.chooseSubject(shown, called, choice)}
          onTopic={(subject, called, topic) => bringing.chooseTopic(shown, subject, called, topic)}
        />
      )}
    </div>
  )
}

interface ActionsProps {
  preview: Preview | undefined
  isAsked: boolean
  isBusy: boolean
  onSave: (preview: Preview) => void
  onClose: () => void
}

function Actions({ preview, isAsked, isBusy, onSave, onClose }: ActionsProps) {
  const isTooMuch = preview && subjectsToSave(preview.subjects).length > LIMITS.subjects
  return (
    <div className="flex flex-wrap gap-3">
      {preview && preview.sessions > 0 && (
        <Button
          tone="primary"
          disabledHint={(isAsked && words.answerFirst) || (isTooMuch && words.tooManySubjects)}
          disabled={isBusy}
          onClick={() => onSave(preview)}
        >
          {words.save(preview.sessions)}
        </Button>
      )}
      <Button onClick={onClose}>{copy.another}</Button>
    </div>
  )
}

function Sums({ preview, view }: { preview: Preview; view: SessionsView }) {
  const { sessions, seconds, questions, correct, first, last, there, left, leftOut } = preview
  return (
    <div role="status" className="space-y-5">
      {sessions === 0 ? (
        <p className="measure">{nothingText(preview, view)}</p>
      ) : (
        <>
          <div className="flex flex-wrap gap-x-10 gap-y-4">
            <Stat label={words.sessions} value={formatCount(sessions)} />
            <Stat label={words.time} value={formatTotal(seconds)} />
            <Stat label={words.questions} value={formatCount(questions)} />
            <Stat label={words.right} value={formatCount(correct)} />
          </div>
          <p className="text-soft">{words.period(first, last)}</p>
        </>
      )}
      {sessions > 0 && there > 0 && <p className="text-soft text-sm">{words.there(there)}</p>}
      <LeftOutList left={left} all={leftOut} />
    </div>
  )
}

const isAllThere = (preview: Preview | undefined) =>
  preview !== undefined && preview.sessions === 0 && preview.there > 0

function nothingText(preview: Preview, { table }: SessionsView): string {
  if (isAllThere(preview)) return words.allThere(preview.there)
  return table ? words.noColumns : words.nothing
}

interface Sending {
  sent: number
  of: number
  stop: AbortController
}

function Progress({ sending: { sent, of, stop } }: { sending: Sending }) {
  const isLast = sent === of
  const text = isLast ? copy.saving.last : copy.saving.text(sent + 1, of)
  return (
    <Panel title={copy.saving.title}>
      <div className="space-y-4">
        <ProgressBar label={copy.saving.title} percent={(sent / of) * 95} valueText={text} />
        <p className="text-soft text-sm tabular-nums">{text}</p>
        <Button onClick={() => stop.abort()} disabled={isLast}>
          {copy.saving.cancel}
        </Button>
      </div>
    </Panel>
  )
}
