import type { RecordKey } from '../../shared/ids.ts'
import type { ChosenSubject, Said } from '../records/contract.ts'
import type { ClockEvent, Counting, Measured } from './clock/rules.ts'
import type { RoundLengths, Rounds } from './rounds/rules.ts'

/** All that the record of a session will say. */
export interface Farewell {
  subject: ChosenSubject
  said: Said
}

/** `at` makes the same event applied twice count once. */
export interface Addition {
  at: number
  seconds: number
}

/** `endedAt` is when the session before, which was saved, had stopped; nothing of this one was before. */
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

/**
 * `room` is how long nothing was counted before the start,
 * `lead` how much of that the student says was studied: ms.
 */
export interface Running extends StudySession, Counting {
  status: 'running'
  room: number | null
  lead: number
}

/**
 * The timer does not count since `since`. A stopped one waits for its summary and can be resumed, unless it
 * is on its way to the outbox with `farewell`: then it only waits to hear how that ended, because its record
 * may exist already.
 */
export interface Halted extends StudySession {
  status: 'paused' | 'stopped'
  since: number
  farewell: Farewell | null
}

/** The timer holds instants, never a sum of ticks, so nothing that freezes a page changes it. */
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
  | { type: 'save'; sessionId: RecordKey; farewell: Farewell }
  | { type: 'saved'; sessionId: RecordKey }
  | { type: 'notSaved'; sessionId: RecordKey }
  | ClockEvent
