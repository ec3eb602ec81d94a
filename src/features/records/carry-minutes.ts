interface Time {
  readonly hours: string
  readonly minutes: string
}

/** Turns more than 59 minutes into hours and minutes: "90" becomes 1 h 30. Leaves anything else. */
export function carryMinutes({ hours, minutes }: Time): Time {
  const isOver = /^\d{0,2}$/.test(hours.trim()) && /^[6-9]\d$/.test(minutes.trim())
  return isOver
    ? { hours: String(Number(hours) + 1), minutes: String(Number(minutes) - 60) }
    : { hours, minutes }
}
