/** As typed. */
interface Time {
  readonly hours: string
  readonly minutes: string
}

/** Shows more than 59 minutes as hours and minutes: "90" as 1 h 30. Anything else stays. */
export function carried({ hours, minutes }: Time): Time {
  const isOver = /^\d{0,2}$/.test(hours.trim()) && /^[6-9]\d$/.test(minutes.trim())
  return isOver
    ? { hours: String(Number(hours) + 1), minutes: String(Number(minutes) - 60) }
    : { hours, minutes }
}
