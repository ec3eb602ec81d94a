import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useToday } from '../../../../web/device/use-today.ts'
import { FormDialog } from '../../../../web/ui/dialogs/form-dialog.tsx'
import { Chips } from '../../../../web/ui/fields/chips.tsx'
import { Skeleton } from '../../../../web/ui/states/skeleton.tsx'
import { materialOf } from '../../../guide/web/queries.ts'
import type { PlannableSubject } from '../../../schedule/draft.ts'
import { weeklyGoalOf } from '../../web/queries.ts'
import { copy } from '../copy.ts'
import { alikeIn, allAlike, suggestedWeek, usualDays, weighedBy } from '../rules.ts'
import { DayTimes } from './day-times.tsx'
import { WeekOutline } from './week-outline.tsx'

/** The minutes of a day that are one tap away. */
const PER_DAY = [60, 90, 120, 180, 240].map((minutes) => ({
  value: String(minutes),
  label: copy.minutes(minutes),
}))

interface SuggestDialogProps {
  userId: string
  subjects: readonly PlannableSubject[]
  /** The weekdays of the plan, 1 for Monday. */
  planned: readonly number[]
  onSuggest: (days: readonly (readonly PlannableSubject[])[]) => void
  onClose: () => void
}

/** Asks for the hours of each day, shows what each subject gets of them, and hands the week on. */
export function SuggestDialog({ userId, subjects, planned, onSuggest, onClose }: SuggestDialogProps) {
  const goal = useQuery(weeklyGoalOf(userId, useToday()))
  const material = useQuery(materialOf(userId))
  const [chosen, setChosen] = useState<readonly number[] | null>(null)
  const [isRefused, setRefused] = useState(false)
  const aim = goal.data?.minutes ?? null
  const days = chosen ?? usualDays(aim, planned)
  const weighing = weighedBy(
    material.data,
    subjects.map(({ id }) => id),
  )
  const week = suggestedWeek(weighing.subjects, days)
  const isNone = week.every((blocks) => blocks.length === 0)
  const submit = () => {
    if (isNone) return setRefused(true)
    const subjectOf = (id: number) => subjects.filter((subject) => subject.id === id)
    onSuggest(week.map((blocks) => blocks.flatMap(({ subject_id }) => subjectOf(subject_id))))
  }
  return (
    <FormDialog
      title={copy.title}
      size="md"
      // Without a network, what the device does not keep never comes.
      busy={material.isLoading}
      onSubmit={submit}
      onClose={onClose}
      copy={copy.form}
      lead={<p className="mb-4 text-soft">{planned.length > 0 ? copy.replaces : copy.lead}</p>}
    >
      <Chips
        label={copy.perDay}
        options={PER_DAY}
        value={String(alikeIn(days))}
        onChange={(minutes) => setChosen(allAlike(days, Number(minutes)))}
      />
      <DayTimes days={days} onChange={setChosen} />
      {material.isLoading && <Skeleton className="h-40" />}
      {isRefused && isNone && (
        <p role="alert" className="text-poor text-sm">
          {copy.none}
        </p>
      )}
      {!(isNone || material.isLoading) && <WeekOutline {...{ subjects, week, aim }} by={weighing.by} />}
    </FormDialog>
  )
}
