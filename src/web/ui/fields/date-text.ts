import { type Day, isDay } from '../../../shared/calendar.ts'

const ON_THE_WAY = /^\d{0,2}(\/\d{0,2}(\/\d{0,4})?)?$/

/** Inserts the slashes of dd/mm/aaaa; does not restore deleted ones. */
export function asTyped(text: string, before: string): string {
  const plain = text.trim()
  const isWhole: boolean = isDay(plain)
  if (isWhole || plain.length < before.length || ON_THE_WAY.test(plain)) return plain
  const digits = plain.replaceAll(/\D/g, '').slice(0, 8)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/')
}

/** Reads dd/mm/aaaa or a device's form; undefined for a day that does not exist. */
export function dayTyped(text: string): Day | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  const written = day ? `${year}-${month}-${day}` : text
  return isDay(written) ? written : undefined
}
