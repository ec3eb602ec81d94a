import { useEffect, useEffectEvent, useState } from 'react'
import { placeWords } from '../../../features/guide/copy.ts'
import { isOfPlace } from '../../../features/guide/waiting/places.ts'
import { isOfMistake } from '../../../features/mistakes/pending.ts'
import { isOfPaper } from '../../../features/mock-exams/path.ts'
import { recordWords } from '../../../features/records/copy.ts'
import { subjects } from '../../../features/subjects/web/queries.ts'
import { outcomeWords } from '../../../features/syllabus/targets/copy.ts'
import { merge } from '../../../shared/whole.ts'
import { queryClient } from '../../../web/api/queries.ts'
import { studentDayZone } from '../../../web/device/time-zone.ts'
import { copy } from '../../../web/merging/copy.ts'
import { askMergeQuestion } from '../../../web/merging/merge-question.ts'
import { collisionsOf, type PartWords } from '../../../web/merging/settle.ts'
import type { OutboxEntry } from '../../../web/outbox/outbox-rules.ts'
import { studentOutbox } from '../../../web/outbox/student-outbox.ts'
import { useOutbox } from '../../../web/outbox/use-outbox.ts'
import { Strip } from '../shell/strip.tsx'

const nameOf = (id: number) => queryClient.getQueryData(subjects.queryKey)?.find((one) => one.id === id)?.name

async function wordsOf(entry: OutboxEntry): Promise<PartWords> {
  if (isOfPlace(entry)) return placeWords(entry.label) as PartWords
  if (isOfPaper(entry))
    return (await import('../../../features/mock-exams/copy.ts')).paperWords(studentDayZone())
  if (isOfMistake(entry))
    return (await import('../../../features/mistakes/copy.ts')).mistakeWords(nameOf) as PartWords
  if (entry.method === 'PUT') return recordWords(nameOf, studentDayZone()) as PartWords
  return outcomeWords as PartWords
}

/** Resolves once the student has chosen, or postponed the choice. */
async function decide(userId: string, entry: OutboxEntry): Promise<void> {
  const { made, theirs } = entry
  if (!(made && theirs)) return
  const versions = { base: made.from, mine: made.whole, theirs }
  const words = await wordsOf(entry)
  const choices = await askMergeQuestion(collisionsOf(versions, merge(versions).collisions, words))
  if (choices) await studentOutbox(userId).decide(entry, choices)
}

/** Asks once, on any page, about a change that collided with another device's; it waits until then. */
export function MergeQuestions({ userId }: { userId: string }) {
  const entry = useOutbox(userId).find(({ theirs }) => theirs)
  const [isAsking, setAsking] = useState(false)
  const ask = useEffectEvent(async () => {
    if (!entry || isAsking) return
    setAsking(true)
    await decide(userId, entry)
    setAsking(false)
  })
  const id = entry?.id
  useEffect(() => {
    if (id !== undefined && document.visibilityState === 'visible') void ask()
  }, [id])
  if (!entry || isAsking) return null
  return (
    <Strip tone="fair" action={copy.choose} onAction={ask}>
      {copy.waits(entry.label)}
    </Strip>
  )
}
