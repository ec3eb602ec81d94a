import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** Panels beside the tree, stored in the address so that a reload and the back button keep them. */
export const STEPS = ['adicionar', 'retificacao', 'editar', 'outro-cargo'] as const
export type Step = (typeof STEPS)[number]

/** Not a step: a dialog above the tree. */
const MARKING = 'ja-sei'

const [NAME, INTO] = ['passo', 'concurso']

/** `into` is the id of the target that gets the edital; without it a new target is created. */
export type Go = (step: Step | typeof MARKING | null, into?: number) => void

export function useStep(): { step: Step | null; isMarking: boolean; into: number | null; go: Go } {
  const [params, setParams] = useSearchParams()
  const step = STEPS.find((one) => one === params.get(NAME)) ?? null
  const go = useCallback<Go>(
    (next, into) =>
      setParams(
        { ...(next ? { [NAME]: next } : {}), ...(into ? { [INTO]: String(into) } : {}) },
        { preventScrollReset: next === null },
      ),
    [setParams],
  )
  return { step, isMarking: params.get(NAME) === MARKING, into: Number(params.get(INTO)) || null, go }
}
