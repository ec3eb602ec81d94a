import { Panel } from '../../../web/ui/display/panel.tsx'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { copy } from '../copy.ts'
import type { TimeUnit } from '../reading/cell-values.ts'
import { type Columns, ROLES, type Role } from '../reading/columns.ts'
import type { SessionsView } from '../reading/imported-file.ts'
import type { Corrections, TableView } from '../reading/understand.ts'

const { table: words } = copy

const NONE = -1
const UNITS = (['minutes', 'hours', 'seconds', 'days'] as const).map((value) => ({
  value,
  label: words.units[value],
}))
const SHORT = 24

interface ColumnsPanelProps {
  view: SessionsView
  table: TableView
  /** The corrections so far, even before the file is read again. */
  corrections: Corrections
  onCorrect: (corrections: Corrections) => void
}

/** The guessed role of each column, for the student to correct. */
export function ColumnsPanel({ view, table, corrections, onCorrect }: ColumnsPanelProps) {
  const { heads, examples, unit } = table
  const columns = corrections.columns ?? table.columns
  const options = [
    { id: NONE, name: words.none },
    ...heads.map((head, id) => ({ id, name: words.column(head, (examples[id] ?? '').slice(0, SHORT)) })),
  ]
  const choose = (role: Role, column: number) => {
    const { [role]: _before, ...others } = columns
    const chosen: Columns = column === NONE ? others : { ...others, [role]: column }
    onCorrect({ columns: chosen, ...(role === 'duration' && { unit: undefined }) })
  }
  return (
    <Panel title={words.title}>
      <p className="measure mb-4 text-soft">{words.text}</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {view.sheets.length > 0 && (
          <Select
            label={words.sheet}
            options={view.sheets.map((name, id) => ({ id, name: words.sheetName(name, id + 1) }))}
            value={view.sheet}
            onChange={(sheet) => onCorrect({ sheet, columns: undefined })}
          />
        )}
        {ROLES.map((role) => (
          <Select
            key={role}
            label={words.roles[role]}
            options={options}
            value={columns[role] ?? NONE}
            onChange={(column) => choose(role, column)}
          />
        ))}
      </div>
      {unit && (
        <div className="mt-4">
          <Segmented<TimeUnit>
            label={words.unit}
            options={UNITS}
            value={unit}
            onChange={(chosen) => onCorrect({ unit: chosen })}
          />
        </div>
      )}
    </Panel>
  )
}
