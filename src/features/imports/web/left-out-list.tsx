import { copy } from '../copy.ts'
import type { LeftOut } from '../reading/session.ts'

const { found: words } = copy

/** Lists skipped rows with their reasons; `all` counts them when not all are listed. */
export function LeftOutList({ left, all }: { left: readonly LeftOut[]; all: number }) {
  if (all === 0) return null
  return (
    <details className="text-sm">
      <summary className="discloses py-1">{words.left(all)}</summary>
      <ul className="mt-1 max-h-72 space-y-1 overflow-y-auto text-soft">
        {left.map(({ row, text, why }) => (
          <li key={`${row} ${why}`} className="wrap-anywhere">
            {words.leftLine(row, text, why)}
          </li>
        ))}
        {all > left.length && <li>{words.leftMore(all - left.length)}</li>}
      </ul>
    </details>
  )
}
