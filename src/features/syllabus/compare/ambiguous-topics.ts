import { normalise } from '../format/identity.ts'
import { stemsOf } from './likeness.ts'
import type { Rows, TopicRow } from './rows.ts'

/** Words that occur below topics of any matter. */
const BELOW_ANY = stemsOf(
  normalise(
    'conceito definição noções introdução generalidades disposições gerais preliminares finais espécies tipos classificação classificações características elementos requisitos pressupostos princípios fundamentos finalidade objetivos objeto funções natureza jurídica efeitos modalidades formas fases etapas estrutura organização composição competência atribuições prazos sanções penalidades histórico evolução aspectos importância aplicações exemplos básicos principais',
  ),
)

/** Topics whose words mean nothing without those above: `Conceito`, or words that repeat. */
export function ambiguousTopics({ topics }: Rows): ReadonlySet<TopicRow> {
  const often = new Map<TopicRow['subject'], Map<string, number>>()
  for (const { subject, key } of topics) {
    const counts = often.get(subject) ?? new Map<string, number>()
    often.set(subject, counts.set(key, (counts.get(key) ?? 0) + 1))
  }
  return new Set(
    topics.filter(
      ({ subject, key, stems }) => (often.get(subject)?.get(key) ?? 0) > 1 || stems.isSubsetOf(BELOW_ANY),
    ),
  )
}
