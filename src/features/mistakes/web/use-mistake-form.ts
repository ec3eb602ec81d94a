import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { today } from '../../../shared/calendar.ts'
import { newRecordKey } from '../../../shared/ids.ts'
import { tidy } from '../../../shared/text.ts'
import { failureText } from '../../../web/api/failure-text.ts'
import { studentDayZone } from '../../../web/device/time-zone.ts'
import type { Delivery } from '../../../web/outbox/student-outbox.ts'
import { notify } from '../../../web/ui/notices.ts'
import { BLANK_CARD } from '../cards.ts'
import type { Mistake, MistakeBody } from '../contract.ts'
import { copy } from '../copy.ts'
import { pictureOf, removePicture, savePicture } from '../pictures/web/queries.ts'
import { bodyOf, removeMistake, saveMistake } from './queries.ts'

const { form: words } = copy

/** A mistake that the student adds by hand, outside a paper or session. */
export function ownMistake(now: number): Omit<MistakeBody, 'subject_id' | 'cause'> {
  const said_at = new Date(now)
  return {
    topic: '',
    topic_id: null,
    said_at: said_at.toISOString(),
    day: today(said_at, studentDayZone()),
    source: '',
    title: '',
    number: null,
    questions: null,
    ...BLANK_CARD,
  }
}

interface Draft extends Omit<MistakeBody, 'subject_id'> {
  subject_id: number | null
}

function refusalOf({ subject_id, cause, question, other }: Draft, isOwn: boolean): string | undefined {
  if (subject_id === null) return words.missingSubject
  if (isOwn && cause === null) return words.missingCause
  const isHalf = cause === 'confused' && (tidy(question) === '') !== (tidy(other) === '')
  return isHalf ? words.missingBoth : undefined
}

const tellKept = ({ type }: Delivery, sent: string, kept: string) => notify(type === 'sent' ? sent : kept)

interface FormOptions {
  userId: string
  mistake: Mistake | undefined
  nameOf: (subjectId: number) => string
  onClose: () => void
}

/** The fields of a new or known mistake, until it is saved. */
export function useMistakeForm({ userId, mistake, nameOf, onClose }: FormOptions) {
  const [draft, setDraft] = useState<Draft>(() =>
    mistake ? bodyOf(mistake) : { ...ownMistake(Date.now()), subject_id: null, cause: null },
  )
  const known = useQuery({ ...pictureOf(userId, mistake?.key ?? ''), enabled: mistake?.picture === true })
  /** Null after it was removed. */
  const [picture, setPicture] = useState<string | null>()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const change = (patch: Partial<Draft>) => setDraft((before) => ({ ...before, ...patch }))

  const keepPicture = (named: { key: string; label: string }) => {
    if (picture) return savePicture(userId, named, picture)
    return picture === null && mistake?.picture ? removePicture(userId, named) : undefined
  }
  const keep = async (): Promise<string | undefined> => {
    const { subject_id, other } = draft
    const refused = refusalOf(draft, mistake?.cause !== null)
    if (refused || subject_id === null) return refused
    const named = { key: mistake?.key ?? newRecordKey(Date.now()), label: nameOf(subject_id) }
    const body = { ...draft, subject_id, other: draft.cause === 'confused' ? other : '' }
    const delivery = await saveMistake(userId, { ...named, body, from: mistake && bodyOf(mistake) })
    await keepPicture(named)
    tellKept(delivery, words.saved, words.kept)
    return undefined
  }

  const submit = async () => {
    setBusy(true)
    const refused = await keep().catch((error) => failureText(error, { unknown: words.failed }))
    setBusy(false)
    setRefusal(refused)
    if (!refused) onClose()
  }
  const remove = async () => {
    if (mistake) tellKept(await removeMistake(userId, mistake), words.removed, words.removedKept)
  }
  const shown = picture === undefined ? known.data?.url : (picture ?? undefined)
  const show = (url: string | undefined) => setPicture(url ?? null)
  return { draft, change, picture: shown, show, refusal, isBusy, submit, remove }
}
