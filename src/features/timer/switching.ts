import type { ChosenSubject } from '../records/contract.ts'
import type { StoredTimer } from './stored-timer.ts'

/** A tap on another subject may mean a mistake, the next session, or nothing at all. */
export function isAskedFirst({ timer, subject }: StoredTimer, chosen: ChosenSubject | null): boolean {
  return timer.status !== 'idle' && subject !== null && chosen !== null && chosen.id !== subject.id
}
