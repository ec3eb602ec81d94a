import { type RefObject, useEffect, useState } from 'react'
import { type ColourOf, coloursAt } from '../../../web/charts/colours.ts'
import { LETTER } from '../../../web/ui/icons/mark.tsx'
import { type CardChoices, SIZES } from '../choices.ts'
import { wordsOf } from '../copy.ts'
import { drawingOf } from '../drawing.ts'
import type { Shown } from '../rules.ts'
import { FRAME, type Shape } from '../shapes.ts'

/** The colours of `tokens.css`, except for placeholders. */
const FAMILY = '"Open Zero", "Atkinson Hyperlegible Next", sans-serif'
const LETTERS = 'a0'
const CORNER = 56

interface Font {
  readonly size: number
  readonly weight: number
}

const fontOf = ({ size, weight }: Font) => `${weight} ${size}px ${FAMILY}`

type Pen = CanvasRenderingContext2D

/** Draws whenever something in the picture changes, and then gives it as a file. */
export function usePicture(
  canvas: RefObject<HTMLCanvasElement | null>,
  shown: Shown,
  format: CardChoices['format'],
) {
  const [picture, setPicture] = useState<Blob>()
  useEffect(() => {
    let isOld = false
    const draw = async () => {
      // A typeface that does not come leaves the one that the page has.
      await Promise.allSettled(
        [400, 600, 700].map((weight) => document.fonts.load(fontOf({ size: 40, weight }), LETTERS)),
      )
      const [element, pen] = [canvas.current, canvas.current?.getContext('2d')]
      if (isOld || !(element && pen)) return
      paint(pen, element, shown, format)
      element.toBlob((blob) => isOld || setPicture(blob ?? undefined), 'image/png')
    }
    setPicture(undefined)
    void draw()
    return () => {
      isOld = true
    }
  }, [canvas, shown, format])
  return picture
}

function paint(pen: Pen, element: HTMLCanvasElement, shown: Shown, format: CardChoices['format']): void {
  const { width, height } = SIZES[format]
  Object.assign(element, { width, height })
  const measure = (text: string, font: Font) => {
    pen.font = fontOf(font)
    return pen.measureText(text).width
  }
  const colourOf = coloursAt(element)
  pen.fillStyle = colourOf('--color-accent')
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = colourOf('--color-sheet')
  pen.beginPath()
  pen.roundRect(FRAME, FRAME, width - 2 * FRAME, height - 2 * FRAME, CORNER)
  pen.fill()
  for (const mark of drawingOf(shown, wordsOf(shown), { width, height, measure })) draw(pen, mark, colourOf)
}

function draw(pen: Pen, mark: Shape, colourOf: ColourOf): void {
  if (mark.kind === 'bubble') drawBubble(pen, mark, colourOf)
  else if (mark.kind === 'face') drawFace(pen, mark, colourOf)
  else if (mark.kind === 'logo') drawLogo(pen, mark, colourOf)
  else drawText(pen, mark, colourOf)
}

type Drawn<Kind extends Shape['kind']> = Extract<Shape, { kind: Kind }>

function drawText(pen: Pen, { text, x, y, end, tone, ...font }: Drawn<'text'>, colourOf: ColourOf): void {
  pen.font = fontOf(font)
  pen.textAlign = end ? 'right' : 'left'
  pen.fillStyle = colourOf(`--color-${tone}`)
  pen.fillText(text, x, y)
}

/** As the bubble of the kit: filled from its foot on. */
function drawBubble(pen: Pen, { x, y, radius, fill }: Drawn<'bubble'>, colourOf: ColourOf): void {
  const level = Math.asin(1 - 2 * fill)
  pen.beginPath()
  pen.arc(x, y, radius, level, Math.PI - level)
  pen.fillStyle = colourOf('--color-accent')
  if (fill > 0) pen.fill()
  pen.beginPath()
  pen.arc(x, y, radius - 2, 0, 2 * Math.PI)
  pen.lineWidth = 4
  pen.strokeStyle = colourOf(fill > 0 ? '--color-accent' : '--color-edge')
  pen.stroke()
}

function drawFace(pen: Pen, { x, y, radius, letter, hue }: Drawn<'face'>, colourOf: ColourOf): void {
  pen.beginPath()
  pen.arc(x, y, radius - 1.5, 0, 2 * Math.PI)
  pen.fillStyle = colourOf('--ground', hue)
  pen.fill()
  pen.lineWidth = 3
  pen.strokeStyle = colourOf('--line', hue)
  pen.stroke()
  pen.font = fontOf({ size: 24, weight: 600 })
  pen.textAlign = 'center'
  pen.fillStyle = colourOf('--letter', hue)
  pen.fillText(letter, x, y + 8)
}

/** As `public/favicon.svg`. */
function drawLogo(pen: Pen, { x, y, size }: Drawn<'logo'>, colourOf: ColourOf): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(size / 32, size / 32)
  pen.beginPath()
  pen.arc(16, 16, 16, 0, 2 * Math.PI)
  pen.fillStyle = colourOf('--color-accent')
  pen.fill()
  pen.strokeStyle = colourOf('--color-on-accent')
  Object.assign(pen, { lineWidth: 3, lineCap: 'round', lineJoin: 'round' })
  pen.stroke(new Path2D(LETTER))
  pen.restore()
}
