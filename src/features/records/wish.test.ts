import { expect, test } from 'vitest'
import { wishAddress, wishIn, wishInAddress } from './wish.ts'

const SUBJECTS = [
  { id: 7, name: 'Língua Portuguesa' },
  { id: 8, name: 'Direito Penal' },
]

test('an address wishes a subject of the student’s, with a topic or without, and starts nothing', () => {
  expect(wishAddress(7)).toBe('?materia=7')
  expect(wishInAddress(wishAddress(7), SUBJECTS)).toEqual({ subject: SUBJECTS[0], topic: '' })
  expect(wishInAddress(wishAddress(8, 'Dolo & culpa'), SUBJECTS)).toEqual({
    subject: SUBJECTS[1],
    topic: 'Dolo & culpa',
  })
  expect(wishInAddress(wishAddress(8, 'a'.repeat(200)), SUBJECTS)?.topic).toHaveLength(150)
  expect(wishInAddress(wishAddress(8, `${'a'.repeat(150)}𝑥`), SUBJECTS)?.topic).toBe('a'.repeat(150))
})

test.each(['', '?topico=Crase', '?materia=9', '?materia=x'])('%j wishes nothing', (search) => {
  expect(wishInAddress(search, SUBJECTS)).toBeNull()
})

test('another screen may have it started, and what is no wish is none', () => {
  const wish = { subject: { id: 7, name: 'Língua Portuguesa' }, topic: '', starts: true, minutes: 45 }
  expect(wishIn(wish)).toEqual(wish)
  expect(wishIn({ ...wish, minutes: '45' })).not.toHaveProperty('minutes')
  for (const state of [null, 'x', { subject: { id: '7' }, topic: '' }]) expect(wishIn(state)).toBeNull()
})
