import fc from 'fast-check'
import { expect, test } from 'vitest'
import { habitOf, type KindHabits, parseHabits, withHabit } from './kinds.ts'

const NONE: KindHabits = {}

test('the kind last said of a topic is offered for it, and for its subject where the topic is new', () => {
  const habits = withHabit(withHabit(NONE, 1, 'Crase', 'questions'), 1, 'Regência', 'theory')
  expect(habitOf(habits, 1, ' crase ')).toBe('questions')
  expect(habitOf(habits, 1, 'Sujeito')).toBe('theory')
  expect(habitOf(habits, 1, '')).toBe('theory')
  expect(habitOf(habits, 2, 'Crase')).toBeNull()
})

test('a student who chooses no kind is offered none', () => {
  const habits = withHabit(withHabit(NONE, 1, 'Crase', 'questions'), 1, 'Crase', null)
  expect(habitOf(habits, 1, 'Crase')).toBeNull()
  expect(habitOf(habits, 1, '')).toBeNull()
})

test('of hundreds of topics the newest are kept', () => {
  const many = Array.from({ length: 400 }, (_, index) => `Assunto ${index}`)
  const habits = many.reduce((known, topic, index) => withHabit(known, index, topic, 'law'), NONE)
  expect(Object.keys(habits)).toHaveLength(300)
  expect(habitOf(habits, 399, 'Assunto 399')).toBe('law')
  expect(habitOf(habits, 0, 'Assunto 0')).toBeNull()
})

test('stored kinds are read back, and nothing that is no kind', () => {
  const habits = withHabit(NONE, 7, 'Crase', 'mock')
  expect(parseHabits(JSON.stringify(habits))).toEqual(habits)
  expect(parseHabits('{"7":"dança","8":1}')).toEqual({})
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseHabits(text)))
})
