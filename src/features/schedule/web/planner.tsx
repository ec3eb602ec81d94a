import { Suspense } from 'react'
import { useWide } from '../../../web/device/media.ts'
import { ActionBar } from '../../../web/ui/actions/action-bar.tsx'
import { Button } from '../../../web/ui/actions/button.tsx'
import { TextButton } from '../../../web/ui/actions/text-button.tsx'
import { PageHeader } from '../../../web/ui/display/page-header.tsx'
import { later } from '../../../web/ui/states/later.ts'
import { copy } from '../copy.ts'
import type { PlannableSubject } from '../draft.ts'
import { WeekSkeleton } from './schedule-skeleton.tsx'
import { Suggestion } from './suggestion.tsx'
import type { Draft } from './use-draft.ts'

/** Loaded when the student edits: dragging only where there is room for it. */
const DragPlanner = later(async () => (await import('./drag-planner.tsx')).DragPlanner)
const ListPlanner = later(async () => (await import('./list-planner.tsx')).ListPlanner)

interface PlannerProps {
  userId: string
  draft: Draft
  subjects: readonly PlannableSubject[]
  saving: boolean
  onSave: () => void
}

/** The plan cannot change while it is saved, because the save deletes the draft. */
export function Planner({ userId, draft, subjects, saving, onSave }: PlannerProps) {
  const isWide = useWide()
  const save = (
    <Button tone="primary" busy={saving} onClick={onSave}>
      {saving ? copy.edit.saving : copy.edit.save}
    </Button>
  )
  const unsaved = draft.isDirty && copy.edit.unsaved
  const discard = draft.isDirty && !saving && (
    <TextButton onClick={draft.discard} className="pointer-coarse:min-h-11">
      {copy.edit.discard}
    </TextButton>
  )
  const suggestion = subjects.length > 0 && <Suggestion userId={userId} draft={draft} subjects={subjects} />
  if (!isWide) {
    return (
      <>
        <PageHeader title={copy.title}>{copy.edit.listLead}</PageHeader>
        <div inert={saving}>
          {suggestion}
          <Suspense fallback={<WeekSkeleton />}>
            <ListPlanner draft={draft} subjects={subjects} />
          </Suspense>
        </div>
        <ActionBar status={unsaved} other={discard}>
          {save}
        </ActionBar>
      </>
    )
  }
  return (
    <>
      <PageHeader title={copy.title} actions={save}>
        {copy.edit.lead}
      </PageHeader>
      <div inert={saving}>
        {suggestion}
        <Suspense fallback={<WeekSkeleton />}>
          <DragPlanner draft={draft} subjects={subjects} />
        </Suspense>
      </div>
      <p className="mt-4 min-h-8 text-sm text-soft">
        {unsaved && <span>{`${unsaved} `}</span>}
        {discard}
      </p>
    </>
  )
}
