import pg from 'pg'

/*
 * The two drivers disagree about several types (a count is a string for one, a date a local midnight for the other).
 * This table is what both answer instead, so that a query means the same on either.
 */
const NUMBER = (text: string) => Number(text)
const TEXT = (text: string) => text
const INSTANT = (text: string) => new Date(text)
/** A timestamp without a zone is meant in UTC, the session's zone, never in the zone of the machine. */
const UTC_INSTANT = (text: string) => new Date(`${text}Z`)

interface ScalarType {
  oid: number
  arrayOid: number
  parse: (text: string) => unknown
}

const scalarTypes: ScalarType[] = [
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

const serverParsers = new Map<number, (text: string) => unknown>(
  scalarTypes.flatMap(({ oid, arrayOid, parse }) => [
    [oid, parse],
    [arrayOid, (text: string) => parseArray(text, parse)],
  ]),
)

const TEXT_ARRAY: number = 1009

/** Every array looks like an array of texts on the wire. */
const parseTextArray: (text: string) => (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY)

function parseArray(text: string, parse: ScalarType['parse']): unknown[] {
  return parseTextArray(text).map((entry) => (entry === null ? null : parse(entry)))
}

/** The same parsers in the shape `pg` takes, for one pool only: nothing global is changed. */
export const serverTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    serverParsers.get(oid) ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}
