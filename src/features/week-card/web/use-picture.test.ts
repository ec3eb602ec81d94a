import { describe, expect, it } from 'vitest'
import { numberOfDay } from '../../../shared/calendar.ts'
import type { DaySums } from '../../consistency/rules.ts'
import { type Format, PARTS, type Part, SIZES, USUAL } from '../choices.ts'
import { altOf, wordsOf } from '../copy.ts'
import { drawingOf } from '../drawing.ts'
import { daysOf, isBlank, isStudied, shownOf, type Week } from '../rules.ts'
import { EDGE, type Shape } from '../shapes.ts'

const MONDAY = '2026-11-16'
const MINUTE = 60

const known = (days: DaySums[], day = '2026-11-22') => ({
  day,
  days,
  settings: { least_minutes: 30, day_starts_at: 0, study_at: null },
})

const first = numberOfDay(MONDAY)

/** Monday, Tuesday and Saturday count, Wednesday is too short. */
const WEEK: Week = {
  days: daysOf(
    known([
      [first - 1, 7777, 77],
      [first, 3 * 3600, 41],
      [first + 1, 45 * MINUTE, 0],
      [first + 2, 12 * MINUTE, 5],
      [first + 5, 2 * 3600, 10],
    ]),
    MONDAY,
  ),
  subjects: ['Direito Constitucional', 'Português', 'Contabilidade', 'Auditoria', 'Lei seca', 'Redação'].map(
    (name, index) => ({ id: index + 1, name, seconds: (7 - index) * 1200 }),
  ),
  exam: 'Tribunal de Contas da União',
}

/** Words that give each part away. */
const TRACES: Record<Part, RegExp> = {
  hours: /\d+(h|min)\b/,
  questions: /quest/,
  days: /dia|seg|ter|qua|qui|sex|sáb|dom/i,
  subjects: /Direito|Português|matéria/,
  exam: /Tribunal/,
}

const SUBSETS = Array.from({ length: 2 ** PARTS.length }, (_, bits) =>
  PARTS.filter((_part, index) => Math.floor(bits / 2 ** index) % 2 === 1),
)

const measure = (text: string, { size }: { size: number }) => text.length * size * 0.55

const drawn = (parts: readonly Part[], format: Format, week = WEEK) => {
  const shown = shownOf(week, { parts })
  return drawingOf(shown, wordsOf(shown), { ...SIZES[format], measure })
}

const textsIn = (marks: readonly Shape[]) =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])).join('')

describe('the picture of a week', () => {
  it.each(SUBSETS.map((parts) => [parts.join(' and ') || 'nothing', parts] as const))(
    'that is to show %s gives nothing else away, neither drawn nor told',
    (_name, parts) => {
      const alt = altOf(shownOf(WEEK, { parts })).replace(/.*?novembro\./, '')
      for (const format of ['post', 'story'] as const) {
        const marks = drawn(parts, format)
        const texts = textsIn(marks).replace('Minha semana', '').replace('16 a 22 de novembro', '')
        for (const part of PARTS) {
          const trace = TRACES[part]
          const [isDrawn, isInAlt] = [trace.test(texts), trace.test(alt)]
          expect([part, isDrawn, isInAlt]).toEqual([part, parts.includes(part), parts.includes(part)])
        }
        expect(marks.some(({ kind }) => kind === 'bubble')).toBe(parts.includes('days'))
      }
    },
  )

  it.each(
    SUBSETS.flatMap((parts) =>
      (['post', 'story'] as const).map((format) => [parts.join(' '), format, parts] as const),
    ),
  )('stays on its sheet with %s as a %s, no line upon another', (_name, format, parts) => {
    const { width, height } = SIZES[format]
    const marks = drawn(parts, format)
    for (const mark of marks) {
      const [left, right, top, foot] = boxOf(mark)
      expect(left).toBeGreaterThanOrEqual(EDGE - 1)
      expect(right).toBeLessThanOrEqual(width - EDGE + 1)
      expect(top).toBeGreaterThanOrEqual(EDGE - 1)
      expect(foot).toBeLessThanOrEqual(height - EDGE + 20)
    }
    const boxes = marks.map(boxOf)
    const upon = boxes.filter(([left, right, top, foot], index) =>
      boxes
        .slice(index + 1)
        .some(([l, r, t, f]) => l < right - 1 && left < r - 1 && t < foot - 1 && top < f - 1),
    )
    expect(upon).toEqual([])
  })

  it('has room between a hundred hours and ten thousand questions', () => {
    const much = {
      ...WEEK,
      days: daysOf(known([0, 1, 2, 3, 4, 5, 6].map((day) => [first + day, 14 * 3600 + 2000, 1500])), MONDAY),
    }
    const boxes = drawn(USUAL.parts, 'post', much).map((mark) => [mark, boxOf(mark)] as const)
    const edgeOf = (text: string, edge: 0 | 1) =>
      boxes.find(([mark]) => mark.kind === 'text' && mark.text === text)?.[1][edge] ?? Number.NaN
    expect(edgeOf('10.500', 0) - edgeOf('min', 1)).toBeGreaterThan(40)
  })

  it('says of a week of questions alone what was done, and no hours that were not', () => {
    const week = {
      ...WEEK,
      days: daysOf(known([[first + 1, 0, 40]]), MONDAY),
      subjects: [{ id: 1, name: 'Português', seconds: 0 }],
    }
    expect(altOf(shownOf(week, { parts: PARTS }))).toBe(
      'Minha semana, 16 a 22 de novembro. Tribunal de Contas da União. 40 questões. Estudo em: terça-feira. Português.',
    )
    expect(textsIn(drawn(PARTS, 'post', week))).not.toMatch(/min|bolha/)
    const mixed = {
      ...WEEK,
      days: daysOf(
        known([
          [first, 3600, 0],
          [first + 1, 0, 40],
        ]),
        MONDAY,
      ),
    }
    expect(altOf(shownOf(mixed, USUAL))).toContain('Estudo em: segunda-feira 1h.')
  })

  it('counts the days with time enough, and shows the others as they were', () => {
    expect(shownOf(WEEK, USUAL)).toMatchObject({ seconds: 357 * MINUTE, questions: 56, daysStudied: 3 })
    expect(shownOf(WEEK, USUAL).days.map(({ isStudied: is }) => is)).toEqual([
      true,
      true,
      true,
      false,
      false,
      true,
      false,
    ])
  })

  it('says of days that were all too short how long they were, and not that there were none', () => {
    const short = { ...WEEK, days: daysOf(known([[first, 12 * MINUTE, 0]]), MONDAY) }
    expect(altOf(shownOf(short, USUAL))).toBe(
      'Minha semana, 16 a 22 de novembro. 12min de estudo. Estudo em: segunda-feira 12min.',
    )
  })

  it('cuts names that are too long, and counts the subjects that have no room', () => {
    const long = { ...WEEK, exam: 'Tribunal '.repeat(20) }
    const texts = drawn(PARTS, 'post', long).flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
    expect(texts.find((text) => text.startsWith('Tribunal'))).toMatch(/…$/)
    expect(texts).toContain('e mais 4 matérias')
    expect(
      drawn(PARTS, 'story').some((mark) => mark.kind === 'text' && mark.text === 'e mais 2 matérias'),
    ).toBe(true)
  })

  it('has the face of each named subject before its name', () => {
    const faces = drawn(['subjects'], 'story').flatMap((mark) =>
      mark.kind === 'face' ? [[mark.letter, mark.hue]] : [],
    )
    expect(faces.slice(0, 2)).toEqual([
      ['C', 138],
      ['P', 275],
    ])
    expect(drawn(USUAL.parts, 'story').some(({ kind }) => kind === 'face')).toBe(false)
  })

  it('is told in sentences', () => {
    expect(altOf(shownOf(WEEK, USUAL))).toBe(
      'Minha semana, 16 a 22 de novembro. 5h 57min de estudo. 56 questões. 3 dias de estudo. ' +
        'Estudo em: segunda-feira 3h, terça-feira 45min, quarta-feira 12min, sábado 2h.',
    )
  })

  it.each([['hours', 'days'], ['days']] as const)(
    'has no empty day of those to come, with %s',
    (...parts) => {
      const week = { ...WEEK, days: daysOf(known([[first, 3600, 0]], '2026-11-18'), MONDAY) }
      const radii = drawn(parts, 'post', week).flatMap((mark) =>
        mark.kind === 'bubble' && mark.fill === 0 ? [mark.radius] : [],
      )
      // Tuesday and Wednesday; from Thursday on only their places.
      expect(new Set(radii.slice(0, 2)).size).toBe(1)
      expect(radii.slice(2)).toEqual(Array.from({ length: 4 }, () => (radii[0] ?? 0) / 4))
    },
  )

  it('is blank where nothing is chosen, and none where nothing was studied', () => {
    expect(isBlank(shownOf(WEEK, { parts: [] }))).toBe(true)
    expect(isBlank(shownOf(WEEK, { parts: ['questions'] }))).toBe(false)
    expect(isStudied({ days: daysOf(known([]), MONDAY) })).toBe(false)
    expect(isStudied(WEEK)).toBe(true)
  })
})

function boxOf(mark: Shape): [number, number, number, number] {
  if (mark.kind === 'text') {
    const width = measure(mark.text, mark)
    const left = mark.end ? mark.x - width : mark.x
    return [left, left + width, mark.y - 0.7 * mark.size, mark.y]
  }
  const half = mark.kind === 'logo' ? mark.size / 2 : mark.radius
  const [x, y] = mark.kind === 'logo' ? [mark.x + half, mark.y + half] : [mark.x, mark.y]
  return [x - half, x + half, y - half, y + half]
}
