import { useState } from 'react'
import { TextButton } from '../../../../web/ui/actions/text-button.tsx'
import { FormDialog } from '../../../../web/ui/dialogs/form-dialog.tsx'
import { Checkbox } from '../../../../web/ui/fields/checkbox.tsx'
import type { DocumentBlock, SyllabusDocument } from '../../format/contract.ts'
import { copy } from '../copy.ts'
import { subjectIds, withChoice } from '../own.ts'

const { own: words } = copy

interface OwnDialogProps {
  document: SyllabusDocument
  /** Ids of subjects that are most likely of other posts: not ticked at first. */
  others?: readonly string[]
  onSave: (kept: ReadonlySet<string>) => void
  onClose: () => void
}

/** Keeps the student's subjects of an edital for several posts; the rest leaves the tree. */
export function OwnDialog({ document, others = [], onSave, onClose }: OwnDialogProps) {
  const { blocos } = document
  const [kept, keep] = useState(() => withChoice(new Set(blocos.flatMap(subjectIds)), others, false))
  const choose = (ids: readonly string[], isChosen: boolean) =>
    keep((before) => withChoice(before, ids, isChosen))
  const save = () => {
    if (kept.size === 0) return
    onSave(kept)
    onClose()
  }
  return (
    <FormDialog
      title={words.title}
      size="md"
      busy={false}
      onSubmit={save}
      onClose={onClose}
      copy={{ ...words, submit: words.submit(kept.size) }}
      lead={<p className="measure mb-4 text-soft text-sm">{words.lead}</p>}
    >
      <div className="-mt-2 mb-2 flex gap-5">
        <TextButton onClick={() => keep(new Set())} className="min-h-11">
          {words.noneOfAll}
        </TextButton>
        <TextButton onClick={() => keep(new Set(blocos.flatMap(subjectIds)))} className="min-h-11">
          {words.all}
        </TextButton>
      </div>
      <div className="space-y-4">
        {blocos.map((block) => (
          <Part key={block.id} block={block} kept={kept} onChoose={choose} />
        ))}
      </div>
      <p role="status" className="text-poor text-sm">
        {kept.size === 0 && words.none}
      </p>
    </FormDialog>
  )
}

interface PartProps {
  block: DocumentBlock
  kept: ReadonlySet<string>
  onChoose: (ids: readonly string[], isChosen: boolean) => void
}

function Part({ block, kept, onChoose }: PartProps) {
  const { nome, disciplinas } = block
  const ids = subjectIds(block)
  return (
    <fieldset>
      <legend className="sr-only">{nome || words.noBlock}</legend>
      <Checkbox
        checked={ids.some((id) => kept.has(id))}
        onChange={(isChosen) => onChoose(ids, isChosen)}
        className="py-1.5 font-semibold"
      >
        <span className="wrap-anywhere leading-snug">{nome || words.noBlock}</span>
      </Checkbox>
      <ul className="ml-7">
        {disciplinas.map(({ id, nome: name }) => (
          <li key={id}>
            <Checkbox
              checked={kept.has(id)}
              onChange={(isChosen) => onChoose([id], isChosen)}
              className="py-1.5"
            >
              <span className="wrap-anywhere leading-snug">{name}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
