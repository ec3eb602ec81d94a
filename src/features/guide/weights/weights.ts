import { WEIGHTS } from '../../syllabus/outline/weights.ts'
import type { GuideMaterial } from '../contract.ts'
import type { Topic } from '../knowledge/material.ts'

type MaterialTopic = GuideMaterial['topics'][number]

/** The topics with what each counts for: its subject's share of the exam, parted by importance and size. */
export function topicsIn({
  topics,
  is_weighed,
  places,
  elsewhere = [],
}: Omit<GuideMaterial, 'log'>): Topic[] {
  const parts = new Map<string, { all: number; isSaid: boolean }>()
  for (const topic of topics) {
    const { all, isSaid } = parts.get(topic.part) ?? { all: 0, isSaid: false }
    parts.set(topic.part, { all: all + weightOf(topic), isSaid: isSaid || topic.importance !== null })
  }
  const answers = new Map(elsewhere.map((sums) => [sums.topic_id, sums]))
  const placeOf = new Map(places.map(({ subject_id, place }) => [subject_id, place]))
  return topics.map((topic) => {
    const { id, name, subject, subject_id, part, part_share, importance, minimum, size } = topic
    const { all, isSaid } = parts.get(part) ?? { all: 1, isSaid: false }
    // A topic that is alone in its subject has all of its share, however important it is.
    const isAlone = all === weightOf(topic)
    return {
      id,
      name,
      subject,
      weight: (part_share * weightOf(topic)) / all,
      estimated: estimatedOf(is_weighed, topic),
      size,
      guessed: !(isSaid || isAlone),
      ifSaid: importance === null && !isAlone ? ifSaidIn(all, size) : undefined,
      minimum: minimum ?? undefined,
      place: placeOf.get(subject_id),
      elsewhere: answeredElsewhere(topic, answers),
    }
  })
}

type Answers = NonNullable<GuideMaterial['elsewhere']>[number]

function answeredElsewhere({ topic_ids }: MaterialTopic, answers: ReadonlyMap<number, Answers>) {
  const own = topic_ids.flatMap((id) => answers.get(id) ?? [])
  if (own.length === 0) return undefined
  const sum = (of: 'questions' | 'correct') => own.reduce((all, one) => all + one[of], 0)
  return { questions: sum('questions'), right: sum('correct') }
}

function estimatedOf(isWeighed: boolean, { is_guessed }: MaterialTopic): Topic['estimated'] {
  if (!isWeighed) return 'exam'
  return is_guessed ? 'block' : undefined
}

// One in the middle becomes the most or the least of its part, whose sum changes too.
const ifSaidIn = (all: number, size = 1) => {
  const { alta, media, baixa } = WEIGHTS
  const times = (weight: number) => (weight / (all + (weight - media) * size)) * (all / media)
  return { more: times(alta), less: times(baixa) }
}

const weightOf = ({ importance, size = 1 }: Pick<MaterialTopic, 'importance' | 'size'>) =>
  WEIGHTS[importance ?? 'media'] * size
