import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

export interface Column<Row> {
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  readonly numeric?: boolean
  /** Left out on a phone, so that names have room. */
  readonly wide?: boolean
}

interface TableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** For screen readers only, beside a chart with the same data. */
  unseen?: boolean
}

/** Aligns the outer columns with the text above and below. */
const inset = 'not-first:pl-2 not-last:pr-2 sm:not-first:pl-3 sm:not-last:pr-3'

/** A scrolling table needs the keyboard (WCAG 2.1.1); no region, as the panel has the same name. */
const SCROLLS = { role: 'group', tabIndex: 0, className: 'overflow-x-auto rounded-sm' }

const UNSEEN = { className: 'sr-only' }

/** The first column names the row; the table scrolls sideways on its own. */
export function Table<Row>({ caption, columns, rows, rowKey, unseen = false }: TableProps<Row>) {
  const align = ({ numeric, wide }: Column<Row>) =>
    cx(numeric ? 'whitespace-nowrap text-right tabular-nums' : 'text-left', wide && 'max-sm:hidden')
  return (
    <div {...(unseen ? UNSEEN : { ...SCROLLS, 'aria-label': caption })}>
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-rule border-b">
            {columns.map((column) => (
              <th
                key={column.title}
                scope="col"
                className={cx('py-2.5 font-normal text-soft text-xs', inset, align(column))}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-rule/70 border-b last:border-b-0">
              {columns.map((column, index) => {
                const Cell = index === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={column.title}
                    {...(index === 0 ? { scope: 'row' } : {})}
                    className={cx('py-3 first:font-semibold', inset, align(column))}
                  >
                    {column.cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
