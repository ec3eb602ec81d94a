/** Parts of the week that a picture may show; the student chooses each. */
export const PARTS = ['hours', 'questions', 'days', 'subjects', 'exam'] as const
export type Part = (typeof PARTS)[number]

/** Pixels of a picture as it is posted, and of one that fills a phone's screen. */
export const SIZES = { post: { width: 1080, height: 1350 }, story: { width: 1080, height: 1920 } } as const
export type Format = keyof typeof SIZES

export interface CardChoices {
  readonly parts: readonly Part[]
  readonly format: Format
}

/** Parts by which others could recognise the student are off at first. */
export const USUAL: CardChoices = { parts: ['hours', 'questions', 'days'], format: 'post' }

/** Turns a part on or off. */
export function withPart({ parts, format }: CardChoices, part: Part, isShown: boolean): CardChoices {
  return { format, parts: PARTS.filter((one) => (one === part ? isShown : parts.includes(one))) }
}

export const formatChoices = ({ parts, format }: CardChoices): string => JSON.stringify({ parts, format })

/** Returns null for anything that `formatChoices` did not write; it never throws. */
export function parseChoices(text: string): CardChoices | null {
  try {
    const { parts, format }: { parts?: unknown; format?: unknown } = JSON.parse(text)
    if (!(Array.isArray(parts) && (format === 'post' || format === 'story'))) return null
    return { parts: PARTS.filter((part) => parts.includes(part)), format }
  } catch {
    return null
  }
}
