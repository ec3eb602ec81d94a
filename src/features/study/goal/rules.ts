/** Reads a goal as typed or kept: whole minutes, 0 for none. */
export function parseGoal(text: string): number {
  return /^\d{1,3}$/.test(text) ? Number(text) : 0
}

/** Whether a session of so many seconds has reached its goal; without a goal it never does. */
export function hasReached(goalMinutes: number, seconds: number): boolean {
  return goalMinutes > 0 && seconds >= goalMinutes * 60
}
