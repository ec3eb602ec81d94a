import pencil from 'icon:pencil'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useToday } from '../../../web/device/use-today.ts'
import { headingIn } from '../../../web/pages/heading-in.ts'
import { pageMeta } from '../../../web/pages/page-meta.ts'
import { Panels } from '../../../web/panels/panels.tsx'
import { Button } from '../../../web/ui/actions/button.tsx'
import { afterPaint } from '../../../web/ui/after-paint.ts'
import { PageHeader } from '../../../web/ui/display/page-header.tsx'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import { me } from '../../account/web/queries.ts'
import { subjects as allSubjects } from '../../subjects/web/queries.ts'
import type { ScheduleItem } from '../contract.ts'
import { copy } from '../copy.ts'
import type { PlannableSubject } from '../draft.ts'
import type { ProgressEntry } from '../progress/contract.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { Planner } from './planner.tsx'
import { progressOf, scheduleOf } from './queries.ts'
import { SaveAlert } from './save-alert.tsx'
import { ScheduleSkeleton } from './schedule-skeleton.tsx'
import { plannedSlot } from './slots.ts'
import { useDraft } from './use-draft.ts'
import { useSavePlan } from './use-save-plan.ts'
import { WeekView } from './week-view.tsx'

export const meta = () => pageMeta(copy.title, copy.description)

const head = <PageHeader title={copy.title} />

export default function SchedulePage() {
  const student = useQuery(me)
  if (student.data) return <ScheduleOf userId={student.data.user_id} subjectIds={student.data.subject_ids} />
  return (
    <UnlessFailed queries={[student]} head={head}>
      <ScheduleSkeleton />
    </UnlessFailed>
  )
}

function ScheduleOf({ userId, subjectIds }: { userId: string; subjectIds: readonly number[] }) {
  const today = useToday()
  const schedule = useQuery(scheduleOf(userId))
  const progress = useQuery(progressOf(userId, today))
  const subjects = useQuery(allSubjects)
  if (schedule.data && progress.data && subjects.data) {
    const studied = subjects.data.filter(({ id }) => subjectIds.includes(id))
    return (
      <Schedule {...{ userId, today, schedule: schedule.data, progress: progress.data, subjects: studied }} />
    )
  }
  return (
    <UnlessFailed queries={[schedule, progress, subjects]} head={head}>
      <ScheduleSkeleton />
    </UnlessFailed>
  )
}

interface ScheduleProps {
  userId: string
  today: string
  schedule: ScheduleItem[]
  progress: ProgressEntry[]
  subjects: PlannableSubject[]
}

function Schedule({ userId, today, schedule, progress, subjects }: ScheduleProps) {
  const draft = useDraft(userId, schedule)
  const { save, saving, outcome, clearOutcome } = useSavePlan(userId, draft)
  const [isEditing, setEditing] = useState(draft.isDirty || schedule.length === 0)
  const [isPlanned, setPlanned] = useState(false)
  const saveAndView = async () => {
    const isSaved = await save()
    if (isSaved) {
      setEditing(false)
      setPlanned(true)
    }
    return isSaved
  }
  const edit = () =>
    afterPaint(() => {
      flushSync(() => setEditing(true))
      headingIn(document.querySelector('main'))?.focus()
    })
  return (
    <>
      {isEditing ? (
        <Planner {...{ userId, draft, subjects, saving }} onSave={saveAndView} />
      ) : (
        <>
          <PageHeader
            title={copy.title}
            actions={
              <Button icon={pencil} onClick={edit}>
                {copy.view.edit}
              </Button>
            }
          >
            {copy.view.lead}
          </PageHeader>
          {isPlanned && <Panels of={plannedSlot} userId={userId} />}
          <WeekView userId={userId} today={today} schedule={schedule} progress={progress} />
        </>
      )}
      <LeaveDialog isDirty={draft.isDirty} saving={saving} onSave={saveAndView} onDiscard={draft.discard} />
      <SaveAlert outcome={outcome} onClose={clearOutcome} />
    </>
  )
}
