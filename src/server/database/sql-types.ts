// The two drivers parse several types differently; this table makes them agree.
const NUMBER = (text: string) => Number(text)
const TEXT = (text: string) => text
const INSTANT = (text: string) => new Date(text)
/** A timestamp without a zone is in UTC, never in the machine's zone. */
const UTC_INSTANT = (text: string) => new Date(`${text}Z`)

export interface ScalarType {
  oid: number
  arrayOid: number
  parse: (text: string) => unknown
}

export const scalarTypes: readonly ScalarType[] = [
  { oid: 20, arrayOid: 1016, parse: NUMBER }, // bigint: counts, sums of integers, ids
  { oid: 1700, arrayOid: 1231, parse: NUMBER }, // numeric: sums of bigints, averages
  { oid: 1082, arrayOid: 1182, parse: TEXT }, // date: 'YYYY-MM-DD'
  { oid: 1114, arrayOid: 1115, parse: UTC_INSTANT }, // timestamp
  { oid: 1184, arrayOid: 1185, parse: INSTANT }, // timestamptz
]

/** PGlite derives the parsers of arrays from these. */
export const embeddedParsers: Record<number, (text: string) => unknown> = Object.fromEntries(
  scalarTypes.map(({ oid, parse }) => [oid, parse]),
)
