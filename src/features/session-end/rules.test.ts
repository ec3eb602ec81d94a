import { expect, it, test } from 'vitest'
import { logged } from '../../../harness/study-log.ts'
import { goalOf } from '../../../harness/weekly-goal.ts'
import { addDays } from '../../shared/calendar.ts'
import { USUAL } from '../consistency/contract.ts'
import type { LoggedRecord } from '../records/log/rules.ts'
import { type Ended, type EndingFact, factOf } from './rules.ts'

const TODAY = '2026-11-25'
const [MONDAY, TUESDAY, SUNDAY] = ['2026-11-23', '2026-11-24', '2026-11-22']

const answers = (correct: number, all: number) => ({
  questions_resolved: all,
  correct_answers: correct,
  incorrect_answers: all - correct,
})
/** Earlier sessions, without time so that they say nothing else. */
const answered = (correct: number, all: number, over: Partial<LoggedRecord> = {}) =>
  logged(50, { day: '2026-10-01', study_time: 0, ...answers(correct, all), ...over })
const lasting = (minutes: number, day: string) => logged(60 + minutes, { study_time: minutes * 60, day })
const lastDays = (count: number) =>
  Array.from({ length: count }, (_, ago) => logged(80 + ago, { day: addDays(TODAY, -1 - ago) }))

const EVERY_DAY = { settings: USUAL, rests: [], exams: [], plans: [] }
const WORKDAYS = { ...EVERY_DAY, plans: [{ since: '2026-01-01', weekdays: [1, 2, 3, 4, 5] }] }

interface Told extends Partial<Omit<Ended, 'session'>> {
  session?: Partial<LoggedRecord>
  others?: readonly LoggedRecord[]
}

function told({ session: over = {}, others = [], ...known }: Told = {}): EndingFact | undefined {
  const session = logged(-1, { day: TODAY, ...over })
  return factOf({
    session,
    records: [session, ...others],
    isWhole: true,
    today: TODAY,
    names: new Map([[1, 'Português']]),
    goal: undefined,
    terms: undefined,
    ...known,
  })
}

const FIRST: EndingFact = { type: 'good', subject: 'Português', correct: 14, questions: 20 }
const todays = (minutes: number): EndingFact => ({ type: 'today', seconds: minutes * 60 })
const HOUR_TODAY = todays(60)
const DAY_GOAL: EndingFact = { type: 'day goal' }
const good = { session: answers(14, 20) }
const planned = goalOf({ planned: [MONDAY, TUESDAY, TODAY, '2026-11-26', '2026-11-27'], usual: 5 })

const cases: [who: string, told: Told, fact: EndingFact | undefined][] = [
  ['has nothing else to be told', {}, HOUR_TODAY],
  ['studied before today', { others: [lasting(25, TODAY)] }, todays(85)],
  ['stopped at once', { session: { study_time: 42 } }, { type: 'today', seconds: 42 }],
  ['answered without a clock', { session: { study_time: 0, ...answers(3, 5) } }, undefined],

  ['reaches 70 % for the first time', { ...good, others: [answered(13, 20)] }, FIRST],
  ['misses 70 % by one', { session: answers(13, 20), others: [answered(5, 20)] }, HOUR_TODAY],
  ['reached it before', { ...good, others: [answered(5, 20), answered(7, 10)] }, HOUR_TODAY],
  ['reached it before with few answers', { ...good, others: [answered(5, 20), answered(9, 9)] }, FIRST],
  ['answers the subject for the first time', good, HOUR_TODAY],
  ['knows another subject', { ...good, others: [answered(5, 20, { subject_id: 2 })] }, HOUR_TODAY],
  ['answers few questions', { session: answers(9, 9), others: [answered(5, 20)] }, HOUR_TODAY],
  ['has a subject that is gone', { ...good, others: [answered(5, 20)], names: new Map() }, HOUR_TODAY],

  ['ends the week’s goal', { goal: { ...planned, minutes: 60 } }, { type: 'week goal' }],
  ['did the day’s part of it', { goal: { ...planned, minutes: 180 } }, DAY_GOAL],
  ['has more of the day to do', { goal: { ...planned, minutes: 600 } }, HOUR_TODAY],
  [
    'did the day’s part before',
    { goal: { ...planned, minutes: 180 }, others: [lasting(61, TODAY)] },
    todays(121),
  ],
  ['has questions of the day to do', { goal: { ...planned, minutes: 180, questions: 60 } }, HOUR_TODAY],
  [
    'answered the day’s questions',
    { goal: { ...planned, questions: 30 }, session: answers(2, 10) },
    DAY_GOAL,
  ],
  ['has a free day', { goal: { ...planned, minutes: 600, free: [TODAY] } }, HOUR_TODAY],

  [
    'studied longer than ever in the week',
    { others: [lasting(59, MONDAY), lasting(30, TUESDAY)] },
    { type: 'longest', seconds: 3600 },
  ],
  ['studied as long before', { others: [lasting(60, MONDAY), lasting(30, TUESDAY)] }, HOUR_TODAY],
  ['has one session to compare with', { others: [lasting(59, MONDAY)] }, HOUR_TODAY],
  ['has others of the week before', { others: [lasting(59, MONDAY), lasting(30, SUNDAY)] }, HOUR_TODAY],

  [
    'studies the third day in a row',
    { others: lastDays(2), terms: EVERY_DAY },
    { type: 'run', days: 3, hasPlan: false },
  ],
  ['studies the second', { others: lastDays(1), terms: EVERY_DAY }, HOUR_TODAY],
  ['keeps a plan', { others: lastDays(9), terms: WORKDAYS }, { type: 'run', days: 8, hasPlan: true }],
  [
    'kept the day before this session',
    { others: [lasting(61, TODAY), ...lastDays(5)], terms: EVERY_DAY },
    todays(121),
  ],

  [
    'has several to be told: the rarest',
    {
      ...good,
      others: [answered(13, 20), ...lastDays(2)],
      terms: EVERY_DAY,
      goal: { ...planned, minutes: 60 },
    },
    FIRST,
  ],
]

test.each(cases)('a student who %s', (_, given, fact) => expect(told(given)).toEqual(fact))

it('claims nothing while older records are on their way', () => {
  expect(told({ ...good, others: [answered(13, 20)], isWhole: false })).toEqual(HOUR_TODAY)
})

it('says of a session of yesterday, saved late, only how today is', () => {
  const late = { session: { ...answers(14, 20), day: TUESDAY }, others: [answered(13, 20)] }
  expect(told(late)).toBeUndefined()
  expect(told({ ...late, others: [...late.others, lasting(20, TODAY)] })).toEqual(todays(20))
})
