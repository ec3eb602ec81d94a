import { useState } from 'react'
import { Dialog } from '../../../../web/ui/dialogs/dialog.tsx'
import { Segmented } from '../../../../web/ui/fields/segmented.tsx'
import { notify } from '../../../../web/ui/notices.ts'
import { IMPORTANCES, type Importance } from '../../../syllabus/format/contract.ts'
import type { Guide } from '../../contract.ts'
import { copy as common } from '../../copy.ts'
import { copy } from '../copy.ts'
import { IncidenceFile } from './incidence-file.tsx'
import { saveImportances } from './queries.ts'

const { weights: words } = copy

interface WeightsDialogProps {
  userId: string
  target: NonNullable<Guide['target']>
  asked: Guide['asked']
  onClose: () => void
}

export function WeightsDialog({ userId, target, asked, onClose }: WeightsDialogProps) {
  // The guide is made anew at each tap, and would ask for others under the finger.
  const [first] = useState(asked)
  return (
    <Dialog open onClose={onClose} title={words.title} size="md">
      <p className="measure text-soft">{first.length > 0 ? words.text : words.nothing}</p>
      <ul className="mt-4 space-y-5">
        {first.map((topic) => (
          <li key={topic.topic}>
            <OneTopic userId={userId} target={target} topic={topic} />
          </li>
        ))}
      </ul>
      <IncidenceFile userId={userId} target={target} onSaved={onClose} />
    </Dialog>
  )
}

const OPTIONS = IMPORTANCES.map((value) => ({ value, label: words.importance[value] }))

interface OneTopicProps extends Pick<WeightsDialogProps, 'userId' | 'target'> {
  topic: Guide['asked'][number]
}

function OneTopic({ userId, target, topic: { topic, name, subject } }: OneTopicProps) {
  const [said, say] = useState<Importance | null>(null)
  const save = async (importancia: Importance) => {
    say(importancia)
    if (await saveImportances(userId, target, [{ op: 'weigh', id: topic, importancia }])) return
    say(null)
    notify(common.notPlaced, { tone: 'poor' })
  }
  return (
    <>
      <p className="mb-1.5 text-soft text-sm">{subject}</p>
      <Segmented label={name} options={OPTIONS} value={said} onChange={save} />
    </>
  )
}
