import { percent } from '../../shared/percent.ts'
import type { Period } from '../records/period/rules.ts'
import type { Sums } from './contract.ts'

/** 'tempo' puts most time first, 'acertos' the highest share of correct answers. */
export const ORDERS = ['tempo', 'acertos'] as const
export type Order = (typeof ORDERS)[number]

/** Reads the address; most time first unless it names another order. */
export function readOrder(search: URLSearchParams): Order {
  return ORDERS.find((order) => order === search.get('ordem')) ?? 'tempo'
}

/** Ties are broken by the other measure; by accuracy, rows without questions come last. */
export function inOrder<Row extends Sums>(rows: readonly Row[], order: Order): Row[] {
  const byTime = (a: Row, b: Row) => b.study_time - a.study_time
  const byAccuracy = (a: Row, b: Row) => accuracyOf(b) - accuracyOf(a)
  const [first, then] = order === 'tempo' ? [byTime, byAccuracy] : [byAccuracy, byTime]
  return rows.toSorted((a, b) => first(a, b) || then(a, b))
}

const accuracyOf = ({ correct, questions }: Sums) => (questions > 0 ? percent(correct, questions) : -1)

/** Names the file after its period: 'historico-de-estudos-2026-03-01-a-2026-03-31.csv'. */
export function fileName({ from, to }: Period): string {
  const parts = ['historico-de-estudos']
  if (from !== undefined) parts.push(to === undefined ? `desde-${from}` : from)
  if (to !== undefined) parts.push(from === undefined ? `ate-${to}` : `a-${to}`)
  return `${parts.join('-')}.csv`
}
