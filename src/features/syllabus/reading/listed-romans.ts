import type { Heading } from './heading-parts.ts'
import { ROMAN } from './heights.ts'
import { listed } from './topics.ts'

/**
 * Without the Roman numbers that count all topics of a subject in running text, where the numbers below them
 * begin anew: "I. Controle. 1. Tipos. 2. Formas. II. Auditoria. 1. Normas."
 */
export function withoutListedRomans(headings: readonly Heading[], text: string): Heading[] {
  const mayCount = ({ num, capitals, place }: Heading) => place === 'inline' && !capitals && ROMAN.test(num)
  const others = headings.filter((heading) => !mayCount(heading))
  return headings.filter((heading) => {
    if (!mayCount(heading)) return true
    const from = others.findLast(({ to }) => to <= heading.at)?.to ?? 0
    const to = others.find(({ at }) => at > heading.at)?.at ?? text.length
    return !listed(text.slice(from, to), 'roman')?.some(({ at }) => from + at === heading.at)
  })
}
