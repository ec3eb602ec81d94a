import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Delivery } from '../../../web/outbox/student-outbox.ts'
import { useOutbox } from '../../../web/outbox/use-outbox.ts'
import { AREA } from '../../../web/pages/paths.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { FormMessage } from '../../../web/ui/fields/form-message.tsx'
import { notify } from '../../../web/ui/notices.ts'
import type { MockExamBody } from '../contract.ts'
import { copy } from '../copy.ts'
import { elapsedSeconds, withClockTurned } from '../marks/rules.ts'
import { paperPath } from '../path.ts'
import { removePaper } from './queries.ts'
import { forgetPaper, type PaperDraft } from './use-paper.ts'
import type { useSaving } from './use-saving.ts'

const { form: words } = copy

interface PaperActionsProps {
  userId: string
  examKey: string
  draft: PaperDraft
  saving: ReturnType<typeof useSaving>
}

/** Finishes the paper: stops its clock, and its records are made. */
function finished({ clock, time }: MockExamBody, now: number): Partial<MockExamBody> {
  if (!clock?.started_at) return { open: false, time: time || elapsedSeconds(clock, now) }
  return { open: false, clock: withClockTurned(clock, now), time: elapsedSeconds(clock, now) }
}

/** Save and delete buttons. Changes are stored anyway; saving makes the paper count. */
export function PaperActions({ userId, examKey, draft, saving }: PaperActionsProps) {
  const { paper, change, isUnsaved } = draft
  const navigate = useNavigate()
  const [busy, setBusy] = useState<'save' | 'remove'>()
  const [failure, setFailure] = useState<string>()
  const attempt = async (what: 'save' | 'remove', failed: string, act: () => Promise<unknown>) => {
    setBusy(what)
    setFailure(undefined)
    await act().catch(() => setFailure(failed))
    setBusy(undefined)
  }
  const save = async () => {
    await change((now) => finished(now, Date.now()))
    const delivery = await saving.save()
    if (delivery?.type === 'rejected') return change({ open: paper.open })
    notify(savedText(delivery))
    await navigate(LIST)
  }
  const remove = async () => {
    const { from, ...body } = paper
    await removePaper(userId, examKey, { label: paper.title, before: isUnsaved ? from : body })
    await forgetPaper(userId, examKey)
    await navigate(LIST, { state: { removed: { ...body, key: examKey } } })
  }
  const message = failure ?? saving.refusal
  return (
    <div className="space-y-4">
      {message && <FormMessage tone="poor">{message}</FormMessage>}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          tone="primary"
          once
          busy={busy === 'save'}
          onClick={() => attempt('save', words.failed, save)}
        >
          <span>{busy === 'save' ? words.saving : words.save}</span>
        </Button>
        <Button busy={busy === 'remove'} onClick={() => attempt('remove', words.removeFailed, remove)}>
          <span>{words.remove}</span>
        </Button>
        <Kept userId={userId} examKey={examKey} isUnsaved={isUnsaved} />
      </div>
    </div>
  )
}

const LIST = `${AREA}/simulados`

const savedText = (delivery: Delivery | undefined) =>
  delivery?.type === 'waiting' ? words.kept : words.saved

/** Says whether the marks are on the server, or on this device until there is a connection. */
function Kept({ userId, examKey, isUnsaved }: { userId: string; examKey: string; isUnsaved: boolean }) {
  const waits = useOutbox(userId).some(({ path }) => path === paperPath(examKey))
  const where = waits ? words.waiting : words.sending
  return <p className="text-soft text-sm">{isUnsaved ? where : words.stored}</p>
}
