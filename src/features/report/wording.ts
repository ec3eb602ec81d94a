import { counted, formatCount } from '../../shared/count.ts'
import { formatDuration } from '../../shared/duration.ts'

/** Escapes typed text, so that Markdown shows it as it is. */
export const escaped = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|~&#]/g, '\\$&')

export const bold = (text: string) => `**${escaped(text)}**`
export const questions = (value: number) => counted(value, 'questão', 'questões')
export const days = (value: number) => counted(value, 'dia', 'dias')

/** Writes '5h 20min', '40min', '42s', with the minutes that the screens show. */
export const spoken = (seconds: number) =>
  seconds < 60
    ? formatDuration(seconds)
    : formatDuration(Math.floor(seconds / 60) * 60).replace(/ 0(min|s)/g, '')

/** Writes 'A', 'A e B', 'A, B e C'. */
export const listed = (texts: readonly string[]) =>
  new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(texts)

const MOST_NAMED = 5

/** Lists the first few names, and the number of others. */
export function names(subjects: readonly { readonly name: string }[]): string {
  const named = subjects.slice(0, MOST_NAMED).map(({ name }) => bold(name))
  const more = subjects.length - named.length
  return listed(more > 0 ? [...named, `mais ${formatCount(more)}`] : named)
}
