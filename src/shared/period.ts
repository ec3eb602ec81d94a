export const FIRST_INSTANT = '2000-01-01T00:00:00.000Z'

export const PERIOD_MESSAGES = {
  dayDoesNotExist: 'Este dia não existe.',
  daysReversed: 'A data final deve ser igual ou posterior à data inicial.',
} as const

const FIRST = Date.parse(FIRST_INSTANT)
const LAST = Date.parse('9999-12-31T00:00:00Z')

/** The nearest instant that a record can have: drivers write years before 1 and after 9999 differently. */
export const storable = (instant: Date) => new Date(Math.min(Math.max(Number(instant), FIRST), LAST))
