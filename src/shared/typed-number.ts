const THOUSANDS = /^[1-9]\d{0,2}(?:([. \u00a0\u202f])\d{3})(?:\1\d{3})*(?=,\d{1,6}$|$)/
const PLAIN = /^\d{1,15}(?:[.,]\d{1,6})?$/
const BETWEEN = /[. \u00a0\u202f]/g

/** A number as typed: '12,5' and '12.5' are fractions, '1.000' is a thousand; undefined for all else. */
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
