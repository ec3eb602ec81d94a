import { useState } from 'react'
import { FormDialog } from '../../../../web/ui/dialogs/form-dialog.tsx'
import { TextField } from '../../../../web/ui/fields/text-field.tsx'
import type { TreeChange } from '../../changes/contract.ts'
import type { DocumentSubject } from '../../format/contract.ts'
import { copy } from '../copy.ts'
import { numberIn } from '../pieces.ts'
import type { MendRow } from '../rows.ts'

const { weights: words } = copy

interface WeightDialogProps {
  row: MendRow
  onSave: (change: TreeChange) => boolean
  onClose: () => void
}

const FIELDS = ['questoes', 'peso', 'minimo'] as const
type Field = (typeof FIELDS)[number]
const LABELS: Readonly<Record<Field, string>> = {
  questoes: words.questions,
  peso: words.weight,
  minimo: words.minimum,
}

export function WeightDialog({ row, onSave, onClose }: WeightDialogProps) {
  const known = row.node as DocumentSubject
  const [typed, setTyped] = useState<Record<Field, string>>(() => ({
    questoes: known.questoes?.toString() ?? '',
    peso: known.peso?.toLocaleString('pt-BR') ?? '',
    minimo: known.minimo?.toLocaleString('pt-BR') ?? '',
  }))
  const [isWrong, setWrong] = useState(false)
  const save = () => {
    const read = FIELDS.map((field) => [field, numberIn(typed[field])] as const)
    if (read.some(([, value]) => value === undefined)) return setWrong(true)
    if (onSave({ op: 'weigh', id: row.id, ...Object.fromEntries(read) })) onClose()
    else setWrong(true)
  }
  return (
    <FormDialog
      title={words.title(row.text)}
      busy={false}
      onSubmit={save}
      onClose={onClose}
      copy={words}
      lead={<p className="mb-4 text-soft text-sm">{words.hint}</p>}
    >
      {FIELDS.map((field, index) => (
        <TextField
          key={field}
          label={LABELS[field]}
          inputMode="decimal"
          autoComplete="off"
          maxLength={7}
          autoFocus={index === 0}
          value={typed[field]}
          onChange={(text) => {
            setTyped({ ...typed, [field]: text })
            setWrong(false)
          }}
          error={isWrong && numberIn(typed[field]) === undefined ? words.wrong : undefined}
        />
      ))}
    </FormDialog>
  )
}
