import { lazy } from 'react'

const parts = {
  asked: () => import('./study-dialogs.tsx'),
  leap: () => import('../../../features/timer/clock/web/leap-dialog.tsx'),
  silence: () => import('../../../features/timer/web/silence-dialog.tsx'),
  summary: () => import('./summary-dialog.tsx'),
  other: () => import('../../../features/timer/live/web/other-session.tsx'),
}

/** The dialogs' code comes when the page is at rest, or with the first of them. */
export const StudyDialogs = lazy(async () => ({ default: (await parts.asked()).StudyDialogs }))
export const LeapDialog = lazy(async () => ({ default: (await parts.leap()).LeapDialog }))
export const SilenceDialog = lazy(async () => ({ default: (await parts.silence()).SilenceDialog }))
export const SummaryDialog = lazy(async () => ({ default: (await parts.summary()).SummaryDialog }))
export const OtherSession = lazy(async () => ({ default: (await parts.other()).OtherSession }))

export const LATER = Object.values(parts)
