/** A draft, which goes when the student signs out (`use-draft.ts`). */
const KEY = 'posse:draft:exam'
const LIMIT = 120

/** Keeps in this tab the exam that a visitor named, through the sign-up, Google's pages and a reload. */
export function keepNamedExam(text: string): void {
  try {
    sessionStorage.setItem(KEY, text.trim().slice(0, LIMIT))
  } catch {
    // Some private windows refuse storage: the exam is asked again after the sign-up.
  }
}

export function namedExam(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

export const forgetNamedExam = () => keepNamedExam('')
