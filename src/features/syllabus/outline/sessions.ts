import type { LoggedRecord } from '../../records/log/rules.ts'
import { topicKey } from '../../records/topics/wording.ts'
import type { OutlineNode } from './rules.ts'

type About = Pick<LoggedRecord, 'subject_id' | 'topic' | 'topic_id'>

/** Records that name the topic or one below, and older ones with its words in its subject. */
export function sessionsOf<Of extends About>(records: readonly Of[], node: OutlineNode): readonly Of[] {
  const ids = new Set(node.topicIds)
  const keys = new Set([node.text, node.title()].map(topicKey))
  const isOf = ({ subject_id, topic, topic_id }: About) =>
    topic_id > 0
      ? ids.has(topic_id)
      : subject_id === node.subject?.id && topic !== null && keys.has(topicKey(topic))
  return records.filter(isOf)
}
