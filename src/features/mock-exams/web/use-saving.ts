import { useEffect, useEffectEvent, useState } from 'react'
import { revisionOf } from '../../../shared/whole.ts'
import { type Delivery, onSent, studentOutbox } from '../../../web/outbox/student-outbox.ts'
import { useOutbox } from '../../../web/outbox/use-outbox.ts'
import type { MockExam, MockExamBody } from '../contract.ts'
import { copy } from '../copy.ts'
import { pulledUp } from '../merging.ts'
import { paperPath } from '../path.ts'
import { putPaper, savePaper } from './queries.ts'
import { type EditedPaper, papersOf, useUnsavedPapers } from './use-paper.ts'

/** Marks made one after the other are sent together. */
const QUIET_MS = 3000

/** A paper must have a name; the field of the screen may be empty meanwhile. */
const bodyOf = ({ from: _, title, ...body }: EditedPaper): MockExamBody => ({
  ...body,
  title: title.trim() || copy.form.untitled,
})

const isSame = (one: MockExamBody, other: MockExamBody) =>
  revisionOf({ paper: one }) === revisionOf({ paper: other })

/** One save is made from what the one before it has said, so that a device never collides with itself. */
let lastKept: Promise<unknown> = Promise.resolve()

/** Saves the paper as it stands on this device now; undefined where nothing of it waits. */
async function saveNow(userId: string, key: string): Promise<Delivery | undefined> {
  const store = papersOf(userId)
  const kept = Promise.withResolvers<void>()
  const before = lastKept
  lastKept = kept.promise
  await before
  try {
    const draft = store.read()[key]
    if (!draft || draft.blocks.length === 0) return
    const body = bodyOf(draft)
    // Later changes build on the body that is being sent.
    const goOnFrom = (papers: ReturnType<typeof store.read>) => {
      const paper = papers[key]
      return paper ? { ...papers, [key]: { ...paper, from: body } } : papers
    }
    const delivery = await savePaper(
      userId,
      key,
      { from: draft.from, body },
      () => void store.change(goOnFrom).then(() => kept.resolve()),
    )
    if (delivery.type === 'rejected') await studentOutbox(userId).discard(delivery.id)
    return delivery
  } finally {
    kept.resolve()
  }
}

/** The server has taken a paper: what was done on this device since is all that waits. */
function settle(userId: string, { key, ...saved }: MockExam): void {
  void papersOf(userId).change((papers) => {
    const { [key]: draft, ...others } = papers
    if (!draft) return papers
    const now = pulledUp(bodyOf(draft), draft.from ?? saved, saved)
    return isSame(now, saved) ? others : { ...papers, [key]: { ...now, from: saved } }
  })
}

interface Saving {
  /** Saves at once what waits. */
  readonly save: () => Promise<Delivery | undefined>
  /** Why the server refused the paper as it stands. */
  readonly refusal: string | undefined
}

/** Sends what was changed of a paper on this device, as soon as the student pauses. */
export function useSaving(userId: string, key: string): Saving {
  const draft = useUnsavedPapers(userId)[key]
  const path = paperPath(key)
  const isOnItsWay = useOutbox(userId).some((entry) => entry.path === path)
  const [refused, setRefused] = useState<{ draft: EditedPaper | undefined; message: string }>()
  const save = async () => {
    const delivery = await saveNow(userId, key)
    if (delivery?.type === 'rejected')
      setRefused({ draft: papersOf(userId).read()[key], message: delivery.message })
    return delivery
  }
  const saveQuietly = useEffectEvent(() => void save().catch(() => undefined))
  const isDue = draft !== undefined && !isOnItsWay && refused?.draft !== draft

  useEffect(
    () =>
      onSent((entry, reply) => {
        if (entry.path !== path || entry.method !== 'PUT') return
        const { data } = reply as { data: MockExam }
        putPaper(userId, data)
        const isLast = studentOutbox(userId)
          .getSnapshot()
          .every(({ id, path: other }) => other !== path || id === entry.id)
        if (isLast) settle(userId, data)
      }),
    [userId, path],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft waits anew
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(saveQuietly, QUIET_MS)
    const onHidden = () => document.visibilityState === 'hidden' && saveQuietly()
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onHidden)
    }
  }, [isDue, draft])
  return { save, refusal: refused?.draft === draft ? refused?.message : undefined }
}
