import { settingsSlot } from '../../features/account/settings/web/slots.ts'
import { setupSlot } from '../../features/careers/web/slots.ts'
import { examSlot } from '../../features/exams/web/slots.ts'
import { examOverSlot } from '../../features/guide/web/slots.ts'
import { noHistorySlot } from '../../features/history/web/slots.ts'
import { notebookSlot } from '../../features/imports/web/slots.ts'
import { topicSlot } from '../../features/mistakes/web/slots.ts'
import { missedSlot } from '../../features/mock-exams/web/slots.ts'
import { beginSlot, daysSlot, homeSlot, nowSlot, weekSlot } from '../../features/overview/web/slots.ts'
import { plannedSlot, suggestionSlot } from '../../features/schedule/web/slots.ts'
import { untouchedSlot } from '../../features/syllabus/web/slots.ts'
import { panel } from '../../web/panels/panels.tsx'
import { afterSlot, studySlot, todaySlot } from './study/slots.ts'

/** Every panel that a feature shows on another's screen, in the order of a slot. */
export const panels = [
  panel(
    nowSlot,
    'h-88.5 sm:h-87 guided:h-135 sm:guided:h-139',
    async () => (await import('../../features/guide/web/home-guide.tsx')).HomeGuide,
  ),
  panel(
    weekSlot,
    'h-53 sm:h-50 lg:h-57',
    async () => (await import('../../features/weekly-goal/web/week-goal.tsx')).WeekGoal,
  ),
  panel(
    daysSlot,
    'h-11',
    async () => (await import('../../features/week-card/web/share-week.tsx')).ShareWeek,
  ),
  panel(
    homeSlot,
    'hidden guided:block guided:h-80 sm:guided:h-70 lg:guided:h-52',
    async () => (await import('../../features/guide/web/until-exam.tsx')).UntilExam,
  ),
  panel(
    homeSlot,
    'h-136 min-[32rem]:h-113 sm:h-112 xl:h-101',
    async () => (await import('../../features/consistency/web/consistency-panel.tsx')).ConsistencyPanel,
  ),
  panel(homeSlot, '', async () => (await import('../../features/syllabus/watch/web/page-news.tsx')).PageNews),
  panel(
    studySlot,
    'hidden guided:block guided:h-74 sm:guided:h-69',
    async () => (await import('../../features/guide/web/guide-panel.tsx')).StudyGuide,
  ),
  panel(
    todaySlot,
    'mt-3 hidden guided:block guided:h-41',
    async () => (await import('../../features/guide/web/today-blocks.tsx')).TodayBlocks,
  ),
  panel(
    afterSlot,
    'hidden',
    async () => (await import('../../features/mistakes/web/after-session.tsx')).AfterSession,
  ),
  panel(
    missedSlot,
    'h-60',
    async () => (await import('../../features/mistakes/web/paper-missed.tsx')).PaperMissed,
  ),
  panel(topicSlot, 'h-17', async () => (await import('./study/mistake-topic.tsx')).MistakeTopic),
  panel(
    setupSlot,
    'h-11',
    async () => (await import('../../features/syllabus/adding/web/edital-first.tsx')).EditalFirst,
  ),
  panel(
    beginSlot,
    'h-11 w-56',
    async () => (await import('../../features/imports/web/import-settings.tsx')).BringStudies,
  ),
  panel(
    beginSlot,
    'h-11 w-52',
    async () => (await import('../../features/guide/web/already-known.tsx')).AlreadyKnown,
  ),
  panel(
    noHistorySlot,
    'h-11 w-56',
    async () => (await import('../../features/imports/web/import-settings.tsx')).BringStudies,
  ),
  panel(
    untouchedSlot,
    'h-11 w-56',
    async () => (await import('../../features/imports/web/import-settings.tsx')).BringStudies,
  ),
  panel(
    notebookSlot,
    'h-80',
    async () => (await import('../../features/guide/weights/web/notebook-weights.tsx')).NotebookWeights,
  ),
  panel(
    plannedSlot,
    '',
    async () => (await import('../../features/reminders/web/reminder-offer.tsx')).ReminderOffer,
  ),
  panel(
    suggestionSlot,
    'hidden',
    async () =>
      (await import('../../features/weekly-goal/suggested-week/web/suggest-dialog.tsx')).SuggestDialog,
  ),
  panel(
    examSlot,
    'h-11 w-52',
    async () => (await import('../../features/syllabus/targets/web/exam-target.tsx')).ExamTarget,
  ),
  panel(
    examOverSlot,
    'h-11 w-44',
    async () => (await import('../../features/syllabus/targets/web/exam-outcome.tsx')).ExamOutcome,
  ),
  panel(
    examOverSlot,
    'h-11 w-44',
    async () => (await import('../../features/mock-exams/web/exam-over.tsx')).ExamOver,
  ),
  panel(
    settingsSlot,
    'h-14 lg:h-88',
    async () => (await import('../../features/weekly-goal/web/goal-settings.tsx')).GoalSettings,
  ),
  panel(
    settingsSlot,
    'h-14 lg:h-140',
    async () => (await import('../../features/consistency/web/consistency-settings.tsx')).ConsistencySettings,
  ),
  panel(
    settingsSlot,
    'h-14 lg:h-40',
    async () => (await import('../../features/calendar-feed/web/feed-settings.tsx')).FeedSettings,
  ),
  panel(
    settingsSlot,
    'h-14 lg:h-40',
    async () => (await import('../../features/imports/web/import-settings.tsx')).ImportSettings,
  ),
  panel(
    settingsSlot,
    'h-14 lg:h-48',
    async () => (await import('../../features/reminders/web/reminder-settings.tsx')).ReminderSettings,
  ),
]
