import { Panel } from '../../../web/ui/display/panel.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import type { PaperBlock } from '../contract.ts'
import { copy } from '../copy.ts'

const { subjects: words } = copy

interface SubjectsPanelProps {
  blocks: readonly PaperBlock[]
  subjects: readonly { id: number; name: string }[]
  onChange: (blocks: PaperBlock[]) => void
}

const NONE = 0

/** Lets the student choose each block's subject, for which time and questions count. */
export function SubjectsPanel({ blocks, subjects, onChange }: SubjectsPanelProps) {
  const options = [{ id: NONE, name: words.none }, ...subjects]
  const choose = (id: string) => (subject: number) =>
    onChange(
      blocks.map((block) =>
        block.id === id ? { ...block, subject_id: subject === NONE ? null : subject } : block,
      ),
    )
  return (
    <Panel title={words.title}>
      <p className="measure mb-4 text-soft text-sm">{words.text}</p>
      <ul className="divide-y divide-rule/70">
        {blocks.map(({ id, name, first, last, subject_id }) => (
          <li key={id} className="grid items-center gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_18rem]">
            <p className="wrap-anywhere">
              <span className="font-semibold text-sm">{name}</span>
              <span> </span>
              <span className="text-soft text-xs">{words.range(first, last)}</span>
            </p>
            <Select
              label={name}
              hideLabel
              options={options}
              value={subject_id ?? NONE}
              onChange={choose(id)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
