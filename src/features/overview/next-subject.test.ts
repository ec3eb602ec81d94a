import { expect, it } from 'vitest'
import { nextSubject } from './next-subject.ts'

const PENAL = { id: 1, name: 'Direito Penal' }
const CIVIL = { id: 2, name: 'Direito Civil' }
const CRASE = { id: 3, name: 'Português' }
const ALL = [PENAL, CIVIL, CRASE]

it('the rest of today’s plan comes first, in the plan’s order', () => {
  const planned = [
    { ...PENAL, done: 1, count: 1 },
    { ...CIVIL, done: 0, count: 1 },
    { ...CRASE, done: 1, count: 2 },
  ]
  expect(nextSubject(planned, ALL, CRASE.id)).toMatchObject({ from: 'plan', subject: CIVIL, others: [CRASE] })
})

it('a plan that is kept leaves the student free', () => {
  const planned = [{ ...PENAL, done: 1, count: 1 }]
  expect(nextSubject(planned, ALL, PENAL.id)).toMatchObject({ from: 'done', subject: null, others: ALL })
})

it('without a plan the student continues with the last subject', () => {
  expect(nextSubject([], ALL, CIVIL.id)).toMatchObject({
    from: 'last',
    subject: CIVIL,
    others: [PENAL, CRASE],
  })
})

it('before the first session, and after a subject that is studied no longer, the student is asked', () => {
  expect(nextSubject([], ALL, null)).toMatchObject({ from: 'nothing', subject: null, others: ALL })
  expect(nextSubject([], ALL, 9)).toMatchObject({ from: 'nothing', subject: null, others: ALL })
})
