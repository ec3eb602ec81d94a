import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkEdit,
  checkManual,
  checkSummary,
  correctOf,
  type EditForm,
  editFormOf,
  type ManualForm,
  type SummaryForm,
  totalsOf,
} from './rules.ts'

const POSITIVE = 'Os valores de questões devem ser positivos.'

test.each([
  [10, 3, 7],
  [10, 10, 0],
  [3, 10, 0],
  [10, undefined, 0],
  [undefined, 3, 0],
  [undefined, undefined, 0],
])('of %s questions with %s incorrect, %i are correct', (total, incorrect, correct) => {
  expect(correctOf(total, incorrect)).toBe(correct)
})

describe('the study summary', () => {
  const form: SummaryForm = {
    questionsResolved: 'yes',
    totalQuestions: '10',
    incorrectAnswers: '3',
    time: null,
  }
  const counts = (questions_resolved: number, correct_answers: number, incorrect_answers: number) => ({
    ok: true,
    value: { study_time: 75, questions_resolved, correct_answers, incorrect_answers },
  })

  test.each<[string, Partial<SummaryForm>, ReturnType<typeof counts>]>([
    ['questions', {}, counts(10, 7, 3)],
    ['none incorrect', { incorrectAnswers: '0' }, counts(10, 10, 0)],
    ['none incorrect, as the grey 0 of the field says', { incorrectAnswers: '' }, counts(10, 10, 0)],
    ['all incorrect', { incorrectAnswers: ' 10 ' }, counts(10, 0, 10)],
    ['no questions', { questionsResolved: 'no' }, counts(0, 0, 0)],
    [
      'no questions, whatever was typed',
      { questionsResolved: 'no', incorrectAnswers: '-5' },
      counts(0, 0, 0),
    ],
  ])('stands with %s', (_, change, result) => {
    expect(checkSummary({ ...form, ...change }, 75)).toEqual(result)
  })
  const over = 'Total de questões incorretas não pode ser maior que total de questões respondidas'
  const missing = 'Informe quantas questões você respondeu.'
  test.each<[Partial<SummaryForm>, object]>([
    [{ incorrectAnswers: '11' }, { incorrectAnswers: over }],
    [{ totalQuestions: '' }, { totalQuestions: missing, incorrectAnswers: over }],
    [{ totalQuestions: '0', incorrectAnswers: '0' }, { totalQuestions: missing }],
    [{ totalQuestions: '', incorrectAnswers: '' }, { totalQuestions: missing }],
    [{ questionsResolved: null }, { questionsResolved: 'Diga se você respondeu questões.' }],
    [{ incorrectAnswers: '-1' }, { incorrectAnswers: POSITIVE }],
    [{ totalQuestions: '-10' }, { totalQuestions: POSITIVE }],
    [{ totalQuestions: '1e3' }, { totalQuestions: POSITIVE }],
    [{ totalQuestions: '100000' }, { totalQuestions: 'Informe um número até 99.999.' }],
    [{ totalQuestions: '12,5' }, { totalQuestions: 'Informe um número inteiro.' }],
  ])('with %o says %o and cannot be saved', (change, errors) => {
    expect(checkSummary({ ...form, ...change }, 75)).toEqual({ ok: false, errors })
  })

  test.each([
    [{ hours: '2', minutes: '0', seconds: '05' }, 7205],
    [{ hours: '0', minutes: '0', seconds: '1' }, 1],
    [{ hours: '0', minutes: '90', seconds: '0' }, 5400],
    [{ hours: '1', minutes: '75', seconds: '30' }, 8130],
    [{ hours: '99', minutes: '59', seconds: '59' }, 359_999],
  ])('saves the time put right as %o', (time, study_time) => {
    expect(checkSummary({ ...form, time }, 75)).toMatchObject({ ok: true, value: { study_time } })
  })

  test.each([
    [{ hours: '0', minutes: '100', seconds: '0' }, 'Por favor, insira um tempo de estudo válido.'],
    [{ hours: '99', minutes: '60', seconds: '0' }, 'Por favor, insira um tempo de estudo válido.'],
    [{ hours: '100', minutes: '0', seconds: '0' }, 'Por favor, insira um tempo de estudo válido.'],
    [
      { hours: 'x', minutes: '0', seconds: '0' },
      'Por favor, insira valores numéricos válidos para o tempo de estudo.',
    ],
    [{ hours: '0', minutes: '0', seconds: '0' }, 'Por favor, insira o tempo de estudo.'],
  ])('refuses the time put right as %o', (time, studyTime) => {
    expect(checkSummary({ ...form, time }, 75)).toEqual({ ok: false, errors: { studyTime } })
  })

  test('of a timer that counted nothing cannot be saved, but by putting its time right', () => {
    const studyTime = 'Ainda não há tempo de estudo para salvar.'
    expect(checkSummary(form, 0)).toEqual({ ok: false, errors: { studyTime } })
    expect(checkSummary({ ...form, time: { hours: '1', minutes: '0', seconds: '0' } }, 0).ok).toBe(true)
  })
})

describe('an edited record', () => {
  const form: EditForm = {
    hours: '1',
    minutes: '02',
    seconds: '3',
    totalPauses: '2',
    totalQuestions: '10',
    correctAnswers: '7',
    incorrectAnswers: '3',
  }
  const value = {
    study_time: 3723,
    total_pauses: 2,
    questions_resolved: 10,
    correct_answers: 7,
    incorrect_answers: 3,
  }

  test.each<[Partial<EditForm>, Partial<typeof value>]>([
    [{}, {}],
    [{ hours: '0', minutes: '0', seconds: '0' }, { study_time: 0 }],
    [{ hours: '99', minutes: '59', seconds: '59' }, { study_time: 359_999 }],
    [{ correctAnswers: '' }, { correct_answers: 7 }],
    [{ correctAnswers: '5' }, { correct_answers: 5 }],
    [{ totalPauses: '' }, { total_pauses: 0 }],
    [
      { totalQuestions: '', correctAnswers: '', incorrectAnswers: '' },
      { questions_resolved: 0, correct_answers: 0, incorrect_answers: 0 },
    ],
  ])('with %o is saved with %o', (change, saved) => {
    expect(checkEdit({ ...form, ...change })).toEqual({ ok: true, value: { ...value, ...saved } })
  })

  const numeric = 'Por favor, insira valores numéricos válidos para o tempo de estudo.'
  const valid = 'Por favor, insira um tempo de estudo válido.'
  const pauses = 'O número de pausas deve ser maior ou igual a zero.'
  const correct = 'O número de questões corretas não pode ser maior que o total de questões.'
  const incorrect = 'Questões incorretas não podem exceder o total de questões!'
  const sum = 'A soma de corretas e incorretas não pode ser maior que o total de questões.'
  test.each<[Partial<EditForm>, object]>([
    [{ hours: 'x' }, { studyTime: numeric }],
    [{ minutes: '' }, { studyTime: numeric }],
    [{ hours: '0x1' }, { studyTime: numeric }],
    [{ seconds: '1,5' }, { studyTime: numeric }],
    [{ hours: '-1' }, { studyTime: valid }],
    [{ hours: '1.5' }, { studyTime: valid }],
    [{ hours: '1.000' }, { studyTime: valid }],
    [{ hours: '100' }, { studyTime: valid }],
    [{ minutes: '60' }, { studyTime: valid }],
    [{ seconds: '60' }, { studyTime: valid }],
    [{ seconds: '-1' }, { studyTime: valid }],
    [{ totalPauses: '-1' }, { totalPauses: pauses }],
    [{ totalPauses: 'x' }, { totalPauses: pauses }],
    [{ correctAnswers: '11' }, { correctAnswers: correct }],
    [{ correctAnswers: '8' }, { correctAnswers: sum }],
    [{ incorrectAnswers: '11', correctAnswers: '' }, { incorrectAnswers: incorrect }],
    [{ totalQuestions: '-1' }, { totalQuestions: POSITIVE }],
    [{ incorrectAnswers: 'x' }, { incorrectAnswers: POSITIVE }],
  ])('with %o says %o', (change, errors) => {
    expect(checkEdit({ ...form, ...change })).toEqual({ ok: false, errors })
  })

  test('opened and saved unchanged is the same record', () => {
    const efforts = fc
      .record({
        study_time: fc.integer({ min: 0, max: 359_999 }),
        total_pauses: fc.integer({ min: 0, max: 99_999 }),
        correct_answers: fc.integer({ min: 0, max: 40_000 }),
        incorrect_answers: fc.integer({ min: 0, max: 40_000 }),
        blank: fc.integer({ min: 0, max: 19_999 }),
      })
      .map(({ blank, ...effort }) => {
        return { ...effort, questions_resolved: effort.correct_answers + effort.incorrect_answers + blank }
      })
    fc.assert(
      fc.property(efforts, (effort) => {
        expect(checkEdit(editFormOf(effort))).toEqual({ ok: true, value: effort })
      }),
    )
  })
})

describe('a manual entry', () => {
  const form: ManualForm = {
    hours: '1',
    minutes: '30',
    totalPauses: '',
    totalQuestions: '20',
    incorrectAnswers: '5',
  }
  const value = {
    study_time: 5400,
    total_pauses: 0,
    questions_resolved: 20,
    correct_answers: 15,
    incorrect_answers: 5,
  }

  test.each<[Partial<ManualForm>, Partial<typeof value>]>([
    [{}, {}],
    [{ hours: '' }, { study_time: 1800 }],
    [{ minutes: '0' }, { study_time: 3600 }],
    [{ hours: '99', minutes: '59' }, { study_time: 359_940 }],
    [{ totalPauses: '3' }, { total_pauses: 3 }],
    [{ minutes: '90' }, { study_time: 9000 }],
    [{ hours: '', minutes: '60' }, { study_time: 3600 }],
    [{ incorrectAnswers: '' }, { correct_answers: 20, incorrect_answers: 0 }],
    [
      { totalQuestions: '', incorrectAnswers: '' },
      { questions_resolved: 0, correct_answers: 0, incorrect_answers: 0 },
    ],
  ])('with %o is saved with %o', (change, saved) => {
    expect(checkManual({ ...form, ...change })).toEqual({ ok: true, value: { ...value, ...saved } })
  })

  const time = 'Por favor, insira o tempo de estudo.'
  const hours = 'Por favor, insira um valor válido para horas.'
  const minutes = 'Por favor, insira um valor válido para minutos.'
  const incorrect = 'Questões incorretas não podem exceder o total de questões!'
  test.each<[Partial<ManualForm>, object]>([
    [{ hours: '', minutes: '' }, { hours: time }],
    [{ hours: '0', minutes: '00' }, { hours: time }],
    [{ hours: '', minutes: '0' }, { hours: time }],
    [{ hours: '100' }, { hours }],
    [{ hours: '-1' }, { hours }],
    [{ hours: '99', minutes: '60' }, { hours }],
    [{ minutes: '120' }, { minutes }],
    [{ minutes: 'x', hours: '' }, { minutes }],
    [{ minutes: '1.5' }, { minutes }],
    [{ totalQuestions: '-1' }, { totalQuestions: POSITIVE }],
    [{ incorrectAnswers: '-1' }, { incorrectAnswers: POSITIVE }],
    [{ incorrectAnswers: '21' }, { incorrectAnswers: incorrect }],
    [{ totalQuestions: '' }, { incorrectAnswers: incorrect }],
    [{ totalPauses: '-1' }, { totalPauses: 'O número de pausas deve ser maior ou igual a zero.' }],
  ])('with %o says %o', (change, errors) => {
    expect(checkManual({ ...form, ...change })).toEqual({ ok: false, errors })
  })
})

test('the statistics of a day are the sums of its records', () => {
  const record = { study_time: 60, questions_resolved: 10, correct_answers: 7, incorrect_answers: 3 }
  const zero = { study_time: 0, questions_resolved: 0, correct_answers: 0, incorrect_answers: 0 }
  expect(totalsOf([])).toEqual(zero)
  expect(totalsOf([record, { ...zero, study_time: 1 }, record])).toEqual({
    study_time: 121,
    questions_resolved: 20,
    correct_answers: 14,
    incorrect_answers: 6,
  })
})
