import { Chips } from '../../../web/ui/fields/chips.tsx'
import { KINDS, type Kind } from '../contract.ts'
import { copy } from '../copy.ts'

const OPTIONS = KINDS.map((value) => ({ value, label: copy.kinds[value] }))

interface KindChipsProps {
  value: Kind | null
  onChange: (kind: Kind | null) => void
}

/** One tap says the kind of study, another on it takes it back. */
export function KindChips({ value, onChange }: KindChipsProps) {
  return <Chips label={copy.kind} options={OPTIONS} value={value} onChange={onChange} onClear={() => onChange(null)} />
}
