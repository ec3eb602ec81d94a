import pg from 'pg'
import { NO_TIME_LIMIT, nameOfStatement } from './db.ts'

const { query } = pg.Client.prototype

/** Names every `statement` so that its plan is reused, and gives up a connection silent for `silenceMs`. */
export function clientOf(silenceMs: number): typeof pg.Client {
  class PatientClient extends pg.Client {
    hasTime = false
  }
  PatientClient.prototype.query = function (this: PatientClient, text: unknown, ...rest: unknown[]): unknown {
    this.hasTime = text === NO_TIME_LIMIT || (this.hasTime && text !== 'commit' && text !== 'rollback')
    const answer = Reflect.apply(query, this, named(text, rest))
    if (answer instanceof Promise && !this.hasTime) giveUpIfSilent(this, answer, silenceMs)
    return answer
  } as typeof query
  return PatientClient
}

function named(text: unknown, [values, ...rest]: unknown[]): unknown[] {
  const name = typeof text === 'string' ? nameOfStatement(text) : undefined
  return name === undefined ? [text, values, ...rest] : [{ name, text, values }, ...rest]
}

function giveUpIfSilent({ connection }: pg.Client, answer: Promise<unknown>, silenceMs: number): void {
  const timer = setTimeout(() => connection.stream.destroy(gone()), silenceMs)
  const answered = () => clearTimeout(timer)
  answer.then(answered, answered)
}

// Made only on a failure: an error walks the stack, which would slow every statement.
const gone = () => Object.assign(new Error('The database says nothing.'), { code: 'ETIMEDOUT' })
