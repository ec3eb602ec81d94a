import type { ChosenSubject } from '../records/contract.ts'
import type { StoredTimer } from './stored-timer.ts'

/** Whether to ask first: a tap on another subject may be a mistake or the next session. */
export function needsConfirmation({ timer, subject }: StoredTimer, chosen: ChosenSubject | null): boolean {
  return timer.status !== 'idle' && subject !== null && chosen !== null && chosen.id !== subject.id
}
