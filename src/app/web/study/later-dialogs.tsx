import { type ComponentProps, Suspense } from 'react'
import { later } from '../../../web/ui/states/later.ts'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'

const parts = {
  asked: () => import('./study-dialogs.tsx'),
  leap: () => import('../../../features/timer/clock/web/leap-dialog.tsx'),
  silence: () => import('../../../features/timer/web/silence-dialog.tsx'),
  summary: () => import('./summary-dialog.tsx'),
  other: () => import('../../../features/timer/live/web/other-session.tsx'),
  end: () => import('./session-end.tsx'),
}

/** Loads the dialogs' code when the page is idle, or with the first dialog. */
export const StudyDialogs = later(async () => (await parts.asked()).StudyDialogs)
export const LeapDialog = later(async () => (await parts.leap()).LeapDialog)
export const SilenceDialog = later(async () => (await parts.silence()).SilenceDialog)
export const SummaryDialog = later(async () => (await parts.summary()).SummaryDialog)
export const OtherSession = later(async () => (await parts.other()).OtherSession)
const SessionEnd = later(async () => (await parts.end()).SessionEnd)

export const EndOfSession = (props: ComponentProps<typeof SessionEnd>) => (
  <Suspense fallback={<Skeleton className="h-74 sm:h-71" />}>
    <SessionEnd {...props} />
  </Suspense>
)

export const LATER = Object.values(parts)
