import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Status } from '../contract.ts'
import { copy } from '../copy.ts'
import type { Filters } from '../rules.ts'

/** Safari refuses an address that changes with every key. */
const WRITE_AFTER_MS = 300

export const NO_FILTERS: Filters = { search: '', region: null, status: null }

const isStatus = (text: string | null): text is Status => text !== null && Object.hasOwn(copy.statuses, text)

function read(address: string): Filters {
  const params = new URLSearchParams(address)
  const status = params.get('situacao')
  return {
    search: params.get('busca') ?? '',
    region: params.get('regiao') || null,
    status: isStatus(status) ? status : null,
  }
}

function write({ search, region, status }: Filters): string {
  const named = { busca: search, regiao: region, situacao: status }
  const entries = Object.entries(named).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return new URLSearchParams(entries).toString()
}

/** The filters in the address, so that a search can be shared and survives a reload. */
export function useExamFilters(): [Filters, (changes: Partial<Filters>) => void] {
  const { key, search } = useLocation()
  const [of, setOf] = useState({ key, filters: read(search) })
  // The student navigated here again, for instance by the menu.
  if (of.key !== key) setOf({ key, filters: read(search) })

  const query = write(of.filters)
  useEffect(() => {
    // Bypasses the router, which would treat it as a navigation and run the guard.
    const timer = setTimeout(() => {
      const { pathname, hash } = window.location
      window.history.replaceState(window.history.state, '', `${pathname}${query && `?${query}`}${hash}`)
    }, WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [query])

  const change = (changes: Partial<Filters>) => setOf({ key, filters: { ...of.filters, ...changes } })
  return [of.filters, change]
}
