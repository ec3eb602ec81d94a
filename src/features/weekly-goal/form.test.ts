import { describe, expect, it } from 'vitest'
import { MESSAGES } from './contract.ts'
import { formOf, readForm, withSubject } from './form.ts'

const EMPTY = formOf({ minutes: null, questions: null, subjects: [] })

describe('a student’s goal form', () => {
  it('reads what it shows', () => {
    const goal = { minutes: 750, questions: 120, subjects: [{ subject_id: 3, minutes: 90, questions: null }] }
    expect(formOf(goal)).toEqual({
      hours: '12',
      minutes: '30',
      questions: '120',
      subjects: [{ subject_id: 3, minutes: '90', questions: '' }],
    })
    expect(readForm(formOf(goal), false)).toEqual({ aimed: goal })
  })

  it('accepts only questions, or only one subject', () => {
    expect(readForm({ ...EMPTY, questions: '50' }, false)).toEqual({
      aimed: { minutes: null, questions: 50, subjects: [] },
    })
    const subject = withSubject(EMPTY, { subject_id: 3, minutes: '', questions: '20' })
    expect(readForm({ ...EMPTY, ...subject }, false)).toEqual({
      aimed: { minutes: null, questions: null, subjects: [{ subject_id: 3, minutes: null, questions: 20 }] },
    })
  })

  it('may be empty only to remove a goal', () => {
    expect(readForm(EMPTY, false)).toEqual({ wrong: { time: MESSAGES.missing } })
    expect(readForm(EMPTY, true)).toEqual({ aimed: { minutes: null, questions: null, subjects: [] } })
  })

  it('says what is wrong under each field', () => {
    expect(readForm({ ...EMPTY, hours: '200', questions: '0' }, false)).toEqual({
      wrong: { time: MESSAGES.outOfRange, questions: MESSAGES.tooManyQuestions },
    })
    const subject = withSubject(EMPTY, { subject_id: 3, minutes: '0', questions: '' })
    expect(readForm({ ...EMPTY, ...subject, hours: '2' }, false)).toEqual({
      wrong: { subjects: { 3: MESSAGES.outOfRange } },
    })
  })
})
