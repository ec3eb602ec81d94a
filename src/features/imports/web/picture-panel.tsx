import { useState } from 'react'
import { type Day, today } from '../../../shared/calendar.ts'
import { newRecordKey } from '../../../shared/ids.ts'
import { failureText } from '../../../web/api/failure-text.ts'
import { useSave } from '../../../web/api/use-save.ts'
import { studentDayZone } from '../../../web/device/time-zone.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { DateField } from '../../../web/ui/fields/date-field.tsx'
import { notify } from '../../../web/ui/notices.ts'
import type { PictureBody } from '../contract.ts'
import { copy } from '../copy.ts'
import { namesToSave, type PicturePreview, subjectsToSave } from '../reading/imported-file.ts'
import { LeftOutList } from './left-out-list.tsx'
import { NamesPanel } from './names-panel.tsx'
import { savingPicture } from './queries.ts'
import type { Shown, useImport } from './use-import.ts'

const { picture: words } = copy

interface PicturePanelProps {
  shown: Shown
  bringing: ReturnType<typeof useImport>
}

export function PicturePanel({ shown, bringing }: PicturePanelProps) {
  const { picture, file } = shown
  const [from, setFrom] = useState<Day>()
  const [to, setTo] = useState<Day | undefined>(() => today(new Date(), studentDayZone()))
  const [isMissing, setMissing] = useState(false)
  const saving = useSave({
    ...savingPicture,
    onSuccess: (message) => {
      notify(message)
      bringing.close()
    },
    onError: (error: Error) => notify(failureText(error, { unknown: words.failed }), { tone: 'poor' }),
  })
  if (!picture) return null
  const save = () => {
    if (from === undefined || to === undefined || from > to) return setMissing(true)
    saving.mutate({ key: newRecordKey(Date.now()), body: bodyOf(picture, { file, from, to }) })
  }
  return (
    <div className="space-y-6">
      <Panel title={words.title}>
        <div className="space-y-5">
          <p className="measure text-soft">{words.text}</p>
          <p role="status" className="font-semibold">
            {words.summary(picture.topics, picture.questions, picture.correct)}
          </p>
          <p className="measure">{words.days}</p>
          <div className="grid max-w-xl gap-4 sm:grid-cols-2">
            <DateField
              label={words.from}
              calendarLabel={words.fromCalendar}
              day={from}
              onChange={setFrom}
              isWhole
              error={isMissing ? words.missing : undefined}
            />
            <DateField label={words.to} calendarLabel={words.toCalendar} day={to} onChange={setTo} isWhole />
          </div>
          <LeftOutList left={picture.left} all={picture.left.length} />
          <div className="flex flex-wrap gap-3">
            <Button tone="primary" busy={saving.isPending} disabled={picture.topics === 0} onClick={save}>
              {words.save}
            </Button>
            <Button onClick={bringing.close}>{copy.another}</Button>
          </div>
        </div>
      </Panel>
      <NamesPanel
        subjects={picture.subjects}
        names={shown.names}
        onSubject={(called, choice) => bringing.chooseSubject(shown, called, choice)}
        onTopic={(subject, called, topic) => bringing.chooseTopic(shown, subject, called, topic)}
      />
    </div>
  )
}

interface OfPicture {
  file: string
  from: Day
  to: Day
}

function bodyOf({ subjects, rows }: PicturePreview, { file, from, to }: OfPicture): PictureBody {
  return {
    file,
    source: 'TEC',
    from,
    to,
    names: namesToSave(subjects),
    subjects: subjectsToSave(subjects),
    rows: rows.map(({ subject, topic, questions, correct }) => ({ subject, topic, questions, correct })),
  }
}
