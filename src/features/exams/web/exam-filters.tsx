import { useMemo } from 'react'
import { SearchField } from '../../../web/ui/fields/search-field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import type { Exam, Status } from '../contract.ts'
import { copy } from '../copy.ts'
import { type Filters, regionsOf } from '../rules.ts'

/** Stands for no choice; no region or status has this name. */
const ALL = '*'

const statuses = [
  { id: ALL, name: copy.all },
  ...(['open', 'closing', 'upcoming', 'closed', 'unknown'] as const).map((id) => ({
    id,
    name: copy.statuses[id],
  })),
] as const satisfies readonly { id: Status | typeof ALL; name: string }[]

interface ExamFiltersProps {
  exams: readonly Exam[]
  filters: Filters
  onChange: (changes: Partial<Filters>) => void
}

export function ExamFilters({ exams, filters, onChange }: ExamFiltersProps) {
  const regions = useMemo(() => {
    // Shows a region from the address even if the list no longer has it.
    const names = new Set([...regionsOf(exams), ...(filters.region === null ? [] : [filters.region])])
    return [{ id: ALL, name: copy.all }, ...[...names].map((name) => ({ id: name, name }))]
  }, [exams, filters.region])
  return (
    <div className="@container">
      <div className="grid grid-cols-1 items-end gap-3 @2xs:grid-cols-2 @[44rem]:grid-cols-[1fr_14rem_16rem]">
        <div className="col-span-full @[44rem]:col-auto">
          <SearchField
            label={copy.search}
            value={filters.search}
            onChange={(search) => onChange({ search })}
          />
        </div>
        <Select
          label={copy.region}
          options={regions}
          value={filters.region ?? ALL}
          onChange={(region) => onChange({ region: region === ALL ? null : region })}
        />
        <Select
          label={copy.status}
          options={statuses}
          value={filters.status ?? ALL}
          onChange={(status) => onChange({ status: status === ALL ? null : status })}
        />
      </div>
    </div>
  )
}
