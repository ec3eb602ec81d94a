import { hueOf, initialOf } from '../../shared/face.ts'
import { type Figure, figuresOf } from './figures.ts'
import { bubblesOf, bubbleUnit, longestDay, type Shown } from './rules.ts'
import { type Block, type Canvas, EDGE, type Font, fitting, type Shape } from './shapes.ts'

export interface CardWords {
  readonly title: string
  readonly name: string
  readonly period: string
  readonly exam: string
  /** The first is the largest. */
  readonly figures: readonly Figure[]
  /** The name of each weekday shown, in three letters. */
  readonly days: readonly string[]
  readonly bubble: string
  readonly subjects: readonly { readonly id: number; readonly name: string; readonly time: string }[]
  readonly more: (many: number) => string
}

/** Parts of the picture, from top to bottom, with even room between them. */
export function drawingOf(shown: Shown, words: CardWords, canvas: Canvas): Shape[] {
  const head = headOf(words, canvas)
  const [figures, subjects] = [figuresOf(words.figures, canvas), subjectsOf(words, canvas)]
  const fixed = [...figures, ...subjects]
  const room = canvas.height - 2 * EDGE - head.height
  const left = roomBeside(fixed, room) - (fixed.length + 2) * LEAST_GAP
  const blocks = [...figures, ...daysOf(shown, words, left, canvas), ...subjects]
  const free = roomBeside(blocks, room)
  const gap = Math.min(MOST_GAP, free / (blocks.length + 1))
  const marks = head.draw(EDGE)
  // The remaining room is divided above and below.
  let top = EDGE + head.height + (free - gap * (blocks.length - 1)) / 2
  for (const { height, draw } of blocks) {
    marks.push(...draw(top))
    top += height + gap
  }
  return marks
}

const roomBeside = (blocks: readonly Block[], room: number) =>
  blocks.reduce((left, { height }) => left - height, room)

const LEAST_GAP = 44
const MOST_GAP = 110

const LOGO = 60
const NAME: Font = { size: 44, weight: 700 }
const PERIOD: Font = { size: 36, weight: 400 }
const TITLE: Font = { size: 72, weight: 700 }
const EXAM: Font = { size: 40, weight: 400 }

function headOf({ name, period, title, exam }: CardWords, canvas: Canvas): Block {
  const width = canvas.width - 2 * EDGE
  return {
    height: exam ? 230 : 180,
    draw: (top) => [
      { kind: 'logo', x: EDGE, y: top, size: LOGO },
      { kind: 'text', ...NAME, text: name, x: EDGE + LOGO + 18, y: top + 45, tone: 'ink' },
      { kind: 'text', ...PERIOD, text: period, x: canvas.width - EDGE, y: top + 43, tone: 'soft', end: true },
      { kind: 'text', ...TITLE, text: title, x: EDGE, y: top + 165, tone: 'ink' },
      ...(exam
        ? [
            {
              kind: 'text',
              ...EXAM,
              text: fitting(exam, EXAM, width, canvas),
              x: EDGE,
              y: top + 222,
              tone: 'soft',
            } as const,
          ]
        : []),
    ],
  }
}

const ROW = { least: 44, most: 96 }
const DAY: Font = { size: 36, weight: 400 }
const DAY_WIDTH = 96
const LEGEND: Font = { size: 32, weight: 400 }
const LEGEND_ROW = 52

/** With their hours a row of bubbles each, as long as the day's study; without, one bubble each. */
function daysOf(shown: Shown, words: CardWords, left: number, canvas: Canvas): Block[] {
  if (shown.days.length === 0) return []
  return [shown.seconds === null ? rowOfDays(shown, words, canvas) : answerSheet(shown, words, left)]
}

const COLUMN = 98

function answerSheet(shown: Shown, words: CardWords, left: number): Block {
  const row = Math.min(ROW.most, Math.max(ROW.least, (left - LEGEND_ROW) / shown.days.length))
  const radius = Math.min(row * 0.41, COLUMN * 0.43)
  const unit = bubbleUnit(longestDay(shown))
  const first = EDGE + DAY_WIDTH + radius
  return {
    height: row * shown.days.length + LEGEND_ROW,
    draw: (top) => [
      ...shown.days.flatMap(({ seconds, isToCome }, index): Shape[] => {
        const y = top + (index + 0.5) * row
        const bubbles = bubblesOf(seconds ?? 0, unit)
        return [
          { kind: 'text', ...DAY, text: words.days[index] ?? '', x: EDGE, y: y + 12, tone: 'soft' },
          ...bubbles.map(
            (fill, at): Shape => ({ kind: 'bubble', x: first + at * (2 * radius + 12), y, radius, fill }),
          ),
          ...(bubbles.length > 0 ? [] : [unfilled(first, y, radius, isToCome)]),
        ]
      }),
      {
        kind: 'text',
        ...LEGEND,
        text: words.bubble,
        x: EDGE,
        y: top + row * shown.days.length + LEGEND_ROW - 6,
        tone: 'soft',
      },
    ],
  }
}

/** A day without study is a bubble that nobody has filled; one that is yet to come, the place for it. */
const unfilled = (x: number, y: number, radius: number, isToCome: boolean): Shape => ({
  kind: 'bubble',
  x,
  y,
  radius: isToCome ? radius / 4 : radius,
  fill: 0,
})

function rowOfDays({ days }: Shown, words: CardWords, { width, measure }: Canvas): Block {
  const pitch = (width - 2 * EDGE) / days.length
  return {
    height: 170,
    draw: (top) =>
      days.flatMap(({ isStudied, isToCome }, index): Shape[] => {
        const x = EDGE + (index + 0.5) * pitch
        const text = words.days[index] ?? ''
        return [
          isStudied
            ? { kind: 'bubble', x, y: top + 50, radius: 48, fill: 1 }
            : unfilled(x, top + 50, 48, isToCome),
          { kind: 'text', ...DAY, text, x: x - measure(text, DAY) / 2, y: top + 150, tone: 'soft' },
        ]
      }),
  }
}

const SUBJECT: Font = { size: 38, weight: 600 }
const TIME: Font = { size: 38, weight: 400 }
const SUBJECT_ROW = 54
const FACE = 21
const FACE_WIDTH = 2 * FACE + 18
/** In pixels of height: on a higher picture there is room for more subjects. */
const ROOM_OF_ONE = 340

function subjectsOf({ subjects, more }: CardWords, canvas: Canvas): Block[] {
  if (subjects.length === 0) return []
  const most = Math.floor(canvas.height / ROOM_OF_ONE)
  const listed = subjects.length > most ? subjects.slice(0, most - 1) : subjects
  const rest = subjects.length - listed.length
  const right = canvas.width - EDGE
  const lineOf = ({ id, name, time }: CardWords['subjects'][number], y: number): Shape[] => {
    const x = EDGE + FACE_WIDTH
    const width = right - x - (time ? canvas.measure(time, TIME) + 40 : 0)
    return [
      { kind: 'face', x: EDGE + FACE, y: y - 13, radius: FACE, letter: initialOf(name), hue: hueOf(id) },
      { kind: 'text', ...SUBJECT, text: fitting(name, SUBJECT, width, canvas), x, y, tone: 'ink' },
      ...(time ? [{ kind: 'text', ...TIME, text: time, x: right, y, tone: 'soft', end: true } as const] : []),
    ]
  }
  return [
    {
      height: SUBJECT_ROW * (listed.length + (rest > 0 ? 1 : 0)) - 14,
      draw: (top) => [
        ...listed.flatMap((subject, index) => lineOf(subject, top + 34 + index * SUBJECT_ROW)),
        ...(rest > 0
          ? [
              {
                kind: 'text',
                ...TIME,
                text: more(rest),
                x: EDGE,
                y: top + 34 + listed.length * SUBJECT_ROW,
                tone: 'soft',
              } as const,
            ]
          : []),
      ],
    },
  ]
}
