/** The text trimmed, with every run of white space as one space. */
export function tidy(text: string): string {
  return text.trim().replace(/\s+/gu, ' ')
}

/** The text without what no text can hold: half characters, and the control characters that a PDF may leave in it. */
export function plain(text: string): string {
  return text.replace(/[\v\f]/gu, ' ').replace(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, '')
}

/** What there is of these, a dot between them that begins no line. */
export const dotted = (parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join('\u00a0· ')

/** Whether the text shows nothing: it is empty, or has only spaces and characters that leave no mark. */
export function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
}

/** The form in which names are compared: tidy, without accents, in lower case. */
export function fold(text: string): string {
  return tidy(text.normalize('NFD').replace(/\p{Mn}/gu, '')).toLowerCase()
}

/** Tidy, the first letter in upper case and the rest in lower case. */
export function capitalise(text: string): string {
  const [first = '', ...rest] = tidy(text)
  return first.toLocaleUpperCase('pt-BR') + rest.join('').toLocaleLowerCase('pt-BR')
}
