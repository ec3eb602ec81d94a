import { formatDuration } from '../../../shared/duration.ts'

/** A text that a student typed, so that Markdown shows it as it is. */
export const escaped = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|~&#]/g, '\\$&')

/** A name in bold. */
export const bold = (text: string) => `**${escaped(text)}**`
/** A count as Brazilians write it: '1.234'. */
export const count = (value: number) => value.toLocaleString('pt-BR')
/** A count with its word: '1 acerto', '2 acertos'. */
export const plural = (value: number, one: string, many: string) => `${count(value)} ${value === 1 ? one : many}`
/** '1 questão', '2 questões'. */
export const questions = (value: number) => plural(value, 'questão', 'questões')
/** '1 dia', '2 dias'. */
export const days = (value: number) => plural(value, 'dia', 'dias')

/** A time as one says it: '5h 20min', '40min', '42s'. */
export const spoken = (seconds: number) =>
  seconds < 60 ? formatDuration(seconds) : formatDuration(Math.round(seconds / 60) * 60).replace(/ 0(min|s)/g, '')

/** 'A', 'A e B', 'A, B e C'. */
export const listed = (texts: readonly string[]) => new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(texts)
