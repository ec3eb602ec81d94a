import { expect, it } from 'vitest'
import { formOf, readSettings } from './form.ts'

it.each([
  [
    { least_minutes: 10, day_starts_at: 0, study_at: null },
    { least: '10', dayStartsAt: 0, studyAt: '' },
  ],
  [
    { least_minutes: 45, day_starts_at: 4, study_at: 1170 },
    { least: '45', dayStartsAt: 4, studyAt: '19:30' },
  ],
  [
    { least_minutes: 240, day_starts_at: 6, study_at: 5 },
    { least: '240', dayStartsAt: 6, studyAt: '00:05' },
  ],
])('settings are read as they are shown: %j', (settings, form) => {
  expect(formOf(settings)).toEqual(form)
  expect(readSettings(form)).toEqual(settings)
})

it.each(['', '0', '241', '12,5', '12.5', '1.000', '-3', '1e2'])(
  'a day does not count from %j minutes',
  (least) => {
    expect(readSettings({ least, dayStartsAt: 0, studyAt: '' })).toEqual({
      wrong: 'Informe um número inteiro de minutos, de 1 a 240.',
    })
  },
)
