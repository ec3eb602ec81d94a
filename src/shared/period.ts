/** The earliest instant that a record can have. */
export const FIRST_INSTANT = '2000-01-01T00:00:00.000Z'

/** What is said of days between which nothing can be asked for. */
export const PERIOD_MESSAGES = {
  dayDoesNotExist: 'Este dia não existe.',
  daysReversed: 'A data final deve ser igual ou posterior à data inicial.',
} as const

const FIRST = Date.parse(FIRST_INSTANT)
const LAST = Date.parse('9999-12-31T00:00:00Z')

/** The nearest instant at which a record can be: the drivers disagree about how years before 1 and after 9999 are written. */
export const storable = (instant: Date) => new Date(Math.min(Math.max(Number(instant), FIRST), LAST))
