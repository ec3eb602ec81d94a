import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { csvLine } from '../../../../shared/spreadsheet.ts'
import { fold } from '../../../../shared/text.ts'
import { AREA } from '../../../../web/pages/paths.ts'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { LinkButton } from '../../../../web/ui/actions/link-button.tsx'
import { Panel } from '../../../../web/ui/display/panel.tsx'
import { notify } from '../../../../web/ui/notices.ts'
import { Skeleton } from '../../../../web/ui/states/skeleton.tsx'
import { UnlessFailed } from '../../../../web/ui/states/unless-failed.tsx'
import type { NotebookIndex } from '../../../imports/reading/tec.ts'
import type { GuideMaterial } from '../../contract.ts'
import { materialOf } from '../../web/queries.ts'
import { copy } from '../copy.ts'
import { changesOf, type Incidence, readIncidence } from '../incidence.ts'
import { saveImportances } from './queries.ts'

const { notebook: words } = copy

interface NotebookProps {
  userId: string
  index: NotebookIndex
  onClose: () => void
}

/** Weighs the topics of the front edital by the number of questions that a notebook has of each. */
export function NotebookWeights({ userId, index, onClose }: NotebookProps) {
  const answer = useQuery(materialOf(userId))
  const { data: material } = answer
  return (
    <Panel title={words.title}>
      <UnlessFailed queries={[answer]}>
        {!material && <Skeleton className="h-40" />}
        {material && !material.target && (
          <div className="space-y-4">
            <p className="measure">{words.noTarget}</p>
            <div className="flex flex-wrap gap-3">
              <LinkButton to={`${AREA}/edital`} tone="primary">
                {words.edital}
              </LinkButton>
              <Button onClick={onClose}>{words.another}</Button>
            </div>
          </div>
        )}
        {material?.target && (
          <Found
            userId={userId}
            target={material.target}
            found={incidenceIn(index, material)}
            onClose={onClose}
          />
        )}
      </UnlessFailed>
    </Panel>
  )
}

interface FoundProps {
  userId: string
  target: NonNullable<GuideMaterial['target']>
  found: Incidence
  onClose: () => void
}

function Found({ userId, target, found, onClose }: FoundProps) {
  const [isBusy, setBusy] = useState(false)
  const [rows, left] = 'rows' in found ? [found.rows, found.left.length] : [[], 0]
  const changes = changesOf(rows)
  const save = async () => {
    setBusy(true)
    const isSaved = await saveImportances(userId, target, changes)
    setBusy(false)
    notify(isSaved ? words.saved : words.failed, { tone: isSaved ? 'good' : 'poor' })
    if (isSaved) onClose()
  }
  return (
    <div className="space-y-4">
      <p role="status" className="measure">
        {rows.length === 0 ? words.none : words.found(rows.length, changes.length)}
      </p>
      <ul className="max-h-72 divide-y divide-rule overflow-y-auto text-sm">
        {rows.map(({ topic, questions, importance }) => (
          <li key={topic.id} className="flex items-baseline justify-between gap-4 py-1.5">
            <span className="wrap-anywhere">{topic.name}</span>
            <span className="shrink-0 tabular-nums">{words.row(questions, importance)}</span>
          </li>
        ))}
      </ul>
      {left > 0 && <p className="text-soft text-sm">{words.left(left)}</p>}
      <div className="flex flex-wrap gap-3">
        {changes.length > 0 && (
          <Button tone="primary" busy={isBusy} onClick={save}>
            {words.save}
          </Button>
        )}
        <Button onClick={onClose}>{words.another}</Button>
      </div>
    </div>
  )
}

/** Builds the table that 'O que cai mais?' reads; a subject of another name is found by its topics' words. */
function incidenceIn({ rows }: NotebookIndex, { topics }: GuideMaterial): Incidence {
  const asked = new Set(topics.map(({ subject }) => fold(subject)))
  const lines = rows.map(({ subject, topic, questions }) =>
    csvLine([topic, String(questions ?? ''), asked.has(fold(subject)) ? subject : '']),
  )
  return readIncidence([csvLine(['topic', 'questions', 'subject']), ...lines].join(''), topics)
}
