import { useState } from 'react'
import { FormDialog } from '../../../../web/ui/dialogs/form-dialog.tsx'
import { ComboBox } from '../../../../web/ui/fields/combo-box.tsx'
import type { TreeChange } from '../../changes/contract.ts'
import type { SyllabusDocument } from '../../format/contract.ts'
import { copy } from '../copy.ts'
import type { MendRow } from '../rows.ts'

const { moving: words } = copy

interface MoveDialogProps {
  document: SyllabusDocument
  row: MendRow
  onSave: (change: TreeChange) => boolean
  onClose: () => void
}

export function MoveDialog({ document, row, onSave, onClose }: MoveDialogProps) {
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
    if (onSave({ op: 'move', id: row.id, to })) onClose()
  }
  return (
    <FormDialog
      title={words.title}
      busy={false}
      onSubmit={save}
      onClose={onClose}
      copy={words}
      lead={<p className="mb-4 wrap-anywhere text-soft text-sm">{row.text}</p>}
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
