import { later } from '../../../web/ui/states/later.ts'

const parts = {
  asked: () => import('./study-dialogs.tsx'),
  leap: () => import('../../../features/timer/clock/web/leap-dialog.tsx'),
  silence: () => import('../../../features/timer/web/silence-dialog.tsx'),
  summary: () => import('./summary-dialog.tsx'),
  other: () => import('../../../features/timer/live/web/other-session.tsx'),
}

/** The dialogs' code comes when the page is at rest, or with the first of them. */
export const StudyDialogs = later(async () => (await parts.asked()).StudyDialogs)
export const LeapDialog = later(async () => (await parts.leap()).LeapDialog)
export const SilenceDialog = later(async () => (await parts.silence()).SilenceDialog)
export const SummaryDialog = later(async () => (await parts.summary()).SummaryDialog)
export const OtherSession = later(async () => (await parts.other()).OtherSession)

export const LATER = Object.values(parts)
