import { onceEach } from '../../../shared/once-each.ts'
import { markOf } from '../rules.ts'
import { LEFT_OUT, type LeftOut, type Session } from './session.ts'

/** A session with its number among equal ones; without `nth` it is the first. */
export interface Numbered extends Session {
  readonly nth?: number
}

export interface NewSessions {
  readonly sessions: readonly Numbered[]
  /** How many sessions of the file the student already has. */
  readonly there: number
  readonly left: readonly LeftOut[]
}

/** Fields that identify a session, how many such the student has, and how many the file has so far. */
interface Fingerprint {
  readonly minute: number
  readonly seconds: number
  readonly questions: number
  readonly mark: string
  there: number
  seen: number
  /** The next one with the same hash. */
  readonly next: Fingerprint | undefined
}

/** A hash table by a 30-bit number: texts or larger numbers as keys are slower. */
class Fingerprints {
  private readonly first = new Map<number, Fingerprint>()

  at(minute: number, seconds: number, questions: number, mark: string): Fingerprint {
    const place = (minute * 257 + seconds * 31 + questions) & 0x3fffffff
    const first = this.first.get(place)
    for (let one = first; one; one = one.next)
      if (
        one.minute === minute &&
        one.seconds === seconds &&
        one.questions === questions &&
        one.mark === mark
      )
        return one
    const print = { minute, seconds, questions, mark, there: 0, seen: 0, next: first }
    this.first.set(place, print)
    return print
  }
}

/**
 * Finds the sessions that the student lacks; `known` are the server's lines of those that the student has. Two equal sessions with a time of day are one; without it they may be two. `nameOf` names a known subject.
 */
export function newSessionsIn(
  sessions: readonly Session[],
  known: string,
  nameOf: (subject: number) => string,
): NewSessions {
  const markBy = onceEach(markOf)
  const prints = fingerprintsOf(known, (subject) => markBy(nameOf(subject)))
  const fresh: Numbered[] = []
  const left: LeftOut[] = []
  let there = 0
  for (const session of sessions) {
    const { at, seconds, questions, subject } = session
    const print = prints.at(Math.floor(at / 60), seconds, questions, markBy(subject))
    print.seen += 1
    if (print.seen > 1 && session.isTimed) left.push(leftSession(session, LEFT_OUT.repeated))
    else if (print.seen <= print.there) there += 1
    else fresh.push(print.seen === 1 ? session : { ...session, nth: print.seen })
  }
  return { sessions: fresh, there, left }
}

const IMPORTED = 'import-'

/** Counts an imported record twice, as it was in its file and as it is now, so that an edit hides neither. */
function fingerprintsOf(known: string, markBy: (subject: number) => string): Fingerprints {
  const prints = new Fingerprints()
  for (const line of known.split('\n')) {
    const [minute, seconds, questions, subject, key = ''] = line.split(' ')
    const mark = markBy(Number(subject))
    prints.at(Number(minute), Number(seconds), Number(questions), mark).there += 1
    if (!key.startsWith(IMPORTED) || key.startsWith(`${IMPORTED}${minute}-${seconds}-${questions}-${mark}-`))
      continue
    const [was, time, count, ...others] = key.slice(IMPORTED.length).split('-')
    prints.at(Number(was), Number(time), Number(count), others.slice(0, -1).join('-')).there += 1
  }
  return prints
}

/** A skipped session, with its day as people write it. */
export const leftSession = ({ row, day, subject, topic }: Session, why: string): LeftOut => ({
  row,
  text: [day.split('-').reverse().join('/'), subject, topic].filter(Boolean).join(' · '),
  why,
})
