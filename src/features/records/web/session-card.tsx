import cloudUpload from 'icon:cloud-upload'
import pencil from 'icon:pencil'
import trash from 'icon:trash'
import { timeOfDay } from '../../../shared/calendar.ts'
import { formatDuration } from '../../../shared/duration.ts'
import { studentTimeZone } from '../../../web/device/time-zone.ts'
import { AREA } from '../../../web/pages/paths.ts'
import { IconButton } from '../../../web/ui/actions/icon-button.tsx'
import { TextLink } from '../../../web/ui/actions/text-link.tsx'
import { Facts } from '../../../web/ui/display/facts.tsx'
import { Figures } from '../../../web/ui/display/figures.tsx'
import { SubjectFace } from '../../../web/ui/display/subject-face.tsx'
import { Icon } from '../../../web/ui/icons/icon.tsx'
import { copy } from '../copy.ts'
import type { RecordRow } from '../log/rules.ts'
import { paperOf } from '../mock/rules.ts'
import type { KnownRecord } from '../pending.ts'

interface SessionCardProps {
  row: RecordRow
  onEdit: (record: KnownRecord) => void
  onRemove: (record: KnownRecord) => void
}

export function SessionCard({ row: { record, state }, onEdit, onRemove }: SessionCardProps) {
  const { records } = copy
  const subject = record.subject?.name ?? records.unknownSubject
  const paper = paperOf(record)
  const time = timeOfDay(new Date(record.created_at), studentTimeZone())
  return (
    <li className="flex min-w-0 flex-col rounded-md border border-rule bg-sheet p-4">
      <div className="flex cramped:flex-wrap items-start justify-between gap-2">
        <SubjectFace id={record.subject_id} name={subject} className="cramped:hidden size-6" />
        <div className="min-w-0 grow">
          <h3 className="wrap-anywhere font-semibold text-base leading-snug">{subject}</h3>
          {record.topic && <p className="wrap-anywhere text-sm text-soft">{record.topic}</p>}
        </div>
        {paper ? (
          <TextLink to={`${AREA}/simulados/prova?id=${paper}`} className="shrink-0 text-sm">
            {records.paper}
          </TextLink>
        ) : (
          <div className="-mt-2.5 cramped:mt-0 -mr-2.5 cramped:-ml-2.5 flex shrink-0">
            <IconButton icon={pencil} label={records.edit(subject, time)} onClick={() => onEdit(record)} />
            <IconButton icon={trash} label={records.remove(subject, time)} onClick={() => onRemove(record)} />
          </div>
        )}
      </div>
      {record.study_time > 0 && (
        <p className="mt-2 font-semibold text-xl tabular-nums tracking-tight">
          <Figures text={formatDuration(record.study_time)} />
        </p>
      )}
      <p className="mt-2 text-sm text-soft tabular-nums">
        {record.questions_resolved > 0 ? <Facts items={records.answers(record)} /> : records.noAnswers}
      </p>
      {record.questions_resolved > 0 && (
        <p className="text-sm text-soft tabular-nums">
          {records.rate(record.correct_answers, record.questions_resolved)}
        </p>
      )}
      <p className="mt-auto flex flex-wrap items-center justify-between gap-x-3 pt-2 text-soft text-xs">
        <span>
          <time dateTime={record.created_at}>{records.at(time)}</time>
          {record.kind && <span>{` · ${copy.kinds[record.kind]}`}</span>}
          {record.total_pauses > 0 && <span>{` · ${records.pauses(record.total_pauses)}`}</span>}
        </span>
        {state !== 'saved' && (
          <span className="flex items-center gap-1.5 font-semibold text-fair">
            <Icon of={cloudUpload} className="size-4" />
            <span>{records.waiting}</span>
          </span>
        )}
      </p>
    </li>
  )
}
