/** Reads whole minutes; 0 stands for none. */
export function parseGoal(text: string): number {
  return /^\d{1,3}$/.test(text) ? Number(text) : 0
}

/** A goal of 0 minutes is never reached. */
export function hasReached(goalMinutes: number, seconds: number): boolean {
  return goalMinutes > 0 && seconds >= goalMinutes * 60
}
