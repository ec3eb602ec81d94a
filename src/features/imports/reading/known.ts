import { onceEach } from '../../../shared/once-each.ts'
import { markOf } from '../rules.ts'
import { LEFT, type LeftOut, type Session } from './session.ts'

/** A session that is told apart from those before it that are alike; without `nth` it is the first. */
export interface Numbered extends Session {
  readonly nth?: number
}

export interface Fresh {
  readonly sessions: readonly Numbered[]
  /** How many are there already. */
  readonly there: number
  readonly left: readonly LeftOut[]
}

/** By what sessions are known again, how many of them are there, and how many were seen in the file. */
interface Print {
  readonly minute: number
  readonly seconds: number
  readonly questions: number
  readonly mark: string
  there: number
  seen: number
  /** The next one in the same place. */
  readonly next: Print | undefined
}

/** Prints that are found by a small number: a text, or a number of more than 30 bits, would take long. */
class Prints {
  private readonly first = new Map<number, Print>()

  at(minute: number, seconds: number, questions: number, mark: string): Print {
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
 * The sessions that are not there yet; `known` are the server's lines of what is there. Two alike with a time of day
 * are one; without it they may be two. `nameOf` gives the name of a known subject.
 */
export function freshOf(
  sessions: readonly Session[],
  known: string,
  nameOf: (subject: number) => string,
): Fresh {
  const markBy = onceEach(markOf)
  const prints = printsOf(known, (subject) => markBy(nameOf(subject)))
  const fresh: Numbered[] = []
  const left: LeftOut[] = []
  let there = 0
  for (const session of sessions) {
    const { at, seconds, questions, subject } = session
    const print = prints.at(Math.floor(at / 60), seconds, questions, markBy(subject))
    print.seen += 1
    if (print.seen > 1 && session.isTimed) left.push(leftSession(session, LEFT.repeated))
    else if (print.seen <= print.there) there += 1
    else fresh.push(print.seen === 1 ? session : { ...session, nth: print.seen })
  }
  return { sessions: fresh, there, left }
}

const IMPORTED = 'import-'

/** Counts what is there: an imported record as what it was, and as what it is. */
function printsOf(known: string, markBy: (subject: number) => string): Prints {
  const prints = new Prints()
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

/** A session that is left out, with its day as people write it. */
export const leftSession = ({ row, day, subject, topic }: Session, why: string): LeftOut => ({
  row,
  text: [day.split('-').reverse().join('/'), subject, topic].filter(Boolean).join(' · '),
  why,
})
