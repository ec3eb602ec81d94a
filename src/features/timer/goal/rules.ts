import { wholeIn } from '../../../shared/typed-number.ts'

/** Minutes. */
export const MOST = 999

/** The whole minutes of a goal as typed; undefined for whatever is none. */
export function goalIn(text: string): number | undefined {
  const minutes = wholeIn(text)
  return minutes !== undefined && minutes <= MOST ? minutes : undefined
}

/**
 * Reads what is kept: minutes, and behind those of the step
 * that began a session, its id. 0 stands for no goal.
 */
export function goalFor(kept: string, sessionId?: string): number {
  const [minutes = '', only] = kept.split(' ')
  return only === undefined || only === sessionId ? (goalIn(minutes) ?? 0) : 0
}

/** A goal of 0 minutes is never reached. */
export function hasReached(goalMinutes: number, seconds: number): boolean {
  return goalMinutes > 0 && seconds >= goalMinutes * 60
}
