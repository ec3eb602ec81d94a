import { useState } from 'react'
import { FormDialog } from '../../../../web/ui/dialogs/form-dialog.tsx'
import { ComboBox } from '../../../../web/ui/fields/combo-box.tsx'
import type { SyllabusDocument } from '../../format/contract.ts'
import { copy } from '../copy.ts'

const { moving: words } = copy

interface MoveDialogProps {
  document: SyllabusDocument
  text: string
  onSave: (to: string) => boolean
  onClose: () => void
}

export function MoveDialog({ document, text, onSave, onClose }: MoveDialogProps) {
  const [to, setTo] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const options = document.blocos.flatMap(({ nome: block, disciplinas }) =>
    disciplinas.map(({ id, nome }) => ({
      id,
      name: document.blocos.length > 1 ? `${nome} (${block})` : nome,
    })),
  )
  const save = () => {
    if (to === null) return setMissing(true)
    if (onSave(to)) onClose()
  }
  return (
    <FormDialog
      title={words.title}
      busy={false}
      onSubmit={save}
      onClose={onClose}
      copy={words}
      lead={<p className="mb-4 wrap-anywhere text-soft text-sm">{text}</p>}
    >
      <ComboBox
        label={words.label}
        options={options}
        value={to}
        onChange={(id) => {
          setTo(id)
          setMissing(false)
        }}
        emptyText={words.empty}
        error={isMissing ? words.missing : undefined}
      />
    </FormDialog>
  )
}
