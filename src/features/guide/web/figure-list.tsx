import { cx } from '../../../web/ui/cx.ts'

interface FigureListProps {
  /** Null where there is nothing to say. */
  rows: readonly (readonly [name: string, value: string | null])[]
  className?: string
}

export function FigureList({ rows, className }: FigureListProps) {
  return (
    <dl className={cx('divide-y divide-rule', className)}>
      {rows.map(
        ([name, value]) =>
          value !== null && (
            <div key={name} className="flex items-baseline justify-between gap-6 py-2">
              <dt className="text-soft text-sm">{name}</dt>
              <dd className="whitespace-nowrap font-semibold tabular-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
