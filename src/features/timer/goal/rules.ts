import { wholeIn } from '../../../shared/typed-number.ts'

export const MOST = 999

/** The whole minutes of a goal as typed; undefined when invalid. */
export function goalIn(text: string): number | undefined {
  const minutes = wholeIn(text)
  return minutes !== undefined && minutes <= MOST ? minutes : undefined
}

/** Minutes, for a guided step with its session's id; 0 means no goal. */
export function goalFor(stored: string, sessionId?: string): number {
  const [minutes = '', only] = stored.split(' ')
  return only === undefined || only === sessionId ? (goalIn(minutes) ?? 0) : 0
}

/** A goal of 0 minutes is never reached. */
export function hasReached(goalMinutes: number, seconds: number): boolean {
  return goalMinutes > 0 && seconds >= goalMinutes * 60
}
