import { type DestinationStream, type Logger, pino } from 'pino'

interface LoggedError {
  readonly type: string
  readonly message: string
  readonly stack?: string
  readonly [name: string]: unknown
}

/** `detail`, `where`, `query` and `params` would hold values. */
const LOGGED_FIELDS = [
  'code',
  'errno',
  'syscall',
  'severity',
  'constraint',
  'table',
  'column',
  'routine',
  'status',
  'statusCode',
]

const SQLSTATE = /^[\dA-Z]{5}$/
/** Messages of these SQLSTATEs name the schema, connections, locks and room, but no values. */
const WITHOUT_VALUES = /^(08|22001|22012|23|25|40|42501|42703|42883|42P01|42P07|53|55|57|58)/

const MOST_CAUSES = 5

/** Keeps only fields that cannot hold personal data: an error may repeat what somebody sent. */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' }
  const all = error as unknown as Readonly<Record<string, unknown>>
  const fields = LOGGED_FIELDS.flatMap((name) => {
    const value = all[name]
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : []
  })
  const causes = depth < MOST_CAUSES ? causesOf(error).map((cause) => loggedError(cause, depth + 1)) : []
  return {
    type: error.constructor.name,
    message: messageOf(error),
    stack: stackOf(error),
    ...Object.fromEntries(fields),
    ...(causes.length > 0 ? { causes } : {}),
  }
}

export function openLog(level: string, stream?: DestinationStream): Logger {
  const options = { level, serializers: { err: (error: unknown) => loggedError(error) } }
  return stream ? pino(options, stream) : pino(options)
}

function causesOf(error: Error): unknown[] {
  const several = error instanceof AggregateError ? error.errors : []
  return error.cause === undefined ? several : [error.cause, ...several]
}

/** The text for a start's terminal as well as for the log. */
export function messageOf(error: Error): string {
  const { code } = error as { code?: unknown }
  if (error instanceof SyntaxError) return 'a text could not be read'
  const isOfDatabase = typeof code === 'string' && SQLSTATE.test(code) && 'severity' in error
  return isOfDatabase && !WITHOUT_VALUES.test(code)
    ? `the database refused a statement (${code})`
    : error.message
}

/** The lines before the stack only repeat the message. */
const stackOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
