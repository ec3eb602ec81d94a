import type { ScoringRule } from './contract.ts'
import type { BrokenRule, Score } from './rules.ts'

const LIST = new Intl.ListFormat('pt-BR')
const NUMBER = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })

/** Points in hundredths as a student reads them: '57,5'. */
export const pointsText = (hundredths: number): string => NUMBER.format(hundredths / 100)

const shown = (measure: BrokenRule['measure'], value: number): string => {
  if (measure === 'acertos') return NUMBER.format(value)
  return measure === 'percentual' ? `${pointsText(value)} %` : pointsText(value)
}

const missingIn = ({ measure, had, needed }: BrokenRule): string => {
  const missing = needed - had
  if (measure === 'acertos') {
    const count = Math.ceil(missing - 1e-6)
    return count === 1 ? 'Faltou 1 acerto' : `Faltaram ${count} acertos`
  }
  if (measure === 'percentual') return `Faltaram ${pointsText(missing)} % dos pontos`
  return Math.abs(missing - 100) < 1e-6 ? 'Faltou 1 ponto' : `Faltaram ${pointsText(missing)} pontos`
}

const place = (names: readonly string[]) => (names.length > 0 ? `em ${LIST.format(names)}` : 'no total')

/** The rule that decided, and what was missing: 'Eliminado: 28 em P2, mínimo 30.' and 'Faltaram 2 pontos em P2.' */
export function brokenText(broken: BrokenRule): { readonly rule: string; readonly missing: string } {
  const where = place(broken.names)
  if (broken.kind === 'zero') {
    const what = broken.measure === 'acertos' ? 'nenhum acerto' : 'nota zero'
    return { rule: `Eliminado: ${what} ${where}.`, missing: `${missingIn(broken)} ${where}.` }
  }
  const { measure, had, needed } = broken
  return {
    rule: `Eliminado: ${shown(measure, had)} ${where}, mínimo ${shown(measure, needed)}.`,
    missing: `${missingIn(broken)} ${where}.`,
  }
}

/** The verdict in one sentence, by the first rule that decided it; undefined where the rule puts nobody out. */
export function verdictText(
  { minimos, zeraEm }: Pick<ScoringRule, 'minimos' | 'zeraEm'>,
  { verdict, broken: [first] }: Score,
): string | undefined {
  if (first) return brokenText(first).rule
  if (minimos.length === 0 && !zeraEm) return
  return verdict === 'approved'
    ? 'Você passou de todos os mínimos deste edital.'
    : 'Ainda não dá para dizer: depende do que falta informar.'
}
