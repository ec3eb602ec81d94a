import { useState } from 'react'
import { FormDialog } from '../../../../web/ui/dialogs/form-dialog.tsx'
import { TextField } from '../../../../web/ui/fields/text-field.tsx'
import { useFieldErrors } from '../../../../web/ui/fields/use-field-errors.ts'
import type { DocumentSubject } from '../../format/contract.ts'
import type { TreeChange } from '../../operations/contract.ts'
import { type Figure, wrongFigure } from '../../operations/rename-and-weigh.ts'
import { copy } from '../copy.ts'
import { figureIn } from '../new-rows.ts'
import type { EditRow } from '../tree-rows.ts'

const { weights: words } = copy

interface WeightDialogProps {
  row: EditRow
  onSave: (change: TreeChange) => boolean
  onClose: () => void
}

const FIELDS = ['questoes', 'peso', 'minimo'] as const
const LABELS: Readonly<Record<Figure, string>> = {
  questoes: words.questions,
  peso: words.weight,
  minimo: words.minimum,
}

export function WeightDialog({ row, onSave, onClose }: WeightDialogProps) {
  const known = row.node as DocumentSubject
  const [typed, setTyped] = useState<Record<Figure, string>>(() => ({
    questoes: known.questoes?.toString() ?? '',
    peso: known.peso?.toLocaleString('pt-BR') ?? '',
    minimo: known.minimo?.toLocaleString('pt-BR') ?? '',
  }))
  const { ref, errors, show, mend } = useFieldErrors<Figure>()
  const save = () => {
    const read = FIELDS.map((field) => [field, figureIn(typed[field])] as const)
    const wrong = read.flatMap(([field, value]) => {
      const text = value === undefined ? words.wrong : wrongFigure(field, value)
      return text === undefined ? [] : [[field, text] as const]
    })
    if (wrong.length > 0) return show(Object.fromEntries(wrong))
    if (onSave({ op: 'weigh', id: row.id, ...Object.fromEntries(read) })) onClose()
  }
  return (
    <FormDialog
      title={words.title(row.text)}
      busy={false}
      onSubmit={save}
      onClose={onClose}
      copy={words}
      formRef={ref}
      lead={<p className="mb-4 text-soft text-sm">{words.hint}</p>}
    >
      {FIELDS.map((field, index) => (
        <TextField
          key={field}
          label={LABELS[field]}
          inputMode="decimal"
          autoComplete="off"
          autoFocus={index === 0}
          value={typed[field]}
          onChange={(text) => {
            setTyped({ ...typed, [field]: text })
            mend(field)
          }}
          error={errors[field]}
        />
      ))}
    </FormDialog>
  )
}
