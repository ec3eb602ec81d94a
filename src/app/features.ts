/**
 * Folders of `src/features` in the order of the menu. The server reads each one's `server/gives.ts`, the
 * browser its `web/gives.ts`; either may be absent.
 */
export const FEATURES = [
  'overview',
  'schedule',
  'timer',
  'syllabus',
  'exams',
  'history',
  'careers',
  'subjects',
  'account',
  'support',
  'records',
  'report',
  'guide',
  'weekly-goal',
  'consistency',
  'week-card',
  'calendar-feed',
  'reminders',
] as const
