import { fold } from '../../shared/text.ts'
import { AREAS } from './catalogue.ts'

/** The catalogue's subjects by folded name or synonym. */
const MEANT = Map.groupBy(
  Object.values(AREAS).flatMap((area) =>
    Object.entries(area).flatMap(([name, others]) => [name, ...others].map((called) => ({ called, name }))),
  ),
  ({ called }) => fold(called),
)

/** Whether two names mean one subject of the catalogue; undefined where it lacks one of them. */
export function areOneSubject(one: string, other: string): boolean | undefined {
  const [first, second] = [MEANT.get(fold(one)), MEANT.get(fold(other))]
  if (!(first && second)) return
  return first.some(({ name }) => second.some((same) => same.name === name))
}
