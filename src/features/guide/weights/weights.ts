import { WEIGHTS } from '../../syllabus/outline/weights.ts'
import type { GuideMaterial } from '../contract.ts'
import type { Topic } from '../knowledge/material.ts'

type MaterialTopic = GuideMaterial['topics'][number]

/** The topics with what each counts for: its subject's share of the exam, parted by importance. */
export function topicsIn({ topics, is_weighed, places }: Omit<GuideMaterial, 'log'>): Topic[] {
  const parts = new Map<string, { all: number; isSaid: boolean }>()
  for (const { part, importance } of topics) {
    const { all, isSaid } = parts.get(part) ?? { all: 0, isSaid: false }
    parts.set(part, { all: all + weightOf(importance), isSaid: isSaid || importance !== null })
  }
  const isWeighed = is_weighed || [...parts.values()].some(({ isSaid }) => isSaid)
  const placeOf = new Map(places.map(({ subject_id, place }) => [subject_id, place]))
  return topics.map(({ id, name, subject, subject_id, part, part_share, importance, minimum }) => {
    const { all, isSaid } = parts.get(part) ?? { all: 1, isSaid: false }
    return {
      id,
      name,
      subject,
      weight: isWeighed ? (part_share * weightOf(importance)) / all : undefined,
      // A topic that is alone in its subject has all of its share, however important it is.
      guessed: !isSaid && all > weightOf(importance),
      ifSaid: importance === null && all > weightOf(importance) ? ifSaidIn(all) : undefined,
      minimum: minimum ?? undefined,
      place: placeOf.get(subject_id),
    }
  })
}

// One in the middle becomes the most or the least of its part, whose sum changes too.
const ifSaidIn = (all: number) => {
  const { alta, media, baixa } = WEIGHTS
  const times = (weight: number) => (weight / (all - media + weight)) * (all / media)
  return { more: times(alta), less: times(baixa) }
}

const weightOf = (importance: MaterialTopic['importance']) => WEIGHTS[importance ?? 'media']
