import { describe, expect, it } from 'vitest'
import type { Entry, Material, Topic } from '../knowledge/material.ts'
import { formatShare, reasonText } from '../reasons/reasons.ts'
import { stepsOf } from './steps.ts'

const TODAY = 20_780

const topic = (id: string, more: Partial<Topic> = {}): Topic => ({
  id,
  name: id,
  subject: 'Português',
  ...more,
})

const entry = (of: string, day: number, more: Partial<Entry> = {}): Entry => ({
  topic: of,
  day,
  seconds: 1800,
  questions: 0,
  right: 0,
  finished: false,
  review: false,
  ...more,
})

const material = (more: Partial<Material>): Material => ({
  topics: [],
  log: [],
  today: TODAY,
  examDay: null,
  guess: 0.2,
  ...more,
})

describe('the guide', () => {
  it('puts the topic first that is worth most per hour, and says so', () => {
    const topics = [topic('Crase', { weight: 1 }), topic('Regência', { weight: 4 })]
    const [first] = stepsOf(material({ topics, log: [entry('Crase', TODAY - 3)] }), { minutes: 60 })
    expect(first).toMatchObject({ topic: 'Regência', kind: 'new', minutes: 60 })
    expect(first && reasonText(first.reason)).toBe(
      'porque é o que mais vale por hora entre o que falta: 80% da prova',
    )
  })

  it('continues a begun topic until it is finished', () => {
    const [first] = stepsOf(
      material({ topics: [topic('Crase'), topic('Regência')], log: [entry('Crase', TODAY)] }),
      {
        minutes: 60,
      },
    )
    expect(first).toMatchObject({ topic: 'Crase', minutes: 30 })
    expect(first && reasonText(first.reason)).toBe(
      'porque você já estudou 30min deste tópico, o primeiro dos 2 tópicos de Português, e falta terminar',
    )
  })

  it('has a forgotten topic seen again, by what the student answered', () => {
    const log = [entry('Crase', TODAY - 23, { questions: 10, right: 6 })]
    const [first] = stepsOf(material({ topics: [topic('Crase')], log }), { minutes: 60 })
    expect(first && reasonText(first.reason)).toBe(
      'porque faz 23 dias que você não vê este tópico, com 6 de 10 questões certas até aqui',
    )
  })

  it('begins in the syllabus’ order where there is no weight and no record', () => {
    const [first] = stepsOf(material({ topics: [topic('Crase'), topic('Regência')] }), { minutes: 60 })
    expect(first).toMatchObject({ topic: 'Crase' })
    expect(first && reasonText(first.reason)).toBe(
      'porque é o primeiro tópico de Português, que você ainda não começou',
    )
  })

  it('begins the most valuable topic, even if none can be finished before the exam', () => {
    const topics = [topic('Crase', { weight: 1 }), topic('Regência', { weight: 4 })]
    const [first] = stepsOf(material({ topics, examDay: TODAY + 1 }), { minutes: 30 })
    expect(first).toMatchObject({ topic: 'Regência' })
  })

  it('has longer reviews where nothing else is left for the day', () => {
    const log = [
      entry('Crase', TODAY - 9, { finished: true }),
      entry('Regência', TODAY - 9, { finished: true }),
    ]
    const topics = [topic('Crase'), topic('Regência')]
    const lengths = (minutes: number) =>
      stepsOf(material({ topics, log }), { minutes }).map((of) => of.minutes)
    expect([20, 35, 240].map(lengths)).toEqual([
      [10, 10],
      [20, 15],
      [20, 20],
    ])
  })

  it('says that the exam is near', () => {
    const log = [entry('Crase', TODAY - 4, { finished: true })]
    const words = [0, 1, 7, 8].map((days) => {
      const [first] = stepsOf(material({ topics: [topic('Crase')], log, examDay: TODAY + days }), {
        minutes: 30,
      })
      return first && reasonText(first.reason)
    })
    const since = 'faz 4 dias que você não vê este tópico, o único tópico de Português, e ainda não o revisou'
    expect(words).toEqual([
      `porque a prova é hoje e ${since}`,
      `porque a prova é amanhã e ${since}`,
      `porque a prova é em 7 dias e ${since}`,
      `porque ${since}`,
    ])
  })

  it('leaves for last what cannot be learned any more before the exam', () => {
    const topics = [topic('A', { weight: 9 }), topic('B', { subject: 'Informática', weight: 1 })]
    const log = [entry('B', TODAY - 1, { finished: true })]
    const first = (examDay: number, minutes: number) =>
      stepsOf(material({ topics, log, examDay }), { minutes })[0]?.topic
    expect(first(TODAY + 1, 90)).toBe('A')
    expect(first(TODAY + 1, 30)).toBe('B')
    expect(first(TODAY, 30)).toBe('B')
  })

  it('opens a subject early enough that eliminates below a minimum', () => {
    const topics = [
      ...['A', 'B', 'C', 'D'].map((id) => topic(id, { weight: 50 })),
      ...['X', 'Y'].map((id) => topic(id, { subject: 'Informática', weight: 1, minimum: 0.3 })),
    ]
    const near = stepsOf(material({ topics, examDay: TODAY + 1 }), { minutes: 60 })
    expect(near[0]).toMatchObject({ topic: 'X' })
    expect(near[0] && reasonText(near[0].reason)).toBe(
      'porque a prova elimina abaixo de 30% em Informática, e você ainda não viu nenhum dos 2 tópicos',
    )
    const far = stepsOf(material({ topics, examDay: TODAY + 60 }), { minutes: 600 })
    expect(far[0]).toMatchObject({ topic: 'A' })
    expect(far.filter(({ reason }) => reason.because === 'minimum')).toEqual([])
    const first = (later: number) =>
      stepsOf(material({ topics, examDay: TODAY + 60 }), { minutes: 30, later })[0]?.topic
    expect([first(600), first(100)]).toEqual(['A', 'X'])
  })

  it('leaves a subject in front or aside where the student put it', () => {
    const topics = [
      topic('A', { weight: 9, place: 'aside' }),
      topic('B', { weight: 5, subject: 'Informática' }),
      topic('C', { weight: 1, subject: 'Direito Constitucional', place: 'front' }),
    ]
    const steps = stepsOf(material({ topics }), { minutes: 180 })
    expect(steps.map((step) => step.topic)).toEqual(['C', 'B', 'A'])
    expect(steps[0] && reasonText(steps[0].reason)).toBe(
      'porque você priorizou Direito Constitucional: você ainda não viu o único tópico',
    )
  })

  it('has only reviews, seen topics or the day’s subjects, as asked', () => {
    const topics = [topic('A'), topic('B'), topic('C', { subject: 'Informática' })]
    const log = [entry('A', TODAY - 9, { finished: true }), entry('B', TODAY - 1)]
    const asked = (more: object) =>
      new Set(stepsOf(material({ topics, log }), { minutes: 300, ...more }).map((s) => s.topic))
    expect(asked({ only: 'review' })).toEqual(new Set(['A']))
    expect(asked({ only: 'questions' })).toEqual(new Set(['A', 'B']))
    expect(asked({ subjects: ['Informática'] })).toEqual(new Set(['C']))
  })

  it('plans reviews of a quarter of an hour or so, also after some that went on for an hour', () => {
    const topics = [topic('A'), topic('B')]
    const hour = (days: number) => entry('A', TODAY - days, { seconds: 3600, review: true })
    const log = [hour(40), hour(30), hour(20), hour(10), entry('B', TODAY - 9, { finished: true })]
    for (const step of stepsOf(material({ topics, log }), { minutes: 120 })) {
      expect(step.minutes).toBeLessThanOrEqual(20)
    }
  })

  it('has of two topics as long unseen the one seen again that was reviewed less often', () => {
    const topics = [topic('A', { weight: 1 }), topic('B', { subject: 'Informática', weight: 1 })]
    const again = (of: string, days: number) => entry(of, TODAY - days, { review: true })
    const log = [
      ...[50, 49, 48, 47, 20].map((days) => again('A', days)),
      ...[50, 20].map((days) => again('B', days)),
    ]
    const order = stepsOf(material({ topics, log }), { minutes: 30 }).map((step) => step.topic)
    expect(order).toEqual(['B', 'A'])
  })

  it('reviews before it opens a new topic, if the student forgets quickly', () => {
    const old = Array.from({ length: 30 }, (_, index) => topic(`old${index}`, { weight: 1 }))
    const topics = [
      ...old,
      topic('due', { subject: 'Informática', weight: 5 }),
      topic('new', { subject: 'Direito', weight: 5 }),
    ]
    const first = (right: number) => {
      const answered = old.flatMap(({ id }) => [
        entry(id, TODAY - 30, { seconds: 3600, questions: 10, right: 9 }),
        entry(id, TODAY - 2, { questions: 10, right }),
      ])
      const log = [...answered, entry('due', TODAY - 45, { finished: true })]
      return stepsOf(material({ topics, log }), { minutes: 60 })[0]?.topic
    }
    expect(first(9)).toBe('new')
    expect(first(2)).toBe('due')
  })

  it('has no debt after a month away: the day is as long as ever', () => {
    const topics = Array.from({ length: 40 }, (_, index) => topic(`t${index}`))
    const log = topics.map(({ id }) => entry(id, TODAY - 31, { finished: true }))
    const steps = stepsOf(material({ topics, log }), { minutes: 60 })
    expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(60)
  })
})

describe('figures', () => {
  it.each([
    [12.4, '12%'],
    [4, '4%'],
    [4.56, '4,6%'],
    [19.499_999_999_999_996, '20%'],
    [0.036, '0,04%'],
    [0.005, '0,01%'],
    [0.004, 'menos de 0,01%'],
    [0, '0%'],
  ])('write %d of a hundred as %s', (percent, text) => {
    expect(formatShare(percent)).toBe(text)
  })
})
