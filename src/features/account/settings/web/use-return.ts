import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { notify } from '../../../../web/ui/notices.ts'
import { copy } from '../copy.ts'

/** Tells how a visit to Google ended; true once the student has proven who is there. */
export function useReturn(): boolean {
  const [isProven, setProven] = useState(false)
  const [query, setQuery] = useSearchParams()
  const told = query.get('google')
  const error = query.get('error')

  const answer = useEffectEvent(() => {
    if (told === 'conectado') notify(copy.waysIn.linked)
    if (told === 'recusado') notify(copy.waysIn.refused(error), { tone: 'poor' })
    if (told === 'confirmado') setProven(true)
    setQuery({}, { replace: true })
  })
  useEffect(() => {
    if (told) answer()
  }, [told])
  return isProven
}
