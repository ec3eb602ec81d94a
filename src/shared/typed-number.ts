const THOUSANDS = /^[1-9]\d{0,2}(?:([. \u00a0\u202f])\d{3})(?:\1\d{3})*(?=,\d{1,6}$|$)/
const PLAIN = /^\d{1,15}(?:[.,]\d{1,6})?$/
const BETWEEN = /[. \u00a0\u202f]/g

/**
 * A number as people type it: '12,5' and '12.5' are fractions, '1.000' and '1 000' are a thousand. Undefined
 * for anything else: nothing, a sign in front, '1e3', other digits than 0 to 9.
 */
export function numberIn(text: string): number | undefined {
  const typed = text.trim()
  if (THOUSANDS.test(typed)) return Number(typed.replaceAll(BETWEEN, '').replace(',', '.'))
  return PLAIN.test(typed) ? Number(typed.replace(',', '.')) : undefined
}

/** As `numberIn`, but undefined for every fraction, also '12,0', which may have been meant for 120. */
export function wholeIn(text: string): number | undefined {
  const typed = text.trim()
  const isBroken = typed.includes(',') || (typed.includes('.') && !THOUSANDS.test(typed))
  return isBroken ? undefined : numberIn(typed)
}
