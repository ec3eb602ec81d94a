import { useSearchParams } from 'react-router'
import type { Day } from '../../../shared/calendar.ts'
import { PERIOD_PARAMS, type Period, readPeriod } from '../../records/period/rules.ts'
import { type Order, readOrder } from '../rules.ts'

/** Parts of the address; undefined removes one. */
type Parts = Partial<Record<'de' | 'ate' | 'ordem' | 'materia', string | undefined>>

/** The address holds all of it, so that a view can be shared and gone back to. */
export interface View {
  period: Period
  order: Order
  openSubject: number | null
  /** The query string begins with '?', or is empty. */
  search: string
  setFrom: (day: Day | undefined) => void
  setTo: (day: Day | undefined) => void
  setPeriod: (period: Period) => void
  setOrder: (order: Order) => void
  /** Opens the card and closes any other, or closes it when it is open. */
  toggleSubject: (id: number) => void
  setSubject: (id: number | null) => void
}

/** Each change is a step of the browser's history. */
export function useView(): View {
  const [search, setSearch] = useSearchParams()
  const openSubject = Number(search.get('materia')) || null
  const change = (parts: Parts) => setSearch((before) => changed(before, parts), { preventScrollReset: true })
  const text = search.toString()
  return {
    period: readPeriod(search),
    order: readOrder(search),
    openSubject,
    search: text && `?${text}`,
    setFrom: (day) => change({ [PERIOD_PARAMS.from]: day }),
    setTo: (day) => change({ [PERIOD_PARAMS.to]: day }),
    setPeriod: ({ from, to }) => change({ [PERIOD_PARAMS.from]: from, [PERIOD_PARAMS.to]: to }),
    setOrder: (order) => change({ ordem: order === 'tempo' ? undefined : order }),
    setSubject: (id) => change({ materia: id === null ? undefined : String(id) }),
    toggleSubject: (id) => change({ materia: id === openSubject ? undefined : String(id) }),
  }
}

function changed(search: URLSearchParams, parts: Parts): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(parts)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
