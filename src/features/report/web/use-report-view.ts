import { useNavigate, useSearchParams } from 'react-router'
import { type Period, readPeriod } from '../../records/period/rules.ts'

const SHOWN = 'ver'
const LIST = 'lista'

export interface ReportView {
  period: Period
  shown: 'new' | 'list' | number
  /** The query string of the list, a stored report, or a new one. */
  searchOf: (shown: ReportView['shown']) => string
  /** Replaces the history entry, so that going back leaves the report. */
  replace: (shown: ReportView['shown']) => void
  /** Goes back to the history as it was. */
  close: () => void
}

/** A new report gets its own address, so that a reload shows it again. */
export function useReportView(): ReportView {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const searchOf = (shown: ReportView['shown']) => withShown(search, shown)
  return {
    period: readPeriod(search),
    shown: shownIn(search.get(SHOWN)),
    searchOf,
    replace: (shown) =>
      void navigate({ search: searchOf(shown) }, { replace: true, preventScrollReset: true }),
    close: () => void navigate({ pathname: '..', search: searchOf('new') }, { preventScrollReset: true }),
  }
}

function shownIn(text: string | null): ReportView['shown'] {
  if (text === LIST) return 'list'
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : 'new'
}

function withShown(search: URLSearchParams, shown: ReportView['shown']): string {
  const next = new URLSearchParams(search)
  if (shown === 'new') next.delete(SHOWN)
  else next.set(SHOWN, shown === 'list' ? LIST : String(shown))
  return next.size > 0 ? `?${next}` : ''
}
