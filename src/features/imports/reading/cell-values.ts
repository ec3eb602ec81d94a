import { fold } from '../../../shared/text.ts'
import { numberIn } from '../../../shared/typed-number.ts'
import type { Cell } from './sheet.ts'

/** `fold`, with a shortcut for plain ASCII, which most cells are. */
const small = (text: string) => (/^[!-~]+(?: [!-~]+)*$/.test(text) ? text.toLowerCase() : fold(text))

const SPACES = /[\s\u00a0\u202f]+/g
const two = (number: number) => String(number).padStart(2, '0')

/** A signed number as a cell or a person writes it; undefined for anything else, a percentage too. */
export function numberOf(cell: Cell): number | undefined {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : undefined
  const text = cell.replace(SPACES, '')
  const number = numberIn(text.replace(/^[-−+]/, ''))
  return number !== undefined && /^[-−]/.test(text) ? -number : number
}

/** A spreadsheet writes an error, or the formula itself, if a formula has no value. */
export const isFormulaError = (cell: Cell): boolean =>
  typeof cell === 'string' &&
  /^(=|#(DIV\/0!|REF!|N\/A|N\/D|VALUE!|VALOR!|NAME\?|NOME\?|NUM!|NÚM!|NULL!|NULO!))/i.test(cell)

export type TimeUnit = 'days' | 'hours' | 'minutes' | 'seconds' | 'milliseconds'
const UNIT_SECONDS: Readonly<Record<TimeUnit, number>> = {
  days: 86_400,
  hours: 3600,
  minutes: 60,
  seconds: 1,
  milliseconds: 0.001,
}

const PARTS =
  /^(?:(\d+(?:[.,]\d+)?)(?:h|hs|hr|hrs|hora|horas))?(?:e?(\d+(?:[.,]\d+)?)(?:m|min|mins|minuto|minutos|'|’|′))?(?:e?(\d+(?:[.,]\d+)?)(?:s|seg|segs|segundo|segundos|"|”|″|''))?$/
const HOURS_AND_MINUTES = /^(\d+)h(\d{1,2})$/
const CLOCK = /^(\d{1,4}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?:h|hs|min)?$/

/** Whole seconds: '1h 1m 5s', '00:47:52', '1:30' (hours and minutes), `12'`, or a bare number of a unit. */
export function secondsOf(cell: Cell, unit: TimeUnit): number | undefined {
  const bare = numberOf(cell)
  if (bare !== undefined) return Math.round(bare * UNIT_SECONDS[unit])
  const text = small(String(cell))
    .replace(SPACES, '')
    .replace(/(\d)\.(?=h|m|s)/, '$1')
  const clock = CLOCK.exec(text)
  if (clock) return clockSeconds(clock)
  const [, hours, minutes] = HOURS_AND_MINUTES.exec(text) ?? []
  if (hours !== undefined) return Number(hours) * 3600 + Number(minutes) * 60
  const parts = text === '' ? null : PARTS.exec(text)
  if (!parts) return undefined
  const [h = 0, m = 0, s = 0] = parts.slice(1).map((part) => numberOf(part ?? '0') ?? 0)
  return Math.round(h * 3600 + m * 60 + s)
}

function clockSeconds([, hours, minutes, seconds = '0']: RegExpExecArray): number | undefined {
  if (Number(minutes) > 59 || Number(seconds) > 59) return undefined
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** A written day, whose order may be unknown; `seconds` of the day and `offset` in minutes, if given. */
export interface WrittenDay {
  readonly year: number
  readonly first: number
  readonly second: number
  /** Whether `first` is surely the month, as in 2026-09-02, or the order is unknown. */
  readonly order: 'month first' | 'day first' | 'open'
  readonly seconds?: number
  readonly offset?: number
}

const MONTHS = [
  'jan',
  'fev feb',
  'mar',
  'abr apr',
  'mai may',
  'jun',
  'jul',
  'ago aug',
  'set sep',
  'out oct',
  'nov',
  'dez dec',
]
const TIME =
  /(?:^|[t\s,]|as\s)(\d{1,2})[:h](\d{2})(?:[:m](\d{2})(?:[.,]\d+)?)?\s*([ap]\.?\s?m\.?)?\s*(z|utc|gmt|[+-]\d{2}:?\d{2})?$/
/** Whether a cell's day begins with the year. */
export const isYearFirst = (cell: Cell): boolean => typeof cell === 'number' || /^\d{4}/.test(cell)
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/
const SLASHED = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/
const DAY_NAMED = /^(\d{1,2})(?:o)?[-/.\s]*(?:de\s)?([a-z]{3})[a-z]*\.?[-/.,\s]*(?:de\s)?(\d{4}|\d{2})(?!\d)/
const NAMED_DAY = /^([a-z]{3})[a-z]*\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})/
const WEEKDAY = /^(?:dom|seg|ter|qua|qui|sex|sab|sun|mon|tue|wed|thu|fri|sat)[a-z]*(?:-feira)?\.?,?\s+/
/** Serial numbers of the years 2000 to 2099, for a column of days. */
const SERIALS = { first: 36_526, last: 73_050, epoch: 25_569 } as const
/** Epoch seconds of the same years. */
const EPOCH = { first: 946_684_800, last: 4_102_444_800 } as const

/** A day, with or without a time; undefined if the cell is none. */
export function dayIn(cell: Cell): WrittenDay | undefined {
  if (typeof cell === 'number') return numberedDay(cell)
  if (!/\d/.test(cell) || cell.length > 60) return undefined
  const text = /^\d/.test(cell) ? small(cell) : small(cell).replace(WEEKDAY, '')
  const date = dateIn(text)
  if (!date) return undefined
  const rest = text.slice(date.length).trimStart()
  const time = rest === '' ? {} : clockTimeIn(rest)
  return time && Object.assign(date.day, time)
}

const isWithin = (number: number, { first, last }: { first: number; last: number }) =>
  number >= first && number <= last

function numberedDay(number: number): WrittenDay | undefined {
  if (isWithin(number, SERIALS)) {
    const { seconds, ...day } = momentOf((number - SERIALS.epoch) * 86_400)
    return { ...day, ...(seconds > 0 && { seconds }) }
  }
  const epoch = [number, number / 1000].find((each) => isWithin(each, EPOCH))
  return epoch === undefined ? undefined : { ...momentOf(epoch), offset: 0 }
}

function momentOf(seconds: number): WrittenDay & { seconds: number } {
  const at = new Date(Math.round(seconds) * 1000)
  return {
    year: at.getUTCFullYear(),
    first: at.getUTCMonth() + 1,
    second: at.getUTCDate(),
    order: 'month first',
    seconds: at.getUTCHours() * 3600 + at.getUTCMinutes() * 60 + at.getUTCSeconds(),
  }
}

const yearOf = (text = '') => (text.length === 2 ? 2000 : 0) + Number(text)
const monthOf = (name: string) => MONTHS.findIndex((names) => names.includes(name)) + 1

function dateIn(text: string): { day: WrittenDay; length: number } | undefined {
  const iso = ISO.exec(text)
  if (iso) return dated(iso, [Number(iso[1]), Number(iso[2]), Number(iso[3])], 'month first')
  const slashed = SLASHED.exec(text)
  if (slashed) return dated(slashed, [yearOf(slashed[3]), Number(slashed[1]), Number(slashed[2])], 'open')
  const named = DAY_NAMED.exec(text)
  if (named) return dated(named, [yearOf(named[3]), monthOf(named[2] ?? ''), Number(named[1])], 'month first')
  const month = NAMED_DAY.exec(text)
  if (month) return dated(month, [Number(month[3]), monthOf(month[1] ?? ''), Number(month[2])], 'month first')
}

const dated = (
  [whole]: RegExpExecArray,
  [year, first, second]: readonly [number, number, number],
  order: WrittenDay['order'],
) => ({ day: { year, first, second, order } as WrittenDay, length: whole.length })

/** The seconds of a time of day, and its offset if given; a bare number is a part of the day. */
export function timeIn(cell: Cell): Pick<WrittenDay, 'seconds' | 'offset'> | undefined {
  if (typeof cell === 'string') return clockTimeIn(small(cell))
  return cell >= 0 && cell < 1 ? { seconds: Math.round(cell * UNIT_SECONDS.days) } : undefined
}

/** Whether a cell has no value; people write a dash for none. */
export const isBlank = (cell: Cell): boolean => cell === '' || cell === '-'

function clockTimeIn(text: string): Pick<WrittenDay, 'seconds' | 'offset'> | undefined {
  const [whole, hours, minutes, seconds = '0', half, zone] = TIME.exec(text) ?? []
  if (whole === undefined) return undefined
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.startsWith('p') ? 12 : 0)
  if (hour > 24 || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  const offset = offsetOf(zone)
  return {
    seconds: hour * 3600 + Number(minutes) * 60 + Number(seconds),
    ...(offset !== undefined && { offset }),
  }
}

function offsetOf(zone: string | undefined): number | undefined {
  if (zone === undefined) return undefined
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? []
  if (sign === undefined) return 0
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** The day as 'YYYY-MM-DD', with its parts in the file's order; undefined if the calendar has no such day. */
export function dayOf({ year, first, second, order }: WrittenDay, isDayFirst: boolean): string | undefined {
  const [month, day] =
    order === 'month first' || (order === 'open' && !isDayFirst) ? [first, second] : [second, first]
  const isThere =
    month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
  return isThere ? `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` : undefined
}
