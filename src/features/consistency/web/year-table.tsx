import { Button } from '../../../web/ui/actions/button.tsx'
import { Dialog } from '../../../web/ui/dialogs/dialog.tsx'
import { type Column, Table } from '../../../web/ui/display/table.tsx'
import { copy } from '../copy.ts'
import type { YearDay } from '../rules.ts'

interface YearTableProps {
  year: readonly YearDay[]
  onClose: () => void
}

type Week = readonly YearDay[]

const { table: words } = copy

const written = (seconds: number) => (seconds > 0 ? words.minutes(seconds) : words.none)

const columns: readonly Column<Week>[] = [
  { title: words.week, cell: ([monday]) => monday && words.day(monday.day) },
  ...words.weekdays.map((title, index) => ({
    title,
    cell: (week: Week) => written(week[index]?.seconds ?? 0),
    numeric: true,
  })),
  {
    title: words.total,
    cell: (week) => written(week.reduce((sum, { seconds }) => sum + seconds, 0)),
    numeric: true,
  },
]

export function YearTable({ year, onClose }: YearTableProps) {
  const weeks = [...Map.groupBy(year, (_, index) => Math.floor(index / 7)).values()].reverse()
  return (
    <Dialog
      open
      tall
      size="lg"
      title={words.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{words.close}</Button>}
    >
      <Table caption={words.title} columns={columns} rows={weeks} rowKey={(week) => week[0]?.day ?? ''} />
    </Dialog>
  )
}
