import { cx } from '../../../web/ui/cx.ts'
import { KINDS, type Kind } from '../contract.ts'
import { copy } from '../copy.ts'

interface KindChipsProps {
  value: Kind | null
  onChange: (kind: Kind | null) => void
}

/** A tap chooses the kind of study, a second one removes it. */
export function KindChips({ value, onChange }: KindChipsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-sm">{copy.kind}</legend>
      <div className="flex flex-wrap gap-2">
        {KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === value}
            onClick={() => onChange(kind === value ? null : kind)}
            className={cx(
              'min-h-row rounded-full border px-3.5 text-sm fade-colors hover:border-edge hover:text-ink focus-visible:outline-2 focus-visible:outline-accent',
              kind === value ? 'border-accent bg-wash font-semibold text-ink' : 'border-edge/50 text-soft',
            )}
          >
            {copy.kinds[kind]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
