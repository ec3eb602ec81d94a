export type Tone = 'ink' | 'soft' | 'accent' | 'edge' | 'sheet'

export interface Font {
  readonly size: number
  readonly weight: 400 | 600 | 700
}

/** Something to draw, in pixels of the picture; `y` of a text is its baseline. */
export type Shape =
  | (Font & { kind: 'text'; text: string; x: number; y: number; tone: Tone; end?: true })
  | { kind: 'bubble'; x: number; y: number; radius: number; fill: number }
  | { kind: 'face'; x: number; y: number; radius: number; letter: string; hue: number }
  | { kind: 'logo'; x: number; y: number; size: number }

export interface Canvas {
  readonly width: number
  readonly height: number
  readonly measure: (text: string, font: Font) => number
}

/** From the picture's edge to the sheet of paper, and from there to what stands on it. */
export const FRAME = 40
const INSET = 60
export const EDGE = FRAME + INSET

/** A part of the picture, as high as it says, drawn from its upper edge on. */
export interface Block {
  readonly height: number
  readonly draw: (top: number) => Shape[]
}

/** '26h 15min' as two numbers with small units. */
export function runsOf(figure: string, size: number, x: number, y: number, { measure }: Canvas): Shape[] {
  let at = x
  return figure.split(/([^\d\s.,]+)/).map((text, index) => {
    const font: Font = index % 2 === 0 ? { size, weight: 700 } : { size: size / 2, weight: 400 }
    const mark: Shape = { kind: 'text', ...font, text, x: at, y, tone: index % 2 === 0 ? 'ink' : 'soft' }
    at += measure(text, font) + size / 40
    return mark
  })
}

/** Cut where it would be too long. */
export function fitting(text: string, font: Font, width: number, { measure }: Canvas): string {
  if (measure(text, font) <= width) return text
  const letters = [...text]
  while (letters.length > 1 && measure(`${letters.join('').trimEnd()}…`, font) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** From the first letter of these texts to the last. */
export function widthOf(marks: readonly Shape[], { measure }: Canvas): number {
  const edges = marks.flatMap((mark) => {
    if (mark.kind !== 'text') return []
    const width = measure(mark.text, mark)
    return mark.end ? [mark.x - width, mark.x] : [mark.x, mark.x + width]
  })
  return Math.max(...edges) - Math.min(...edges)
}
