import { Suspense } from 'react'
import { copy as topicWords } from '../../../features/records/topics/copy.ts'
import { copy as timerWords } from '../../../features/timer/copy.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { fieldStyle, inputStyle, labelStyle } from '../../../web/ui/fields/field-style.ts'
import { later } from '../../../web/ui/states/later.ts'
import { copy } from './copy.ts'
import type { SetupFieldsProps } from './setup-fields.tsx'

/** The fields with their lists are a tenth of the page's code, so the clock does not wait for them. */
export const loadFields = () => import('./setup-fields.tsx')
const SetupFields = later(async () => (await loadFields()).SetupFields)

interface StudySetupProps extends SetupFieldsProps {
  onManual: () => void
  onQuestions: () => void
}

export function StudySetup({ onManual, onQuestions, ...fields }: StudySetupProps) {
  const { setup } = copy
  const chooseFirst = !fields.subject && timerWords.timer.chooseFirst
  const meanwhile = (
    <>
      <Shown label={setup.subject} value={fields.subject?.name} />
      <Shown label={topicWords.label} value={fields.topic} />
    </>
  )
  return (
    <Panel title={setup.title}>
      <div className="grid gap-4 md:max-lg:grid-cols-2 xl:grid-cols-[1.25fr_1fr]">
        <Suspense fallback={meanwhile}>
          <SetupFields {...fields} />
        </Suspense>
      </div>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button size="sm" disabledHint={chooseFirst} onClick={onManual}>
          {setup.manual}
        </Button>
        <Button size="sm" onClick={onQuestions}>
          {setup.questions}
        </Button>
      </div>
    </Panel>
  )
}

/** Looks like the field that replaces it. */
function Shown({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div className={fieldStyle}>
      <span className={labelStyle}>{label}</span>
      <span className={`${inputStyle} flex items-center`}>{value}</span>
    </div>
  )
}
