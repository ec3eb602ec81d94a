import type { RecordKey } from '../../shared/ids.ts'
import type { ChosenSubject, RecordFields } from '../records/contract.ts'
import type { ClockEvent, Counting, Measured } from './clock/rules.ts'
import type { RoundLengths, Rounds } from './rounds/rules.ts'

/** All that the record of a session will contain; stored as `farewell`, its fields as `said`. */
export interface PendingSave {
  subject: ChosenSubject
  said: RecordFields
}

/** `at` makes the same event applied twice count once. */
export interface Addition {
  at: number
  seconds: number
}

/** `endedAt` is when the previous, saved session stopped; this one has no time before it. */
interface Untimed {
  added: readonly Addition[]
  endedAt: number | null
}

/** Finished segments and pauses are in ms, instants in epoch milliseconds. */
interface StudySession extends Measured, Untimed {
  sessionId: RecordKey
  pauses: readonly number[]
  rounds: Rounds | null
}

/** Minutes may have been added before anything started. */
export interface Idle extends Untimed {
  status: 'idle'
}

/** `room` is the uncounted ms before the start, `lead` the part that the student claims. */
export interface Running extends StudySession, Counting {
  status: 'running'
  room: number | null
  lead: number
}

/**
 * A timer that has not counted since `since`. A stopped one waits for its summary and can be resumed, unless
 * `farewell` is set: then its record is on the way to the outbox and may already exist, so only the outcome
 * of the save counts.
 */
export interface Halted extends StudySession {
  status: 'paused' | 'stopped'
  since: number
  farewell: PendingSave | null
}

/** The timer stores instants, never a sum of ticks, so a frozen page does not change it. */
export type Timer = Idle | Running | Halted

/**
 * Pausing and resuming are two events, not one toggle, so that a second tab with an old view cannot undo what
 * it meant to do. `sessionId` becomes the record's `Idempotency-Key`; `stop` carries one for a timer that was
 * never started and only has minutes added by hand. `startedLate` says by how many ms, and 0 takes it back;
 * `paper`, for how many minutes from now the student studies off the screen, 0 for no longer. Each sets what
 * it says: told twice it is the same.
 */
export type TimerEvent =
  | { type: 'start'; sessionId: RecordKey; rounds?: RoundLengths | null }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'stop'; sessionId: RecordKey }
  | { type: 'reset' }
  | { type: 'addMinutes'; minutes: number }
  | { type: 'startedLate'; by: number }
  | { type: 'paper'; minutes: number }
  | { type: 'rounds'; rounds: RoundLengths | null }
  | { type: 'alive' }
  | { type: 'keepAll' }
  | { type: 'keepUntilSeen' }
  | { type: 'discard' }
  | { type: 'save'; sessionId: RecordKey; farewell: PendingSave }
  | { type: 'saved'; sessionId: RecordKey }
  | { type: 'notSaved'; sessionId: RecordKey }
  | ClockEvent
