import { useMemo } from 'react'
import { useToday } from '../../../web/device/use-today.ts'
import { useOutbox } from '../../../web/outbox/use-outbox.ts'
import type { Syllabus } from '../contract.ts'
import { afterChanges } from '../edit/rules.ts'
import { changesPath } from '../operations/path.ts'
import { outlineOf } from '../outline/rules.ts'
import { changesWaiting, withWaiting } from '../outline/waiting.ts'

/** The syllabus with this device's waiting changes. */
export function useKnownSyllabus(userId: string, syllabus: Syllabus) {
  const writes = useOutbox(userId)
  const day = useToday()
  const { target } = syllabus
  const document = useMemo(
    () => afterChanges(syllabus.document, changesWaiting(writes, target.id)),
    [syllabus.document, writes, target.id],
  )
  const outline = useMemo(
    () => outlineOf(document.blocos, withWaiting(syllabus, writes, day), syllabus.target),
    [document, syllabus, writes, day],
  )
  const changes = writes.filter(({ path }) => path === changesPath(target.id))
  return {
    document,
    outline,
    isWaiting: changes.some(({ state }) => state === 'waiting'),
    refused: changes.filter(({ state }) => state === 'rejected'),
  }
}
