import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { buttonStyle } from '../../../../web/ui/actions/button-style.ts'
import { cx } from '../../../../web/ui/cx.ts'
import { notify } from '../../../../web/ui/notices.ts'
import type { Guide } from '../../contract.ts'
import { copy as common } from '../../copy.ts'
import { materialOf } from '../../web/queries.ts'
import { copy } from '../copy.ts'
import { changesOf, type Incidence, lineText, MAX_FILE, readIncidence, WRONG } from '../incidence.ts'
import { saveImportances } from './queries.ts'

const { incidence: words } = copy

interface IncidenceFileProps {
  userId: string
  target: NonNullable<Guide['target']>
  onSaved: () => void
}

/** A table of past papers says what counts how much: it is shown first, and then saved. */
export function IncidenceFile({ userId, target, onSaved }: IncidenceFileProps) {
  const { data: material } = useQuery(materialOf(userId))
  const [found, setFound] = useState<Incidence>()
  const read = async (file: File | undefined) => {
    if (file && material) setFound(await incidenceIn(file, material.topics))
  }
  return (
    <details className="mt-6 border-rule border-t pt-4">
      <summary className="discloses">{words.title}</summary>
      <p className="measure mt-2 mb-3 text-soft">{words.text}</p>
      <label
        className={cx(
          buttonStyle(),
          'has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
        )}
      >
        <span>{words.choose}</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          className="sr-only"
          disabled={!material}
          onChange={({ target: input }) => {
            void read(input.files?.[0])
            input.value = ''
          }}
        />
      </label>
      {found && 'wrong' in found && (
        <p role="alert" className="mt-3 text-poor text-sm">
          {found.wrong}
        </p>
      )}
      {found && 'rows' in found && <Found userId={userId} target={target} found={found} onSaved={onSaved} />}
    </details>
  )
}

interface FoundProps extends IncidenceFileProps {
  found: Extract<Incidence, { rows: unknown }>
}

function Found({ userId, target, found: { rows, left }, onSaved }: FoundProps) {
  const [isBusy, setBusy] = useState(false)
  const changes = changesOf(rows)
  const save = async () => {
    setBusy(true)
    const isSaved = await saveImportances(userId, target, changes)
    setBusy(false)
    notify(isSaved ? words.saved : common.notPlaced, { tone: isSaved ? 'good' : 'poor' })
    if (isSaved) onSaved()
  }
  return (
    <div role="status" className="mt-4">
      <p className="font-semibold">{words.found(rows.length, changes.length)}</p>
      <ul className="mt-2 max-h-60 divide-y divide-rule overflow-y-auto text-sm">
        {rows.map(({ topic, questions, importance }) => (
          <li key={topic.id} className="flex items-baseline justify-between gap-4 py-1.5">
            <span className="wrap-anywhere">
              <span>{`${topic.name} `}</span>
              <span className="text-soft">{`(${topic.subject})`}</span>
            </span>
            <span className="shrink-0 tabular-nums">{words.row(questions, importance)}</span>
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <details className="mt-3 text-sm">
          <summary className="discloses py-1">{words.left(left.length)}</summary>
          <ul className="mt-1 max-h-40 space-y-1 overflow-y-auto text-soft">
            {left.map((line) => (
              <li key={line.row} className="wrap-anywhere">
                {lineText(line)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {changes.length > 0 && (
        <Button tone="primary" busy={isBusy} onClick={save} className="mt-4">
          {words.save}
        </Button>
      )}
    </div>
  )
}

/** Spreadsheets write UTF-8, or the older code of western Europe. */
async function incidenceIn(file: File, topics: Parameters<typeof readIncidence>[1]): Promise<Incidence> {
  if (file.size > MAX_FILE) return { wrong: WRONG.tooLarge }
  try {
    return readIncidence(decoded(await file.arrayBuffer()), topics)
  } catch {
    // A phone may take a file away that was chosen a moment ago.
    return { wrong: WRONG.unreadable }
  }
}

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
