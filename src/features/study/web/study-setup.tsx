import squarePen from 'icon:square-pen'
import { Button } from '../../../web/ui/button.tsx'
import { ComboBox } from '../../../web/ui/combo-box.tsx'
import { Panel } from '../../../web/ui/panel.tsx'
import { TextField } from '../../../web/ui/text-field.tsx'
import { LIMITS } from '../contract.ts'
import { copy } from '../copy.ts'
import type { ChosenSubject } from '../stored-timer/rules.ts'

interface StudySetupProps {
  subjects: readonly ChosenSubject[]
  subject: ChosenSubject | null
  topic: string
  /** While a session is open its subject can be changed but not taken away. */
  isOpen: boolean
  onChange: (chosen: { subject: ChosenSubject | null } | { topic: string }) => void
  onManual: () => void
}

/** 'Configuração do Estudo' (spec §2): what is studied, and the way to enter time without the timer. */
export function StudySetup({ subjects, subject, topic, isOpen, onChange, onManual }: StudySetupProps) {
  const { setup } = copy
  const choose = (id: number | null) => {
    const chosen = subjects.find((one) => one.id === id) ?? null
    if (chosen || !isOpen) onChange({ subject: chosen })
  }
  return (
    <Panel
      title={setup.title}
      aside={
        <Button icon={squarePen} size="sm" disabledHint={!subject && setup.chooseFirst} onClick={onManual}>
          {setup.manual}
        </Button>
      }
    >
      <div className="grid gap-4 md:max-lg:grid-cols-2 xl:grid-cols-[1.25fr_1fr]">
        <ComboBox
          label={setup.subject}
          options={subjects}
          value={subject?.id ?? null}
          onChange={choose}
          placeholder={setup.placeholder}
          // Nobody is here without a subject: as long as there is none they are on their way.
          emptyText={subjects.length > 0 ? setup.noSubject : copy.loading}
        />
        <TextField
          label={setup.topic}
          placeholder={setup.topicPlaceholder}
          maxLength={LIMITS.topic}
          value={topic}
          onChange={(text) => onChange({ topic: text })}
          autoComplete="off"
        />
      </div>
    </Panel>
  )
}
