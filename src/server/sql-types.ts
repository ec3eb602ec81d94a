/*
 * The two drivers disagree about several types (a count is a string for one, a date a local midnight for the other).
 * This table is what both answer instead, so that a query means the same on either.
 */
const NUMBER = (text: string) => Number(text)
const TEXT = (text: string) => text
const INSTANT = (text: string) => new Date(text)
/** A timestamp without a zone is meant in UTC, the session's zone, never in the zone of the machine. */
const UTC_INSTANT = (text: string) => new Date(`${text}Z`)

/** A type of SQL by its numbers, and what its text becomes. */
export interface ScalarType {
  oid: number
  arrayOid: number
  parse: (text: string) => unknown
}

/** Every type whose values are not what both drivers make of them. */
export const scalarTypes: readonly ScalarType[] = [
  { oid: 20, arrayOid: 1016, parse: NUMBER }, // bigint: counts, sums of integers, ids
  { oid: 1700, arrayOid: 1231, parse: NUMBER }, // numeric: sums of bigints, averages
  { oid: 1082, arrayOid: 1182, parse: TEXT }, // date: 'YYYY-MM-DD'
  { oid: 1114, arrayOid: 1115, parse: UTC_INSTANT }, // timestamp
  { oid: 1184, arrayOid: 1185, parse: INSTANT }, // timestamptz
]

/** Parsers by type number, in the shape PGlite takes. Arrays of these types follow their element by themselves there. */
export const embeddedParsers: Record<number, (text: string) => unknown> = Object.fromEntries(
  scalarTypes.map(({ oid, parse }) => [oid, parse]),
)
