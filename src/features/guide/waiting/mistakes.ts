import { freshMistake, mistakesWith } from '../../mistakes/pending.ts'
import { isMaking, type KnownRecord, type PendingWrite, recordOf } from '../../records/pending.ts'
import { topicKey } from '../../records/topics/wording.ts'
import type { GuideMaterial } from '../contract.ts'

type Known = NonNullable<GuideMaterial['mistakes']>[number]

/** With the mistakes and answers that wait on the device; a session that waits was study of its topic. */
export function withWaitingMistakes(material: GuideMaterial, writes: readonly PendingWrite[]): GuideMaterial {
  const known = mistakesWith<Known>(material.mistakes ?? [], writes, freshMistake)
  if (known.length === 0) return material
  const studied = writes.filter(isMaking).map(recordOf)
  const mistakes = known.map((mistake) =>
    studied.some((record) => isStudyOf(record, mistake)) ? { ...mistake, studied: true } : mistake,
  )
  return { ...material, mistakes }
}

const isStudyOf = ({ created_at, subject_id, topic_id, topic }: KnownRecord, mistake: Known) =>
  subject_id === mistake.subject_id &&
  created_at > mistake.said_at &&
  (topic_id === undefined
    ? topic !== null && mistake.topic !== '' && topicKey(topic) === topicKey(mistake.topic)
    : topic_id === mistake.topic_id)
