import { describe, expect, it } from 'vitest'
import type { Numbers, SubjectNumbers } from './findings.ts'
import { conclusionOf, recommendationsOf, suggestionsOf } from './sections.ts'

const TODAY = '2026-03-18'
const HOUR = 3600

const subject = (name: string, questions: number, correct: number, study_time = HOUR): SubjectNumbers => ({
  name,
  active: true,
  lastDay: TODAY,
  topics: [],
  study_time,
  questions,
  correct,
  incorrect: questions - correct,
})
const pace = { study_time: 8 * HOUR, questions: 0, correct: 0, incorrect: 0, days: 10 }
const numbers = (subjects: SubjectNumbers[]): Numbers => ({
  today: TODAY,
  from: null,
  to: null,
  career: null,
  subjects,
  recent: { last: pace, before: pace, lastDay: TODAY },
})

describe('a report by rules', () => {
  it('names the lowest and the best of subjects that are all good', () => {
    const good = numbers([subject('Crase', 20, 16), subject('Atos', 20, 19)])
    expect(suggestionsOf(good)).toContain('A de menor precisão é **Crase**')
    expect(conclusionOf(good)).toContain('Seu ponto forte é **Atos**')
  })

  it.each([
    ['that are even', [subject('Crase', 20, 18), subject('Atos', 10, 9)], false],
    ['of one alone', [subject('Crase', 20, 18)], true],
  ])('calls no subject the lowest %s', (_what, subjects, isStrong) => {
    const even = numbers(subjects)
    expect(suggestionsOf(even)).toContain('Há mais a ganhar com questões mais difíceis')
    expect(suggestionsOf(even)).not.toContain('menor precisão')
    expect(conclusionOf(even).includes('ponto forte')).toBe(isStrong)
  })

  it('says once how long to study what was never studied', () => {
    const text = recommendationsOf(numbers([subject('Crase', 20, 18), subject('Atos', 0, 0, 0)]))
    expect(text).toContain('Sem nenhum registro no período: **Atos**. Comece por ela já nesta semana.')
    expect(text).toMatch(/1\. \*\*Atos\*\*: .* \(ainda sem registro\)/)
    expect(text).not.toContain('meia hora')
  })
})
