import { Panel } from '../../../web/ui/display/panel.tsx'
import { type Column, Table } from '../../../web/ui/display/table.tsx'
import type { Import } from '../contract.ts'
import { copy } from '../copy.ts'
import { type Growth, growthOf } from '../pictures/rules.ts'

const { growth: words } = copy

const COLUMNS: readonly Column<Growth>[] = [
  { title: words.columns.name, cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
  { title: words.columns.questions, cell: ({ more }) => words.more(more), numeric: true },
  {
    title: words.columns.before,
    cell: ({ before }) => words.share(before.correct, before.questions),
    numeric: true,
  },
  { title: words.columns.now, cell: ({ now }) => words.share(now.correct, now.questions), numeric: true },
]

export function GrowthTable({ imports }: { imports: readonly Import[] }) {
  const growth = growthOf(imports)
  if (!growth) return null
  return (
    <Panel title={words.title}>
      <p className="mb-4 text-soft text-sm">{words.between(growth.before, growth.now)}</p>
      <Table caption={words.caption} columns={COLUMNS} rows={growth.subjects} rowKey={({ name }) => name} />
    </Panel>
  )
}
