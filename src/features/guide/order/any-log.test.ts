import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { knowledgeOf } from '../knowledge/knowledge.ts'
import type { Entry, Material, Topic } from '../knowledge/material.ts'
import { type Reason, reasonText } from '../reasons/reasons.ts'
import { type Step, stepsOf } from './steps.ts'

const TODAY = 20_780
const SUBJECTS = ['Português', 'Direito Constitucional', 'Informática']

const entries = (ids: readonly string[]) =>
  fc.array(
    fc
      .record({
        topic: fc.constantFrom(...ids, 'gone'),
        day: fc.integer({ min: -60, max: 3 }).map((days) => TODAY + days),
        seconds: fc.integer({ min: 0, max: 9000 }),
        questions: fc.constantFrom(0, 0, 5, 12),
        wrong: fc.integer({ min: 0, max: 5 }),
        finished: fc.boolean(),
        review: fc.boolean(),
      })
      .map(({ wrong, ...rest }): Entry => ({ ...rest, right: Math.max(0, rest.questions - wrong) })),
    { maxLength: 40 },
  )

const materials = fc.integer({ min: 1, max: 12 }).chain((count) => {
  const ids = Array.from({ length: count }, (_, index) => `t${index}`)
  const one = (id: string) =>
    fc.record({
      id: fc.constant(id),
      name: fc.constant(`Tópico ${id}`),
      subject: fc.constantFrom(...SUBJECTS),
      weight: fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }),
      guessed: fc.boolean(),
      minimum: fc.constantFrom(undefined, undefined, 0.3),
      place: fc.constantFrom<Topic['place']>(undefined, undefined, 'front', 'aside'),
    })
  return fc.record({
    topics: fc.tuple(...ids.map(one)),
    log: entries(ids),
    today: fc.constant(TODAY),
    examDay: fc.constantFrom(null, ...[-1, 0, 1, 7, 30, 365].map((days) => TODAY + days)),
    guess: fc.constantFrom(0, 0.2, 0.5),
  })
})

const DAY_MINUTES = fc.integer({ min: 0, max: 600 })

describe('any log', () => {
  it('fills no more than the day, with blocks that can be studied', () => {
    fc.assert(
      fc.property(materials, DAY_MINUTES, (given, minutes) => {
        const steps = stepsOf(given, { minutes })
        expect(steps.reduce((sum, step) => sum + step.minutes, 0)).toBeLessThanOrEqual(minutes)
        for (const step of steps) expect(step.minutes).toBeGreaterThanOrEqual(Math.min(10, minutes))
        if (minutes > 0 && given.topics.some(({ id }) => given.log.every((one) => one.topic !== id))) {
          expect(steps).not.toEqual([])
        }
      }),
    )
  })

  it('does not matter in which order it came', () => {
    fc.assert(
      fc.property(
        materials.chain((given) => fc.tuple(fc.constant(given), shuffled(given.log))),
        DAY_MINUTES,
        ([given, log], minutes) => {
          const asked = { minutes }
          expect(JSON.stringify(stepsOf({ ...given, log }, asked))).toBe(
            JSON.stringify(stepsOf(given, asked)),
          )
        },
      ),
    )
  })

  it('never has the same subject thrice in a row where another one is left', () => {
    fc.assert(
      fc.property(materials, DAY_MINUTES, (given, minutes) => {
        const steps = stepsOf(given, { minutes })
        steps.forEach((step, index) => {
          const three = steps.slice(index - 2, index + 1)
          if (index < 2 || three.some(({ subject }) => subject !== step.subject)) return
          const others = steps.slice(index + 1).filter(({ subject }) => subject !== step.subject)
          expect(others).toEqual([])
        })
      }),
    )
  })

  it('states no figure that the topics and the log do not give', () => {
    fc.assert(
      fc.property(materials, DAY_MINUTES, (given, minutes) => {
        for (const step of stepsOf(given, { minutes })) {
          expect(reasonText(step.reason)).toBe(reasonText(looked(step, given)))
          expect(JSON.stringify(step.reason)).not.toMatch(/NaN|Infinity/)
        }
      }),
    )
  })

  it('says of one topic that it is worth most per hour, and only where none is worth more, or as much', () => {
    fc.assert(
      fc.property(materials, DAY_MINUTES, (given, minutes) => {
        const { known } = knowledgeOf(given)
        const worth = (id: string) =>
          known.flatMap((one) => (one.topic.id === id ? one.share / one.left : [])).at(0)
        const open = known.filter(({ memory }) => memory.learnedOn === undefined)
        const most = Math.max(...open.map(({ share, left }) => share / left))
        const best = stepsOf(given, { minutes }).filter(({ reason }) => reason.because === 'best')
        expect(new Set(best.map(({ topic }) => topic)).size).toBeLessThanOrEqual(1)
        const asMuch = open.filter(({ share, left }) => share / left > most * (1 - 1e-6)).length
        for (const { topic, reason } of best) {
          expect(worth(topic)).toBe(most)
          expect(reason).toMatchObject({ alone: asMuch === 1 })
        }
      }),
    )
  })

  it('is as if it had never been otherwise, once records were changed, dated back and deleted', () => {
    fc.assert(
      fc.property(materials, fc.array(EDIT), DAY_MINUTES, (given, changes, minutes) => {
        let { log } = given
        for (const change of changes) {
          // Asked in between, the guide must keep nothing of what it saw.
          stepsOf({ ...given, log }, { minutes })
          log = changed(log, change)
        }
        const alone = structuredClone({ ...given, log: [...log].reverse() })
        expect(JSON.stringify(stepsOf({ ...given, log }, { minutes }))).toBe(
          JSON.stringify(stepsOf(alone, { minutes })),
        )
      }),
    )
  })

  it('says nothing any more because of records that were taken away', () => {
    fc.assert(
      fc.property(materials, DAY_MINUTES, (given, minutes) => {
        const gone = stepsOf(given, { minutes })[0]?.topic
        const after = stepsOf({ ...given, log: given.log.filter((one) => one.topic !== gone) }, { minutes })
        const said = after.filter((step) => step.topic === gone)
        expect(said.filter(({ kind, reason }) => kind === 'review' || reason.because === 'begun')).toEqual([])
      }),
    )
  })
})

const shuffled = (log: readonly Entry[]) => fc.shuffledSubarray([...log], { minLength: log.length })

const EDIT = fc.record({
  at: fc.nat(39),
  action: fc.constantFrom('delete', 'date back', 'longer'),
  by: fc.integer({ min: 1, max: 400 }),
})

function changed(
  log: readonly Entry[],
  { at, action, by }: { at: number; action: string; by: number },
): Entry[] {
  return log.flatMap((one, index) => {
    if (index !== at) return one
    if (action === 'delete') return []
    return action === 'longer' ? { ...one, seconds: one.seconds + by } : { ...one, day: one.day - by }
  })
}

function looked({ topic: id, subject, reason }: Step, { topics, log, examDay }: Material): Reason {
  const past = log.filter(({ day }) => day <= TODAY)
  const own = past.filter((one) => one.topic === id)
  const sum = (what: (one: Entry) => number) => own.reduce((total, one) => total + what(one), 0)
  const ofSubject = topics.filter((one) => one.subject === subject)
  const seen = ofSubject.filter((one) => past.some((action) => action.topic === one.id)).length
  const counts = { subject, seen, of: ofSubject.length }
  const place = { subject, number: ofSubject.findIndex((one) => one.id === id) + 1, of: ofSubject.length }
  const last = own
    .map(({ day }) => day)
    .toSorted()
    .at(-1)
  const days = last === undefined ? Number.NaN : TODAY - last
  const guessed = topics.find((one) => one.id === id)?.guessed === true
  const away = examDay === null ? -1 : examDay - TODAY
  const exam = away >= 0 && away <= 7 ? away : null
  switch (reason.because) {
    case 'minimum':
      return { because: 'minimum', minimum: 30, ...counts }
    case 'front':
      return { because: 'front', ...counts }
    case 'next': {
      const unseen = ofSubject.find((one) => past.every((action) => action.topic !== one.id))
      return { because: 'next', first: unseen?.id === id, ...place }
    }
    case 'begun':
      return { because: 'begun', spent: Math.floor(sum(({ seconds }) => seconds) / 60), ...place }
    case 'best':
      // How much all others are worth has a test of its own.
      return { ...reason, share: shareIn(topics, id) ?? Number.NaN, guessed, ...place }
    case 'worth':
      return { because: 'worth', share: shareIn(topics, id) ?? Number.NaN, guessed, ...place }
    case 'unknown':
    case 'forgot':
      // Their causes are said, and in no log.
      throw new Error('Nothing was missed.')
    case 'largest':
    case 'unopened':
    case 'turn':
      throw new Error('No subject comes in turn.')
    case 'elsewhere':
      throw new Error('Nothing was answered elsewhere.')
    case 'said':
      throw new Error('Records alone say what is known.')
    case 'answers':
      return {
        because: 'answers',
        days,
        right: sum((one) => one.right),
        questions: sum((one) => one.questions),
        exam,
      }
    case 'unseen':
      expect(sum((one) => one.questions)).toBe(0)
      return { ...reason, days, share: shareIn(topics, id), guessed, exam, ...place }
  }
}

function shareIn(topics: readonly Topic[], id: string): number | null {
  const given = topics.flatMap(({ weight }) => weight ?? [])
  const sum = given.reduce((total, weight) => total + weight, 0)
  const all = given.length === 0 ? 0 : (sum / given.length) * topics.length
  const weight = topics.find((one) => one.id === id)?.weight
  const percent = weight === undefined || all === 0 ? 0 : (100 * weight) / all
  return percent < 0.005 ? null : percent
}
