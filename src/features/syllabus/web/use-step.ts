import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/**
 * What the screen shows beside the tree; the address says it, so that a reload and the back button keep it.
 */
export const STEPS = ['adicionar', 'retificacao', 'editar'] as const
export type Step = (typeof STEPS)[number]

const NAME = 'passo'

export function useStep(): [step: Step | null, go: (step: Step | null) => void] {
  const [params, setParams] = useSearchParams()
  const step = STEPS.find((one) => one === params.get(NAME)) ?? null
  const go = useCallback(
    (next: Step | null) =>
      setParams(next === null ? {} : { [NAME]: next }, { preventScrollReset: next === null }),
    [setParams],
  )
  return [step, go]
}
