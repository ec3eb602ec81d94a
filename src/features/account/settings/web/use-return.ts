import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { notify } from '../../../../web/ui/notices.ts'
import { copy } from '../copy.ts'

/** Shows how a visit to Google ended; returns true once the student has confirmed there. */
export function useReturn(): boolean {
  const [isProven, setProven] = useState(false)
  const [query, setQuery] = useSearchParams()
  const outcome = query.get('google')
  const error = query.get('error')

  const answer = useEffectEvent(() => {
    if (outcome === 'conectado') notify(copy.waysIn.linked)
    if (outcome === 'recusado') notify(copy.waysIn.refused(error), { tone: 'poor' })
    if (outcome === 'confirmado') setProven(true)
    setQuery({}, { replace: true })
  })
  useEffect(() => {
    if (outcome) answer()
  }, [outcome])
  return isProven
}
