import { fold } from '../../shared/text.ts'
import { AREAS } from './catalogue.ts'

/** By what it is called, folded, the subjects of the catalogue that may be meant. */
const MEANT = Map.groupBy(
  Object.values(AREAS).flatMap((area) =>
    Object.entries(area).flatMap(([name, others]) => [name, ...others].map((called) => ({ called, name }))),
  ),
  ({ called }) => fold(called),
)

/** Whether everybody knows the two names for one subject or for two; undefined where one is known to nobody. */
export function areOneSubject(one: string, other: string): boolean | undefined {
  const [first, second] = [MEANT.get(fold(one)), MEANT.get(fold(other))]
  if (!(first && second)) return
  return first.some(({ name }) => second.some((same) => same.name === name))
}
