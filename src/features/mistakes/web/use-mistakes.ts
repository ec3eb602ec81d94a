import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useOutbox } from '../../../web/outbox/use-outbox.ts'
import { useUntilAnswered } from '../../../web/outbox/use-until-answered.ts'
import type { Mistake } from '../contract.ts'
import { freshMistake, isShownWith, mistakesWith } from '../pending.ts'
import { mistakesOf } from './queries.ts'

const NONE: readonly Mistake[] = []

/** The student's mistakes with waiting writes; undefined until they are known. */
export function useMistakes(userId: string) {
  const answer = useQuery(mistakesOf(userId))
  const writes = useOutbox(userId)
  const waiting = useMemo(() => writes.filter(isShownWith), [writes])
  const known = answer.data ?? (answer.isError ? NONE : undefined)
  const mistakes = useMemo(() => known && mistakesWith(known, waiting, freshMistake), [known, waiting])
  return { mistakes: useUntilAnswered(mistakes, { waiting, answer, of: userId }), answer }
}
