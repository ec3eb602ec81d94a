/** A table of a TrueType font: where it stands, in bytes. */
interface Table {
  readonly entry: number
  readonly start: number
}

type Point = readonly [x: number, y: number, onCurve: boolean]
type Contour = readonly Point[]

const [ON_CURVE, SHORT_X, SHORT_Y, REPEATED, SAME_X, SAME_Y] = [1, 2, 4, 8, 16, 32]
const GLYPH_HEAD = 10

/** Joins the halves of the zero's inner form that its slash cut. @throws Error for another drawing */
export function openZero(font: Buffer): Buffer {
  const tables = tablesOf(font)
  const [glyf, loca] = [tables('glyf'), tables('loca')]
  if (font.readInt16BE(tables('head').start + 50) !== 0) throw new Error('The font has long offsets.')
  const offset = (glyph: number) => 2 * font.readUInt16BE(loca.start + 2 * glyph)
  const contours = readGlyph(font.subarray(glyf.start + offset(1), glyf.start + offset(2)))
  const [outer, first, second] = contours
  if (!(outer && first && second) || contours.length > 3)
    throw new Error('The zero is not drawn as expected.')
  const drawn = writeGlyph([outer, joined(first, second)])
  const after = font.subarray(glyf.start + offset(2), glyf.start + offset(3))
  const made = Buffer.concat([font, drawn, after])
  made.writeUInt32BE(font.length, glyf.entry + 8)
  made.writeUInt32BE(drawn.length + after.length, glyf.entry + 12)
  ;[0, 0, drawn.length, drawn.length + after.length].forEach((at, i) => {
    made.writeUInt16BE(at / 2, loca.start + 2 * i)
  })
  return made
}

function tablesOf(font: Buffer): (name: string) => Table {
  const count = font.readUInt16BE(4)
  const entries = Array.from({ length: count }, (_, i) => 12 + 16 * i)
  return (name) => {
    const entry = entries.find((at) => font.toString('latin1', at, at + 4) === name)
    if (entry === undefined) throw new Error(`The font has no table ${name}.`)
    return { entry, start: font.readUInt32BE(entry + 8) }
  }
}

/** Opens both halves, which run the same way round, at the long side that the stroke cut. */
function joined(first: Contour, second: Contour): Contour {
  return [...openedAtCut(first), ...openedAtCut(second)]
}

/** The points from the one end of the longest straight side all the way round to its other end. */
function openedAtCut(half: Contour): Contour {
  const length = ([x, y, on]: Point, i: number) => {
    const [nextX, nextY, nextOn] = half[(i + 1) % half.length] ?? [x, y, false]
    return on && nextOn ? Math.hypot(nextX - x, nextY - y) : 0
  }
  const lengths = half.map(length)
  const end = lengths.indexOf(Math.max(...lengths)) + 1
  return [...half.slice(end), ...half.slice(0, end)]
}

function readGlyph(glyph: Buffer): Contour[] {
  const count = glyph.readInt16BE(0)
  const ends = Array.from({ length: count }, (_, i) => glyph.readUInt16BE(GLYPH_HEAD + 2 * i))
  let at = GLYPH_HEAD + 2 * count
  at += 2 + glyph.readUInt16BE(at)
  const flags: number[] = []
  while (flags.length <= (ends.at(-1) ?? -1)) {
    const flag = glyph.readUInt8(at++)
    const times = flag & REPEATED ? glyph.readUInt8(at++) + 1 : 1
    flags.push(...Array.from({ length: times }, () => flag))
  }
  const read = (short: number, same: number) => {
    let sum = 0
    return flags.map((flag) => {
      if (flag & short) sum += flag & same ? glyph.readUInt8(at++) : -glyph.readUInt8(at++)
      else if (!(flag & same)) {
        sum += glyph.readInt16BE(at)
        at += 2
      }
      return sum
    })
  }
  const xs = read(SHORT_X, SAME_X)
  const ys = read(SHORT_Y, SAME_Y)
  const points = flags.map((flag, i): Point => [xs[i] ?? 0, ys[i] ?? 0, (flag & ON_CURVE) > 0])
  return ends.map((end, i) => points.slice((ends[i - 1] ?? -1) + 1, end + 1))
}

/** Each step in two bytes: `subset-font` packs it afterwards. */
function writeGlyph(contours: readonly Contour[]): Buffer {
  const points = contours.flat()
  const words: number[] = [contours.length]
  for (const edge of [Math.min, Math.max])
    for (const axis of [0, 1] as const) words.push(edge(...points.map((point) => point[axis])))
  contours.forEach((_, i) => void words.push(contours.slice(0, i + 1).flat().length - 1))
  words.push(0)
  const flags = Buffer.from(points.map(([, , on]) => (on ? ON_CURVE : 0)))
  const steps = ([0, 1] as const).flatMap((axis) =>
    points.map((point, i) => point[axis] - (points[i - 1]?.[axis] ?? 0)),
  )
  const glyph = Buffer.concat([int16s(words), flags, int16s(steps)])
  return Buffer.concat([glyph, Buffer.alloc(-glyph.length & 3)])
}

function int16s(values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(2 * values.length)
  values.forEach((value, i) => void buffer.writeInt16BE(value, 2 * i))
  return buffer
}
