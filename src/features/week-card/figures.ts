import { type Block, type Canvas, EDGE, type Font, runsOf, type Shape, widthOf } from './shapes.ts'

export interface Figure {
  readonly figure: string
  readonly label: string
}

type Figures = readonly Figure[]

const LABEL: Font = { size: 38, weight: 400 }
/** Sizes of the first figure, and of those under it, or on a lower picture beside it. */
const HERO = { post: 132, story: 164 }
const FIGURE = { post: 52, story: 92 }
const LABEL_ROW = 56

/** The first figure by itself, the others under it, or beside it where there is less height. */
export function figuresOf([hero, ...others]: Figures, canvas: Canvas): Block[] {
  if (!hero) return []
  const isHigh = canvas.height > 1.5 * canvas.width
  if (!isHigh) return [figureRow([hero], heroBeside(hero, others, canvas), canvas, others)]
  return [
    figureRow([hero], HERO.story, canvas),
    ...(others.length > 0 ? [figureRow(others, FIGURE.story, canvas)] : []),
  ]
}

const LEAST_BESIDE = 56

/** The size of the first figure that leaves those beside it their room. */
function heroBeside({ figure }: Figures[number], others: Figures, canvas: Canvas): number {
  const width = widthOf(runsOf(figure, HERO.post, 0, 0, canvas), canvas)
  const beside = Math.max(0, ...others.map((other) => widthOf(besideOf(other, 0, canvas), canvas)))
  const room = canvas.width - 2 * EDGE - beside - LEAST_BESIDE
  return HERO.post * Math.min(1, room / width)
}

function figureRow(figures: Figures, size: number, canvas: Canvas, beside: Figures = []): Block {
  const column = (canvas.width - 2 * EDGE) / 2
  const line = size * 0.72
  return {
    height: line + LABEL_ROW + 8,
    draw: (top) => [
      ...figures.flatMap(({ figure, label }, index): Shape[] => {
        const x = EDGE + index * column
        const under: Shape = {
          kind: 'text',
          ...LABEL,
          text: label,
          x,
          y: top + line + LABEL_ROW,
          tone: 'soft',
        }
        return [...runsOf(figure, size, x, top + line, canvas), under]
      }),
      ...beside.flatMap((figure, index) =>
        besideOf(figure, top + line + LABEL_ROW - (beside.length - 1 - index) * 68, canvas),
      ),
    ],
  }
}

function besideOf({ figure, label }: Figures[number], y: number, canvas: Canvas): Shape[] {
  const right = canvas.width - EDGE
  const font: Font = { size: FIGURE.post, weight: 700 }
  return [
    {
      kind: 'text',
      ...font,
      text: figure,
      x: right - canvas.measure(label, LABEL) - 14,
      y,
      tone: 'ink',
      end: true,
    },
    { kind: 'text', ...LABEL, text: label, x: right, y, tone: 'soft', end: true },
  ]
}
